/** The record that page and worker share: neither may undo what the other has found out. */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { fillDisk } from "../../../../tests/fixtures/full-disk";
import { closeDatabase } from "./database";
import { endSession, guestOfRecord, mirrorSession, readSession, writeSession } from "./session-record";

const page = { owner: "local:a", token: null, guestId: null, epoch: 0, zoneId: "[1]" };

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

describe("what a page mirrors", () => {
  it("keeps the guest that the worker has become under the page's local name, and tells the page", async () => {
    await writeSession({ guestId: 7, owner: "guest:7", becameGuestFrom: "local:a" });
    const record = await mirrorSession(page);
    expect(record).toMatchObject({ owner: "guest:7", guestId: 7, zoneId: "[1]" });
    expect(guestOfRecord(record, "local:a")).toBe(7);
    expect(guestOfRecord(await readSession(), "local:a")).toBe(7);
  });
  it("is all there is for anybody else", async () => {
    await writeSession({ guestId: 7, owner: "guest:7", becameGuestFrom: "local:b" });
    const record = await mirrorSession(page);
    expect(record).toMatchObject({ owner: "local:a", guestId: null });
    expect(guestOfRecord(record, "local:a")).toBeNull();
  });
  it("says who it is once the page knows", async () => {
    await writeSession({ guestId: 7, owner: "guest:7", becameGuestFrom: "local:a" });
    const record = await mirrorSession({ ...page, owner: "guest:7", guestId: 7 });
    expect(record).toMatchObject({ owner: "guest:7", guestId: 7, becameGuestFrom: null });
  });
});

describe("a session that ends while the disk is full", () => {
  it("is known not to be over for the worker, which reads the disk, until it can be written", async () => {
    await mirrorSession({ owner: "customer:9", token: "secret", guestId: null, epoch: 1 });
    const free = fillDisk();
    onTestFinished(free);
    expect(await endSession("local:b", 2)).toBe(false);
    expect(await readSession()).toMatchObject({ owner: "local:b", token: null, epoch: 2 });
    vi.resetModules();
    const worker = await import("./session-record");
    expect(await worker.readSession()).toMatchObject({ token: "secret" });
    free();
    expect(await endSession("local:b", 2)).toBe(true);
    expect(await worker.readSession()).toMatchObject({ owner: "local:b", token: null });
  });
});
