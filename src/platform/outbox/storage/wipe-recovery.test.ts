/** Storage that is wiped under an open page: what the shopper was told is waiting is not forgotten. */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lineKey } from "@/domain/cart-lines";
import { configureHttp } from "@/platform/http/client";
import { openDatabase } from "@/platform/storage/open-database";
import {
  cartWith,
  customer,
  lineOf,
  orderOf,
  putRowAs,
  senderOf,
  sendNow,
  session,
} from "../../../../tests/fixtures/outbox-rows";
import { openShopServer, type ShopServer } from "../../../../tests/fixtures/shop-server";
import { deleteOwnerRows, readOutbox } from "../queue/outbox";
import { subscribeOutbox } from "../rows/events";
import { closeDatabase, isDurable } from "./database";
import { writeLastSyncedCart } from "./last-synced-carts";
import { endSession, writeSession } from "./session-record";
import { startWipeRecovery } from "./wipe-recovery";

// In Node a channel reaches the tests that run beside these, too.
vi.stubGlobal("BroadcastChannel", undefined);

let shop: ShopServer;
let mirrored: number;
let stop: () => void;
const sender = senderOf();
const storageLost = () => {
  mirrored += 1;
  void writeSession({ owner: customer.key, epoch: 1 });
};

async function wipe(): Promise<void> {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
}

beforeEach(async () => {
  await wipe();
  mirrored = 0;
  shop = await openShopServer();
  configureHttp({ baseUrl: shop.url, headers: () => session.shop });
  await writeSession({ owner: customer.key, epoch: 1 });
  stop = startWipeRecovery(storageLost);
});
afterEach(async () => {
  stop();
  await shop.close();
});

describe("an order", () => {
  it("that waits when the storage is wiped is placed all the same, once", async () => {
    const row = await putRowAs(orderOf());
    await wipe();
    await sendNow(sender, []);
    expect(shop.orders.map(({ key }) => key)).toEqual([row.key]);
    expect(await readOutbox()).toMatchObject([{ id: row.id, state: "placed" }]);
    expect(mirrored).toBe(1);
  });

  it("that is under way when the storage is wiped is known to be placed", async () => {
    const row = await putRowAs(orderOf());
    shop.onWrite = wipe;
    await sendNow(sender, []);
    expect(await readOutbox()).toMatchObject([{ id: row.id, state: "placed", result: { total: 10 } }]);
  });

  it("that is lost on its way when the storage is wiped reads checking, and is placed once", async () => {
    const row = await putRowAs(orderOf());
    shop.onWrite = wipe;
    shop.faults = ["drop-after"];
    await sendNow(sender, []);
    expect(await readOutbox()).toMatchObject([{ id: row.id, state: "checking" }]);
    shop.onWrite = () => undefined;
    await sendNow(sender, await readOutbox());
    expect(shop.orders).toHaveLength(1);
    expect(await readOutbox()).toMatchObject([{ state: "placed" }]);
  });
});

describe("whoever reads first after a wiping", () => {
  it("finds what waited, and the page hears of it", async () => {
    const row = await putRowAs(orderOf());
    await wipe();
    const heard: string[] = [];
    const stopListening = subscribeOutbox((event) => event.type === "row" && heard.push(event.id));
    expect(await readOutbox()).toMatchObject([{ id: row.id, state: "waiting" }]);
    stopListening();
    expect(heard).toEqual([row.id]);
    expect(mirrored).toBe(1);
  });

  it("may be a worker that knows nothing: the page puts its rows into the database that the worker made", async () => {
    const row = await putRowAs(orderOf());
    await wipe();
    const theirs = await openDatabase("doorstep-outbox", 1, ["rows", "bases", "session"], () => undefined);
    const session = theirs.transaction("session", "readwrite").objectStore("session");
    session.put("made by the worker", "database");
    session.put({ owner: customer.key, epoch: 1, language: "en" }, "current");
    await new Promise((resolve) => {
      session.transaction.oncomplete = resolve;
    });
    theirs.close();
    await sendNow(sender, []);
    expect(shop.orders.map(({ key }) => key)).toEqual([row.key]);
  });
});

describe("a line that was just removed", () => {
  it("does not come back with a wiped storage, because the cart that both sides had is known, too", async () => {
    const [kept, removed] = [lineOf(1, 1), lineOf(2, 1)];
    shop.lines = [kept, removed].map(({ itemId }) => ({
      id: itemId,
      item_id: itemId,
      quantity: 1,
      price: 5,
    }));
    await writeLastSyncedCart(customer.key, 1, { [lineKey(kept)]: 1, [lineKey(removed)]: 1 });
    await putRowAs(cartWith(kept));
    await wipe();
    await sendNow(sender, []);
    expect(shop.lines.map(({ item_id }) => item_id)).toEqual([1]);
  });
});

describe("a storage that refuses to be opened while it is wiped", () => {
  it("is asked again: what is written then is not in memory alone", async () => {
    await putRowAs(orderOf());
    await wipe();
    const real = indexedDB.open.bind(indexedDB);
    let refusals = 2;
    vi.spyOn(indexedDB, "open").mockImplementation((...parameters) => {
      if (refusals-- > 0) throw new DOMException("The storage is being cleared.", "AbortError");
      return real(...parameters);
    });
    await putRowAs(orderOf());
    expect(await isDurable()).toBe(true);
    expect(refusals).toBeLessThan(0);
  });
});

describe("a row that is missing although the storage is there", () => {
  it("was done or taken back and stays away", async () => {
    await putRowAs(orderOf());
    await deleteOwnerRows(customer.key);
    await endSession("local:x", 2);
    await sendNow(sender, []);
    expect(await readOutbox()).toEqual([]);
    expect(shop.requests).toEqual([]);
  });
});
