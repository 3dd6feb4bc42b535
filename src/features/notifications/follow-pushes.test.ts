// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { PushMessage } from "@/domain/push-message";
import { preloadTexts } from "@/platform/i18n";
import { handledReply, readyReply, showReply } from "@/platform/push/worker-messages";
import { registerNavigator } from "@/stores/navigation";
import { useSession } from "@/stores/session";
import { useToasts } from "@/stores/toasts";
import { followPushes } from "./follow-pushes";

const accountKey = "customer:grace";
const worker = Object.assign(new EventTarget(), { startMessages: () => undefined });
const queryClient = new QueryClient();
let opened: string[];

const push = (fields: Partial<PushMessage>): PushMessage => ({
  type: "order_status",
  kind: "orders",
  title: "",
  body: "",
  image: null,
  orderId: null,
  conversationId: null,
  senderType: null,
  recipient: null,
  id: null,
  sentAt: null,
  silent: false,
  ...fields,
});
/** Sends the worker's message to a page in view; `waits`: the worker still does. Returns a spy for the page's last reply. */
function deliver(message: PushMessage, show = true, waits = true): ReturnType<typeof vi.fn> {
  const shown = vi.fn();
  const port = {
    onmessage: null as ((event: { data: unknown }) => void) | null,
    postMessage: (said: unknown) => {
      if (said === handledReply) shown();
      if (said === readyReply && waits) port.onmessage?.({ data: showReply });
    },
  };
  const data = { doorstep: "push", message, show };
  worker.dispatchEvent(Object.assign(new Event("message"), { data, ports: [port] }));
  return shown;
}
const toasts = () => useToasts.getState().toasts;
const isAsked = (...queryKey: string[]) => queryClient.getQueryState(queryKey)?.isInvalidated;

beforeAll(async () => {
  Object.defineProperty(navigator, "serviceWorker", { value: worker, configurable: true });
  await preloadTexts("push");
  followPushes(queryClient);
});
beforeEach(() => {
  opened = [];
  registerNavigator((path) => opened.push(path));
  useSession.setState({ token: "token", guestId: null, accountKey });
  for (const root of ["notifications", "order", "orders"])
    queryClient.setQueryData([root, accountKey, "any"], 1);
  queryClient.setQueryData(["chat", "any"], 1);
});
afterEach(() => {
  useToasts.setState({ toasts: [] });
  queryClient.clear();
  history.replaceState(null, "", "/");
});

describe("a push that comes while the page is in view", () => {
  it("about a message is a toast", async () => {
    const answered = deliver(
      push({ type: "message", kind: "chat", conversationId: "7", senderType: "vendor" }),
    );
    await vi.waitFor(() => expect(answered).toHaveBeenCalled());
    expect(toasts()).toMatchObject([{ text: "You have a new message" }]);
    expect(toasts()[0]?.action?.label).toBe("Open");
  });

  it("about a message refetches the chat, and shows nothing while that chat is open", async () => {
    history.replaceState(null, "", "/chatting?conversationId=7");
    const answered = deliver(push({ type: "message", kind: "chat", conversationId: "7" }));
    await vi.waitFor(() => expect(answered).toHaveBeenCalled());
    expect(toasts()).toEqual([]);
    expect(isAsked("chat", "any")).toBe(true);
  });

  it("about a referral is a card for five seconds", async () => {
    const answered = deliver(
      push({ type: "referral_code", kind: "offers", title: "Thank you", body: "5 off" }),
    );
    await vi.waitFor(() => expect(answered).toHaveBeenCalled());
    expect(toasts()).toMatchObject([{ title: "Thank you", text: "5 off", duration: 5_000 }]);
    toasts()[0]?.action?.run();
    expect(opened).toEqual(["/profile?page=referral-code"]);
  });

  it("about an order is a toast that opens it, and the order is refetched", async () => {
    const answered = deliver(push({ title: "On its way", orderId: 12345678 }));
    await vi.waitFor(() => expect(answered).toHaveBeenCalled());
    expect(toasts()).toMatchObject([{ text: "On its way" }]);
    toasts()[0]?.action?.run();
    expect(opened).toEqual(["/profile?page=my-orders&orderId=12345678"]);
    expect([isAsked("order", accountKey, "any"), isAsked("orders", accountKey, "any")]).toEqual([true, true]);
  });

  it("leads a guest to the tracking of their order", async () => {
    useSession.setState({ token: null, guestId: 7, accountKey: "guest:7" });
    const answered = deliver(push({ title: "On its way", orderId: 12345678 }));
    await vi.waitFor(() => expect(answered).toHaveBeenCalled());
    toasts()[0]?.action?.run();
    expect(opened).toEqual(["/track-order?order_id=12345678"]);
  });

  it("of an unknown kind is plain text without an action", async () => {
    const answered = deliver(push({ type: "news", kind: "offers", title: "Free delivery", body: "Today" }));
    await vi.waitFor(() => expect(answered).toHaveBeenCalled());
    expect(toasts()).toMatchObject([{ title: "Free delivery", text: "Today" }]);
    expect(toasts()[0]?.action).toBeUndefined();
    expect([isAsked("notifications", accountKey, "any"), isAsked("orders", accountKey, "any")]).toEqual([
      true,
      false,
    ]);
  });

  it("shows nothing when it replied too late: a notification was shown", async () => {
    const late = deliver(push({ title: "On its way", orderId: 12345678 }), true, false);
    const next = deliver(push({ title: "Delivered", orderId: 87654321 }));
    await vi.waitFor(() => expect(next).toHaveBeenCalled());
    expect(toasts()).toMatchObject([{ text: "Delivered" }]);
    expect(late).not.toHaveBeenCalled();
    expect(isAsked("orders", accountKey, "any")).toBe(true);
  });

  it("updates a further tab without a toast", () => {
    deliver(push({ title: "On its way", orderId: 12345678 }), false);
    expect(isAsked("orders", accountKey, "any")).toBe(true);
    expect(toasts()).toEqual([]);
  });
});
