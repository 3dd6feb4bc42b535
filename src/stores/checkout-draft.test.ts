import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Coupon } from "@/contract";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import {
  checkoutCoupon,
  checkoutDraft,
  deleteCheckoutDraft,
  saveCheckoutCoupon,
  saveCheckoutDraft,
} from "./checkout-draft";
import { useSession } from "./session";

const draft = { place: "Pier 4", storeId: 3, values: { house: "12b", order_note: "Ring twice" } };
const nobody = { token: null, guestId: null, accountKey: "local:1", epoch: 0 };

beforeEach(() => useSession.setState(nobody));
afterEach(() => {
  vi.useRealTimers();
  deleteCheckoutDraft();
});

describe("the draft of a checkout", () => {
  it("stays a guest's while the guest gets an id", () => {
    saveCheckoutDraft(draft);
    useSession.setState({ guestId: 5, accountKey: "guest:5" });
    expect(checkoutDraft()).toMatchObject(draft);
  });
  it("is not given to another account", () => {
    useSession.setState({ token: "t", accountKey: "customer:a" });
    saveCheckoutDraft(draft);
    useSession.setState({ token: "u", accountKey: "customer:b" });
    expect(checkoutDraft()).toBeNull();
    useSession.setState(nobody);
    expect(checkoutDraft()).toBeNull();
  });
  it("keeps the coupon of one store through what is typed later, and loses it with the draft", () => {
    const coupon = {
      code: "TEN",
      discount_type: "percent",
      coupon_type: "default",
      discount: 10,
      min_purchase: 5,
      max_discount: 0,
    } as Coupon;
    saveCheckoutCoupon(3, coupon);
    saveCheckoutDraft(draft);
    expect([checkoutCoupon(3)?.code, checkoutCoupon(4)]).toEqual(["TEN", null]);
    saveCheckoutCoupon(3, null);
    expect(checkoutCoupon(3)).toBeNull();
    expect(checkoutDraft()).toMatchObject(draft);
    saveCheckoutCoupon(3, coupon);
    deleteCheckoutDraft();
    expect(checkoutCoupon(3)).toBeNull();
  });
  it("without a readable coupon is no draft", () => {
    saveCheckoutCoupon(3, { code: "TEN" } as Coupon);
    expect(checkoutDraft()).toBeNull();
  });
  it("is forgotten after a week", () => {
    vi.useFakeTimers();
    saveCheckoutDraft(draft);
    vi.advanceTimersByTime(6 * 86_400_000);
    expect(checkoutDraft()).not.toBeNull();
    vi.advanceTimersByTime(2 * 86_400_000);
    expect(checkoutDraft()).toBeNull();
  });
  it.each([
    "{",
    "[]",
    "7",
    '{"owner":"guest","at":1}',
    `{"owner":"guest","at":${Date.now()},"storeId":1,"place":null,"values":{"house":4}}`,
    `{"owner":"guest","at":${Date.now()},"storeId":1,"place":{},"values":{}}`,
  ])("is none when the storage holds %s", (text) => {
    safeStorage.setItem(storageKeys.checkoutDraft, text);
    expect(checkoutDraft()).toBeNull();
  });
});
