/** An order that the shopper let go although it may have arrived: looked for, never placed by the look. */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { configureHttp } from "@/platform/http/client";
import {
  cartWith,
  lineOf,
  orderOf,
  putRowAs,
  senderOf,
  sendNow,
  session,
} from "../../../../tests/fixtures/outbox-rows";
import { openShopServer, type ShopServer } from "../../../../tests/fixtures/shop-server";
import { acknowledgeRow, readOutbox } from "../queue/outbox";
import { closeDatabase } from "../storage/database";
import { readLastSyncedCart, writeLastSyncedCart } from "../storage/last-synced-carts";
import { updateRow } from "../storage/rows";

const beyondDeadline = 1_000_000;
let shop: ShopServer;
let ahead: number;
const sender = senderOf(() => ahead);
const placing = () => shop.requests.filter(({ path }) => path === "/customer/order/place");

/** Lost on its way, then refused when it was repeated, and let go by the shopper. */
async function giveUp(fault: "drop-before" | "drop-after") {
  shop.faults = [fault];
  const row = await putRowAs(orderOf({ expectedTotal: fault === "drop-after" ? 10 : 9 }));
  await sendNow(sender, []);
  const problem = { code: "order_amount", message: "", total: 12 };
  await updateRow(row.id, (now) => ({ ...now, state: "needs-you", problem, notBefore: 0 }));
  await acknowledgeRow(row.id);
  return row;
}

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  ahead = 0;
  shop = await openShopServer();
  shop.now = () => Date.now() + ahead;
  configureHttp({ baseUrl: shop.url, headers: () => session.shop });
});
afterEach(() => shop.close());

describe("an order that was let go although it may have arrived", () => {
  it("is not sent again before its deadline, when it could still be placed", async () => {
    const row = await giveUp("drop-before");
    // Whatever had stood against it is over.
    await updateRow(row.id, (now) =>
      now.kind === "order" ? { ...now, payload: { ...now.payload, expectedTotal: 10 } } : undefined,
    );
    await sendNow(sender, await readOutbox());
    expect(placing()).toHaveLength(1);
    expect(shop.orders).toEqual([]);
  });

  it("places nothing when it is looked for, whatever a clock that was moved says about its deadline", async () => {
    const row = await giveUp("drop-before");
    await updateRow(row.id, (now) =>
      now.kind === "order" ? { ...now, payload: { ...now.payload, expectedTotal: 10 } } : undefined,
    );
    const moved = senderOf(() => beyondDeadline);
    await sendNow(moved, await readOutbox());
    expect(placing()).toHaveLength(2);
    expect(shop.orders).toEqual([]);
    expect(await readOutbox()).toEqual([]);
  });

  it("holds up neither the cart nor the next order", async () => {
    await giveUp("drop-before");
    await putRowAs(cartWith(lineOf(1, 1)));
    await putRowAs(orderOf());
    await sendNow(sender, []);
    expect(shop.acted).toEqual(["/customer/cart/add", "/customer/order/place"]);
  });

  it("is shown after all when it turns out to be there", async () => {
    const row = await giveUp("drop-after");
    ahead = beyondDeadline;
    await sendNow(sender, await readOutbox());
    expect(await readOutbox()).toMatchObject([{ id: row.id, state: "placed", abandoned: false }]);
    expect(shop.orders).toHaveLength(1);
  });

  it("leaves the cart of now as it is when it turns out to be there", async () => {
    await giveUp("drop-after");
    await writeLastSyncedCart("customer:9", 1, { "a line of now": 1 });
    ahead = beyondDeadline;
    await sendNow(sender, await readOutbox());
    expect(await readLastSyncedCart("customer:9", 1)).toEqual({ "a line of now": 1 });
  });

  it("is asked about again when its time is over", async () => {
    const row = await giveUp("drop-before");
    const next = await sendNow(sender, []);
    const left = (row.kind === "order" ? row.payload.deadline : 0) - Date.now();
    expect(next).toBeGreaterThan(left - 5_000);
    expect(next).toBeLessThanOrEqual(left + 1_000);
  });
});
