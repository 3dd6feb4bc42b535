/** A full disk's rows that another tab brings on: each test starts as a new page does. */
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fillDisk } from "../../../../tests/fixtures/full-disk";
import { addressOf } from "../../../../tests/fixtures/outbox-rows";
import type { OutboxRow } from "../rows/row";

type Tab = Awaited<ReturnType<typeof openTab>>;
let tabs: { here: Tab; there: Tab };

beforeEach(async () => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  tabs = { here: await openTab(), there: await openTab() };
});
afterEach(() => {
  vi.restoreAllMocks();
});

const openTab = async () => {
  vi.resetModules();
  const { publishEvent } = await import("../rows/events");
  return { ...(await import("./database")), publishEvent };
};
const row = (fields: Partial<OutboxRow> = {}): OutboxRow =>
  ({
    ...addressOf(),
    id: "a",
    owner: "customer:9",
    subject: "address",
    key: "first",
    state: "waiting",
    sequence: 1,
    notBefore: 0,
    ...fields,
  }) as OutboxRow;
const write = (tab: Tab, next: OutboxRow | undefined) => tab.updateRecord("rows", "a", () => next);
/** Another tab writes it, and says so. */
async function writeThere(next: OutboxRow | undefined): Promise<void> {
  await write(tabs.there, next);
  tabs.there.publishEvent({ type: "row", id: "a", row: next ?? null });
}
const readHere = () => tabs.here.readRecord("rows", "a");
/** Messages come in order: once this one has arrived, so have the others. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

describe("a row that a full disk refused here", () => {
  it.each<[string, OutboxRow | undefined]>([
    ["has ended elsewhere", undefined],
    ["went on elsewhere", row({ state: "checking" })],
  ])("is as the disk has it once it %s", async (_, next) => {
    await write(tabs.here, row());
    const free = fillDisk();
    await write(tabs.here, row({ state: "sending" }));
    free();
    expect(await readHere()).toMatchObject({ state: "sending" });
    await writeThere(next);
    await vi.waitFor(async () => expect(await readHere()).toEqual(next));
    expect(await tabs.here.isDurable()).toBe(true);
  });

  it.each<[string, OutboxRow | undefined]>([
    ["has ended", undefined],
    ["went on", row({ state: "checking" })],
  ])("is still to be sent where what %s elsewhere was the one before it", async (_, next) => {
    await write(tabs.here, row());
    const free = fillDisk();
    await write(tabs.here, row({ key: "second" }));
    free();
    await writeThere(next);
    await settle();
    expect(await readHere()).toMatchObject({ key: "second" });
  });

  it("stays where only this page has told of it", async () => {
    await write(tabs.here, undefined);
    const free = fillDisk();
    await write(tabs.here, row());
    tabs.here.publishEvent({ type: "row", id: "a", row: row() });
    free();
    await settle();
    expect(await readHere()).toMatchObject({ key: "first" });
  });
});

describe("a row that was deleted here, and that a full disk holds", () => {
  const deleteHere = async () => {
    await write(tabs.here, row());
    const free = fillDisk("at the end", ["put", "delete"]);
    await write(tabs.here, undefined);
    free();
    expect(await readHere()).toBeUndefined();
  };

  it("makes room for the one that another tab writes in its place", async () => {
    await deleteHere();
    await writeThere(row({ key: "second" }));
    await vi.waitFor(async () => expect(await readHere()).toMatchObject({ key: "second" }));
  });

  it("stays deleted when another tab goes on with it", async () => {
    await deleteHere();
    await writeThere(row({ state: "sending" }));
    await settle();
    expect(await readHere()).toBeUndefined();
  });

  it("is kept as deleted no longer than the disk holds it", async () => {
    await deleteHere();
    await writeThere(undefined);
    await vi.waitFor(async () => expect(await tabs.here.isDurable()).toBe(true));
  });
});
