import { onlineManager } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { configureHttp } from "@/platform/http/client";
import { preloadTexts } from "@/platform/i18n";
import { signIn } from "@/stores/session";
import { useToasts } from "@/stores/toasts";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import CancelOrderOverlay from "./cancel-order-overlay";

const tooLate = /cannot be canceled any more/;
let status = "pending";
let closed = 0;

const respond = (address: string): Response => {
  if (address.includes("/cancellation-reasons"))
    return Response.json({ total_size: 1, reasons: [{ id: 1, reason: "Changed my mind" }] });
  if (address.includes("/order/cancel")) {
    if (status === "pending") {
      status = "canceled";
      return Response.json({ message: "Gone" });
    }
    const errors = [{ code: "order_not_cancelable", message: "A raw message" }];
    return Response.json({ errors }, { status: 403 });
  }
  return Response.json({ id: 7, order_status: status, payment_status: "unpaid", order_amount: 5 });
};

const submit = () => act(async () => screen.getByRole("button", { name: "Submit" }).click());
const show = () =>
  showInPage(
    <CancelOrderOverlay
      overlay={{ kind: "cancel-order", orderId: 7 }}
      open
      onClose={() => {
        closed += 1;
      }}
      onClosed={() => undefined}
    />,
  );
async function openWithReason(): Promise<void> {
  await show();
  fireEvent.click(await screen.findByRole("radio", { name: "Changed my mind" }));
  const isReady = () => !(screen.getByRole("button", { name: "Submit" }) as HTMLButtonElement).disabled;
  await vi.waitFor(() => expect(isReady()).toBe(true));
}
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(async () => {
  await preloadTexts("orders", "shell", "frame");
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  await signIn("secret", 9);
  [status, closed] = ["pending", 0];
  useToasts.setState({ toasts: [] });
  configureHttp({ baseUrl: "https://shop.test", headers: () => ({}) });
  vi.stubGlobal("fetch", (address: string) => Promise.resolve(respond(address)));
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the dialog that cancels an order", () => {
  it("cancels one that is pending, without a word of being too late", async () => {
    await openWithReason();
    await submit();
    await expect.poll(() => closed).toBe(1);
    expect(toasts()).toEqual(["Gone"]);
    expect(screen.queryByText(tooLate)).toBeNull();
  });

  it("says that it is too late as soon as the shop has confirmed the order", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openWithReason();
    status = "confirmed";
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect(screen.getByRole("status").textContent).toMatch(tooLate);
    expect(screen.queryByRole("button", { name: "Submit" })).toBeNull();
  });

  it("says so in its own words when the order was confirmed just before the press", async () => {
    await openWithReason();
    status = "confirmed";
    await submit();
    expect(await screen.findByText(tooLate)).toBeTruthy();
    expect(toasts()).toEqual([]);
  });

  it("says that the reasons did not come without a network, and asks again when it is told to", async () => {
    onlineManager.setOnline(false);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("No network")));
    await show();
    expect(await screen.findByText("The reasons could not be loaded")).toBeTruthy();
    vi.stubGlobal("fetch", (address: string) => Promise.resolve(respond(address)));
    onlineManager.setOnline(true);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("radio", { name: "Changed my mind" })).toBeTruthy();
  });
});
