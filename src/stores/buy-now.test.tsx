import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cancelRow, putInOutbox, readOutbox } from "@/platform/outbox";
import { storageKeys } from "@/platform/storage/storage-keys";
import { piecesOf, plainItem } from "../../tests/fixtures/cart-stage";
import { me, orderStage, place } from "../../tests/fixtures/order-stage";

type BuyNow = typeof import("./buy-now");

const stored = (text: string) => localStorage.setItem(storageKeys.buyNow, text);
const fresh = async (): Promise<BuyNow> => {
  vi.resetModules();
  return import("./buy-now");
};
const itemIdOf = (store: BuyNow) => store.buyNowItem("buy_now")?.line.item.id;

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe("an item that is ordered by itself", () => {
  it("is there after a reload, one for each kind, the last one chosen", async () => {
    const tab = await fresh();
    tab.chooseBuyNowItem("buy_now", piecesOf(plainItem(1), 2), null);
    tab.chooseBuyNowItem("campaign", piecesOf(plainItem(3)), null);
    tab.chooseBuyNowItem("buy_now", piecesOf(plainItem(2), 3), null);
    const next = await fresh();
    expect(next.buyNowItem("buy_now")?.line).toMatchObject({ item: { id: 2 }, quantity: 3 });
    expect(next.buyNowItem("campaign")?.line.item.id).toBe(3);
  });

  it("comes along with a guest who signs in, and is nobody else's", async () => {
    const tab = await fresh();
    tab.chooseBuyNowItem("buy_now", piecesOf(plainItem(1)), null);
    localStorage.setItem(storageKeys.token, "a-token");
    localStorage.setItem(storageKeys.account, "customer:ada");
    const customer = await fresh();
    expect(itemIdOf(customer)).toBe(1);
    customer.chooseBuyNowItem("buy_now", piecesOf(plainItem(2)), null);
    localStorage.removeItem(storageKeys.token);
    localStorage.setItem(storageKeys.account, "guest:5");
    expect(itemIdOf(await fresh())).toBeUndefined();
  });

  it("is forgotten after a week", async () => {
    (await fresh()).chooseBuyNowItem("buy_now", piecesOf(plainItem(1)), null);
    vi.useFakeTimers({ now: Date.now() + 7 * 86_400_000 + 1, toFake: ["Date"] });
    expect(itemIdOf(await fresh())).toBeUndefined();
  });

  it.each([
    "",
    "{",
    "null",
    "[1]",
    '"text"',
    '{"buy_now":1}',
    '{"buy_now":{"owner":"guest","at":9e15,"orderKey":null,"module":null,"line":{}}}',
    '{"buy_now":{"owner":"guest","at":9e15,"orderKey":null,"module":{"id":"1"},"line":null}}',
  ])("is none where the record is %s", async (text) => {
    stored(text);
    expect(itemIdOf(await fresh())).toBeUndefined();
  });
});

describe("with its order", () => {
  const stage = orderStage();
  const order = async () => {
    const written = stage.newOrder([]);
    const body = { ...written.payload.body, is_buy_now: 1 as const, cart: [] };
    const row = await putInOutbox(
      { kind: "order", payload: { ...written.payload, buyNow: "buy_now", body } },
      me,
    );
    if (row?.kind !== "order") throw new Error("No order was written.");
    return row;
  };
  const current = () => import("./buy-now");

  it("is gone once and only when the order is placed; the cart stays", async () => {
    const { chooseBuyNowItem, holdBuyNowItem } = await current();
    chooseBuyNowItem("buy_now", piecesOf(plainItem(1)), null);
    const before = stage.quantities();
    const row = await order();
    holdBuyNowItem("buy_now", row.key);
    expect(itemIdOf(await current())).toBe(1);
    await place(row);
    await vi.waitFor(async () => expect(itemIdOf(await current())).toBeUndefined());
    expect(stage.quantities()).toEqual(before);
    // The next choice is not part of the same order.
    chooseBuyNowItem("buy_now", piecesOf(plainItem(2)), null);
    await place(row);
    expect(itemIdOf(await current())).toBe(2);
  });

  it("can be ordered again when the order was taken back", async () => {
    const { chooseBuyNowItem, holdBuyNowItem, buyNowItem } = await current();
    chooseBuyNowItem("buy_now", piecesOf(plainItem(1)), null);
    const row = await order();
    holdBuyNowItem("buy_now", row.key);
    expect(await cancelRow(row.id)).toBe(true);
    await vi.waitFor(() => expect(buyNowItem("buy_now")?.orderKey).toBeNull());
  });

  it("does not wait for the cart, nor the cart for it", async () => {
    stage.cart.setCartQuantity(1, stage.orderedLines()[0]?.key ?? "", 3);
    await order();
    const subjects = new Set((await readOutbox()).map(({ subject }) => subject));
    expect(subjects.size).toBe(2);
  });
});
