import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { checkoutDraft, deleteCheckoutDraft, saveCheckoutDraft } from "./checkout-draft";
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
