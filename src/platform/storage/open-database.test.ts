import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "./open-database";

beforeEach(() => vi.stubGlobal("indexedDB", new IDBFactory()));

const stores = ["rows", "session"];
const open = (onClosed = () => {}) => openDatabase("shop", 1, stores, onClosed);

/** Somebody else makes the database, with these stores. */
async function make(version: number, present: readonly string[]): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open("shop", version);
    request.onupgradeneeded = () => {
      for (const store of present) request.result.createObjectStore(store);
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    request.onerror = () => reject(request.error);
  });
}

async function writeAndRead(database: IDBDatabase): Promise<unknown> {
  database.transaction("rows", "readwrite").objectStore("rows").put("kept", "key");
  return new Promise((resolve) => {
    const read = database.transaction("rows").objectStore("rows").get("key");
    read.onsuccess = () => resolve(read.result);
  });
}

describe("a database", () => {
  it.each([
    ["is made with its stores where there is none", null],
    ["gets the stores that it lacks", [1, []]],
    ["gets the one store that it lacks", [1, ["session"]]],
    ["of a newer version is used", [9, ["rows", "session", "more"]]],
    ["of a newer version gets the stores that it lacks", [9, ["more"]]],
  ] as const)("%s", async (_, before) => {
    if (before) await make(before[0], before[1]);
    const database = await open();
    expect([...database.objectStoreNames]).toEqual(expect.arrayContaining(stores));
    expect(await writeAndRead(database)).toBe("kept");
    database.close();
    const again = await open();
    expect(await writeAndRead(again)).toBe("kept");
    again.close();
  });

  it("that gets its stores while another tab has it open makes that tab open it again", async () => {
    await make(1, ["session"]);
    const closed = vi.fn();
    const other = await openDatabase("shop", 1, ["session"], closed);
    const database = await open();
    expect(await writeAndRead(database)).toBe("kept");
    expect(closed).toHaveBeenCalledOnce();
    expect(() => other.transaction("session")).toThrow();
    database.close();
  });

  it("rejects where there is no IndexedDB", async () => {
    vi.stubGlobal("indexedDB", undefined);
    await expect(open()).rejects.toThrow();
  });
});
