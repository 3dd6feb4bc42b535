/** Storage that is wiped under an open page: what the shopper was told is waiting is not forgotten. */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { configureHttp } from "@/platform/http/client";
import { customer, orderOf, put, senderOf, sendNow, session } from "../../../tests/fixtures/outbox-stage";
import { openShopServer, type ShopServer } from "../../../tests/fixtures/shop-server";
import { close, isDurable } from "./database";
import { rememberRows } from "./lost-rows";
import { forgetOwner, readOutbox } from "./outbox";
import { endSession, writeSession } from "./session-record";

// In Node a channel reaches the tests that run beside these, too.
vi.stubGlobal("BroadcastChannel", undefined);

let shop: ShopServer;
let mirrored: number;
let stop: () => void;
const sender = {
  ...senderOf(),
  storageLost: () => {
    mirrored += 1;
    void writeSession({ owner: customer.key, epoch: 1 });
  },
};

async function wipe(): Promise<void> {
  await close();
  globalThis.indexedDB = new IDBFactory();
}

beforeEach(async () => {
  await wipe();
  mirrored = 0;
  shop = await openShopServer();
  configureHttp({ baseUrl: shop.url, headers: () => session.shop });
  await writeSession({ owner: customer.key, epoch: 1 });
  stop = rememberRows();
});
afterEach(async () => {
  stop();
  await shop.close();
});

describe("an order", () => {
  it("that waits when the storage is wiped is placed all the same, once", async () => {
    const row = await put(orderOf());
    await wipe();
    await sendNow(sender, []);
    expect(shop.orders.map(({ key }) => key)).toEqual([row.key]);
    expect(await readOutbox()).toMatchObject([{ id: row.id, state: "placed" }]);
    expect(mirrored).toBe(1);
  });

  it("that is under way when the storage is wiped is known to be placed", async () => {
    const row = await put(orderOf());
    shop.onWrite = wipe;
    await sendNow(sender, []);
    expect(await readOutbox()).toMatchObject([{ id: row.id, state: "placed", result: { total: 10 } }]);
  });

  it("that is lost on its way when the storage is wiped reads checking, and is placed once", async () => {
    const row = await put(orderOf());
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

describe("a storage that refuses to be opened while it is wiped", () => {
  it("is asked again: what is written then is not in memory alone", async () => {
    await put(orderOf());
    await wipe();
    const real = indexedDB.open.bind(indexedDB);
    let refusals = 2;
    vi.spyOn(indexedDB, "open").mockImplementation((...parameters) => {
      if (refusals-- > 0) throw new DOMException("The storage is being cleared.", "AbortError");
      return real(...parameters);
    });
    await put(orderOf());
    expect(await isDurable()).toBe(true);
    expect(refusals).toBeLessThan(0);
  });
});

describe("a row that is missing although the storage is there", () => {
  it("was done or taken back and stays away", async () => {
    await put(orderOf());
    await forgetOwner(customer.key);
    await endSession("local:x", 2);
    await sendNow(sender, []);
    expect(await readOutbox()).toEqual([]);
    expect(shop.requests).toEqual([]);
  });
});
