import { act, cleanup, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { configureHttp } from "@/platform/http/client";
import { preloadTexts } from "@/platform/i18n";
import { forgetGuestOrders, rememberGuestOrder, useGuestOrders } from "@/stores/guest-orders";
import { closeOverlays, currentOverlay } from "@/stores/overlay";
import { useSession } from "@/stores/session";
import { orderOf } from "../../../../tests/fixtures/order";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { isStripFolded, RunningOrderStrip } from "./running-order-strip";
import UnansweredNote from "./unanswered-note";

const orderId = 1207;

beforeEach(async () => {
  await preloadTexts("orders", "aftercare", "shell", "chat");
  sessionStorage.clear();
  configureHttp({ baseUrl: "https://shop.test", headers: () => ({}) });
  useSession.setState({ token: null, accountKey: "guest:5", guestId: 5 });
  const now = new Date().toISOString();
  vi.stubGlobal("fetch", async () =>
    Response.json(orderOf({ id: orderId, created_at: now, pending: now, details_count: 1 })),
  );
  rememberGuestOrder({
    orderId,
    contact: "+12025552030",
    storeName: "Quay Kitchen",
    placedAt: Date.now(),
    closed: false,
  });
});
afterEach(() => {
  cleanup();
  closeOverlays();
  forgetGuestOrders();
  vi.unstubAllGlobals();
});

describe("the bar of an order under way", () => {
  const bar = () => screen.findByRole("complementary", { name: "Order under way" }, { timeout: 15_000 });

  it("shows a guest's order of this device on any page, and opens its tracking", async () => {
    await showInPage(<RunningOrderStrip />, "/wishlist");
    const words = (await bar()).querySelector("button");
    expect(words?.textContent).toContain("Waiting for the store");
    await act(async () => words?.click());
    expect(currentOverlay()).toMatchObject({ kind: "tracking", orderId });
  });

  it("stays closed for the visit when it was closed, also after a reload", async () => {
    await showInPage(<RunningOrderStrip />, "/home");
    await bar();
    await act(async () => screen.getByRole("button", { name: "Hide this order" }).click());
    expect(screen.queryByRole("complementary")).toBeNull();
    cleanup();
    vi.resetModules();
    const fresh = await import("../hidden-order");
    expect(renderHook(() => fresh.useIsOrderHidden(orderId)).result.current).toBe(true);
  });

  it.each([
    ["/checkout", "?page=buy_now", true],
    ["/track-order", "", true],
    ["/chatting", "", true],
    ["/rate-and-review/5", "", true],
    ["/invoice/5", "", true],
    ["/product/burger-7", "", true],
    ["/parcel-delivery-info", "?category=1", true],
    ["/profile", "?page=inbox", true],
    ["/profile", "?page=my-orders&orderId=5", true],
    ["/profile", "?page=wallet", false],
    ["/home", "", false],
    ["/", "", false],
    ["/store/quay", "", false],
  ])("is folded away at %s%s: %s", (pathname, search, folded) => {
    expect(isStripFolded(pathname, search)).toBe(folded);
  });
});

describe("the bar of an order that is not paid yet", () => {
  const bar = () => screen.findByRole("complementary", { name: "Order under way" }, { timeout: 15_000 });
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000 - 5_000).toISOString();

  it.each([
    [28, "Not paid yet, 28 minutes left"],
    [30, "Not paid yet, 30 minutes left"],
    [2, "Not paid yet, 2 minutes left"],
    [1, "Not paid yet, 1 minute left"],
    [90, "Not paid yet, 90 minutes left"],
    [120, "Not paid yet, 2 hours left"],
    [91, "Not paid yet, 1 hour left"],
    [24 * 60, "Not paid yet, 24 hours left"],
    [0, "Not paid yet"],
    [-3, "Not paid yet"],
  ])("with %d minutes left says '%s', and opens what can be done", async (minutes, words) => {
    const unpaid = {
      order_status: "failed",
      payment_status: "unpaid",
      failed: null,
      details_count: 1,
    } as const;
    vi.stubGlobal("fetch", async () =>
      Response.json(orderOf({ id: orderId, ...unpaid, pending: null, pay_until: inMinutes(minutes) })),
    );
    await showInPage(<RunningOrderStrip />, "/settings");
    const button = (await bar()).querySelector("button");
    expect(button?.querySelector("span span")?.textContent).toBe(words);
    // It cannot be hidden: it ends by itself.
    expect(screen.queryByRole("button", { name: "Hide this order" })).toBeNull();
    await act(async () => button?.click());
    expect(currentOverlay()).toEqual({ kind: "unpaid-order", orderId });
  });

  it.each([
    ["whose payment failed, while it is held", "2026-11-28T12:00:00Z", inMinutes(5), true],
    [
      "whose payment failed, on a backend that does not say how long it is held",
      "2026-11-28T12:00:00Z",
      undefined,
      false,
    ],
    ["that nobody has tried to pay, on such a backend", null, undefined, true],
  ])("%s", async (_what, failed, pay_until, shown) => {
    const unpaid = { order_status: "failed", payment_status: "unpaid", details_count: 1 } as const;
    const fetched = vi.fn(async () =>
      Response.json(orderOf({ id: orderId, ...unpaid, pending: null, failed, pay_until })),
    );
    vi.stubGlobal("fetch", fetched);
    await showInPage(<RunningOrderStrip />, "/settings");
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    if (shown) expect((await bar()).textContent).toContain("Not paid yet");
    else await vi.waitFor(() => expect(useGuestOrders.getState().orders).toMatchObject([{ closed: true }]));
  });
});

describe("an order that its store has not answered", () => {
  it("says what can be done: call, write, cancel", async () => {
    const store = { name: "Quay Kitchen", phone: "+15557", vendor_id: 3 };
    await showInPage(<UnansweredNote order={orderOf({ id: orderId, payment_status: "unpaid", store })} />);
    expect(screen.getByRole("status").textContent).toContain("not answered yet");
    expect(screen.getByRole("link", { name: "Call the shop" }).getAttribute("href")).toBe("tel:+15557");
    await act(async () => screen.getByRole("button", { name: "Cancel order" }).click());
    expect(currentOverlay()).toMatchObject({ kind: "cancel-order", orderId });
  });
});
