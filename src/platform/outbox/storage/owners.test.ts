/** Rows whose owner gets another key. */
import "fake-indexeddb/auto";
import { describe, expect, it, vi } from "vitest";
import { lineKey } from "@/domain/cart-lines";
import {
  cartWith,
  customer,
  lineOf,
  orderOf,
  putRowAs,
  session,
} from "../../../../tests/fixtures/outbox-rows";
import { onlyRow, outboxWithServer } from "../../../../tests/fixtures/outbox-with-server";
import { parkRowsOf, readOutbox, renameOwner, unparkRowsOf } from "../queue/outbox";
import { sendDueRows } from "../sender/sender";
import { hasLastSyncedCart, readLastSyncedCart, writeLastSyncedCart } from "./last-synced-carts";

const keyOfItem = (id: number) => lineKey(lineOf(id, 1));
const at = outboxWithServer(session);

describe("a guest whom the server has forgotten", () => {
  it("gets another id, and what was never done goes on under it", async () => {
    at.session = { ...at.session, owner: "guest:7", shop: { guestId: 7, token: null } };
    at.shop.faults = ["unauthorised"];
    await putRowAs(orderOf(), { key: "guest:7", epoch: 1 });
    await sendDueRows(at.sender);
    expect(at.events).toContainEqual({ type: "guest-gone", guestId: 7 });
    expect(await onlyRow()).toMatchObject({ state: "waiting", firstTriedAt: null });
  });
});

describe("a person under two keys", () => {
  const earlier = { key: "customer:provisional", epoch: 1 };
  const now = { ...customer, epoch: 2 };
  it("has an order that was parked under the one sent under the other, once", async () => {
    await putRowAs(orderOf(), earlier);
    await parkRowsOf(earlier.key);
    at.session = { ...at.session, owner: now.key, epoch: now.epoch };
    await renameOwner(earlier.key, now);
    await renameOwner(earlier.key, now);
    await unparkRowsOf(now.key, now.epoch);
    await at.sendUntilQuiet();
    expect(await onlyRow()).toMatchObject({ owner: now.key, state: "placed" });
    expect(at.sentTo("/customer/order/place")).toHaveLength(1);
  });
  it("keeps a cart that was parked beside the cart of now, before it, and with what it is compared with", async () => {
    await writeLastSyncedCart(earlier.key, 1, { [keyOfItem(1)]: 1 });
    await putRowAs(cartWith(lineOf(1, 2)), earlier);
    await parkRowsOf(earlier.key);
    await putRowAs(cartWith(lineOf(3, 1)), now);
    await renameOwner(earlier.key, now);
    const rows = await readOutbox();
    expect(rows.map(({ owner, state }) => [owner, state])).toEqual([
      [now.key, "parked"],
      [now.key, "waiting"],
    ]);
    expect(rows[0]?.payload).toMatchObject({ lines: [{ itemId: 1 }], lastSynced: { [keyOfItem(1)]: 1 } });
    expect(rows[1]?.payload).toMatchObject({ lines: [{ itemId: 3 }] });
  });
  it("keeps a cart where it was when it cannot be written under the other key", async () => {
    await putRowAs(cartWith(lineOf(1, 2)), earlier);
    await parkRowsOf(earlier.key);
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...args) {
      const request = put.apply(this, args);
      this.transaction.abort();
      return request;
    });
    await expect(renameOwner(earlier.key, now)).rejects.toThrow();
    vi.restoreAllMocks();
    expect(await onlyRow()).toMatchObject({ owner: earlier.key, payload: { lines: [{ itemId: 1 }] } });
  });
  it("takes along what its carts are compared with, and nothing over what is newer", async () => {
    await writeLastSyncedCart(earlier.key, 1, { old: 1 });
    await writeLastSyncedCart(earlier.key, 2, { old: 2 });
    await writeLastSyncedCart(now.key, 2, { newer: 3 });
    await renameOwner(earlier.key, now);
    expect(await readLastSyncedCart(now.key, 1)).toEqual({ old: 1 });
    expect(await readLastSyncedCart(now.key, 2)).toEqual({ newer: 3 });
    expect(await hasLastSyncedCart(earlier.key, 1)).toBe(false);
  });
  it("leaves rows of others alone", async () => {
    await putRowAs(orderOf(), { key: "customer:other", epoch: 1 });
    await renameOwner(earlier.key, now);
    expect(await onlyRow()).toMatchObject({ owner: "customer:other" });
  });
});
