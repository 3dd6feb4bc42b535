// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { handledReply, readyReply, showReply } from "@/platform/push/worker-messages";
import { useToasts } from "@/stores/toasts";
import { followPushes } from "./follow-pushes";

const network = vi.hoisted(() => {
  let restore = () => {};
  const back = new Promise<void>((resolve) => {
    restore = resolve;
  });
  return { back, restore };
});
// As on a network that stalls: the file of the texts does not come.
vi.mock("@/platform/i18n/locales/en/push", async (original) => {
  await network.back;
  return original();
});

it("a page whose texts are still on their way does not say that it is ready, so that the worker shows the push", async () => {
  const worker = Object.assign(new EventTarget(), { startMessages: () => undefined });
  Object.defineProperty(navigator, "serviceWorker", { value: worker, configurable: true });
  followPushes(new QueryClient());
  const said: unknown[] = [];
  let gaveUp = false;
  const port = {
    onmessage: null as ((event: { data: unknown }) => void) | null,
    postMessage: (reply: unknown) => {
      said.push(reply);
      if (reply === readyReply && !gaveUp) port.onmessage?.({ data: showReply });
    },
  };
  const message = { type: "order_status", kind: "orders", title: "On its way", body: "", orderId: 1 };
  const data = { doorstep: "push", message, show: true };
  worker.dispatchEvent(Object.assign(new Event("message"), { data, ports: [port] }));
  await new Promise((resolve) => setImmediate(resolve));
  expect(said).toEqual([]);

  gaveUp = true;
  network.restore();
  // It asks now, and nobody replies: a notification has told it.
  await vi.waitFor(() => expect(said).toEqual([readyReply]));
  expect(said).not.toContain(handledReply);
  expect(useToasts.getState().toasts).toEqual([]);
});
