/** Rows that change hands while somebody works on them. */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { fillDisk } from "../../../../tests/fixtures/full-disk";
import { addressOf, orderOf } from "../../../../tests/fixtures/outbox-rows";
import { putRow } from "../queue/put-row";
import { type OutboxEvent, subscribeOutbox } from "../rows/events";
import type { OutboxRow } from "../rows/row";
import { closeDatabase, readEntries, updateRecord } from "./database";
import {
  deleteOwnerRows,
  deleteUnreadableRow,
  readRows,
  reassignRow,
  unreadableOrderKeys,
  updateRow,
} from "./rows";

const guest = { key: "guest:7", epoch: 0 };
const customer = { key: "customer:9", epoch: 0 };
const signedIn = { code: "signed_in", message: "", total: null };

/** The guest's order as somebody has read it before it went on. */
async function readBefore(): Promise<OutboxRow> {
  const row = await putRow(orderOf(), guest, Date.now());
  if (!row) throw new Error("Nothing was written.");
  return row;
}

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

describe("a guest's order that goes on while it is handed over", () => {
  it("keeps that it was tried: nobody may call it not placed", async () => {
    const row = await readBefore();
    await updateRow(row.id, (now) => ({ ...now, state: "sending", firstTriedAt: 5, holder: "a tab" }));
    await reassignRow(row, customer, { asGuest: 7, notBefore: 0 });
    expect(await readRows()).toMatchObject([
      { owner: "customer:9", asGuest: 7, firstTriedAt: 5, holder: "a tab" },
    ]);
  });
  it("stays placed when it was placed meanwhile", async () => {
    const row = await readBefore();
    await updateRow(row.id, (now) => ({ ...now, state: "placed" }));
    await reassignRow(row, customer, { asGuest: 7, state: "needs-you", problem: signedIn });
    expect(await readRows()).toMatchObject([
      { owner: "customer:9", asGuest: 7, state: "placed", problem: null },
    ]);
  });
  it("does not come back when it was taken back meanwhile", async () => {
    const row = await readBefore();
    await updateRow(row.id, () => null);
    await reassignRow(row, customer, { asGuest: 7 });
    expect(await readRows()).toEqual([]);
  });
});

describe("whoever signs out while the disk is full", () => {
  it("is not told that nothing of theirs is left where the disk still holds it", async () => {
    await putRow(orderOf(), customer, Date.now());
    const free = fillDisk("at the end", ["put", "delete"]);
    onTestFinished(free);
    expect(await deleteOwnerRows(customer.key)).toBe(false);
    expect(await readRows()).toEqual([]);
    free();
    // As the next start does, which knows nothing of what was hidden here.
    vi.resetModules();
    const next = await import("./rows");
    expect(await next.readRows()).toHaveLength(1);
    expect(await next.deleteOwnerRows(customer.key)).toBe(true);
    expect(await next.readRows()).toEqual([]);
  });
  it("leaves nothing of what the disk has never held", async () => {
    expect(await readRows()).toEqual([]);
    onTestFinished(fillDisk("at the end", ["put", "delete"]));
    await putRow(orderOf(), customer, Date.now());
    expect(await deleteOwnerRows(customer.key)).toBe(true);
    expect(await readRows()).toEqual([]);
  });
});

describe("an order whose record cannot be read", () => {
  const spoil = async (spoilt: (row: OutboxRow) => unknown) => {
    const row = await readBefore();
    await updateRecord<unknown>("rows", row.id, () => spoilt(row));
    return row.id;
  };
  const keys = async () => (await readEntries("rows")).map(([key]) => key);

  it.each<[string, (row: OutboxRow) => unknown]>([
    ["nonsense", () => "x"],
    ["nothing but its kind", () => ({ kind: "order" })],
    ["no deadline", (row) => ({ ...row, payload: { ...row.payload, deadline: undefined } })],
    ["no total", (row) => ({ ...row, payload: { ...row.payload, expectedTotal: "ten" } })],
  ])("as it holds %s, is told, and everything else is still there", async (_what, spoilt) => {
    const other = await putRow(addressOf(), guest, Date.now());
    const id = await spoil(spoilt);
    expect(await unreadableOrderKeys(guest.key)).toEqual([id]);
    expect((await readRows()).map((row) => row.id)).toEqual([other?.id]);
    await deleteUnreadableRow(id);
    expect(await keys()).toEqual([other?.id]);
  });

  it("is not told to somebody else than the one it names, and goes when that one signs out", async () => {
    const id = await spoil((row) => ({ ...row, sequence: "first" }));
    expect(await unreadableOrderKeys(customer.key)).toEqual([]);
    await deleteOwnerRows(customer.key);
    expect(await keys()).toEqual([id]);
    await deleteOwnerRows(guest.key);
    expect(await keys()).toEqual([]);
  });

  it("that can be read after all is not forgotten as unreadable", async () => {
    const { id } = await readBefore();
    await deleteUnreadableRow(id);
    expect(await keys()).toEqual([id]);
  });
});

describe("a wishlist change undone before it left the device", () => {
  const change = (inWishlist: boolean) =>
    ({ kind: "wishlist", payload: { target: "store", id: 4, inWishlist } }) as const;

  it("is published like a response of the server", async () => {
    const events: OutboxEvent[] = [];
    onTestFinished(subscribeOutbox((event) => events.push(event)));
    await putRow(change(false), customer, Date.now());
    expect(events.filter(({ type }) => type === "wishlist")).toEqual([]);
    expect(await putRow(change(true), customer, Date.now())).toBeNull();
    expect(await readRows()).toEqual([]);
    expect(events.filter(({ type }) => type === "wishlist")).toEqual([
      { type: "wishlist", target: "store", id: 4, inWishlist: true, message: "", ok: true },
    ]);
  });
});
