import { afterEach, describe, expect, it, vi } from "vitest";
import type { OrderRow } from "@/platform/outbox/row";
import { inTurn } from "./in-turn";
import { noticeOf, tellAboutOrder } from "./order-notice";

const row = {
  kind: "order",
  key: "k",
  owner: "customer:1",
  state: "placed",
  payload: { storeName: "Harbour Grill" },
  result: { orderId: 12345678, total: 10, status: "pending", createdAt: "" },
} as unknown as OrderRow;

describe("the notice of an order that waited", () => {
  it("leads a customer to the placed order", () =>
    expect(noticeOf(row, "en")).toMatchObject({
      title: "Your order is placed",
      path: "/profile?page=my-orders&orderId=12345678",
    }));
  it("speaks Arabic", () => expect(noticeOf(row, "ar")?.title).toBe("تم تأكيد طلبك"));
  it("names no account and leads a guest home", () =>
    expect(noticeOf({ ...row, owner: "guest:7" }, "en")?.path).toBe("/home"));
  it("asks back to the checkout", () =>
    expect(noticeOf({ ...row, state: "needs-you" }, "en")).toMatchObject({ path: "/checkout?page=cart" }));
  it.each(["waiting", "sending", "checking", "parked"] as const)("says nothing about %s", (state) =>
    expect(noticeOf({ ...row, state }, "en")).toBeNull(),
  );
  it("says nothing about an order that was let go", () =>
    expect(noticeOf({ ...row, letGo: true }, "en")).toBeNull());
});

describe("the notification of it", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("waits for a push that is being shown, and keeps where a click leads", async () => {
    const shown: unknown[] = [];
    vi.stubGlobal("Notification", { permission: "granted" });
    vi.stubGlobal("self", {
      clients: { matchAll: async () => [] },
      registration: {
        showNotification: async (title: string, { data }: NotificationOptions) =>
          void shown.push([title, data]),
      },
    });
    let pushIsShown = () => {};
    const push = inTurn(
      () =>
        new Promise<void>((resolve) => {
          pushIsShown = resolve;
        }),
    );
    const notice = tellAboutOrder(row, "en");
    await new Promise((resolve) => setImmediate(resolve));
    expect(shown).toEqual([]);
    pushIsShown();
    await Promise.all([push, notice]);
    const target = "/profile?page=my-orders&orderId=12345678";
    expect(shown).toEqual([["Your order is placed", { target, sentAt: null }]]);
  });
});
