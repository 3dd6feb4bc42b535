/** The first opening of the outbox's database: each test starts as a new page does. */
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("indexedDB", new IDBFactory());
});

/** The next openings are refused. */
function refuseOpenings(count: number): void {
  const real = indexedDB.open.bind(indexedDB);
  let refusals = count;
  vi.spyOn(indexedDB, "open").mockImplementation((...parameters) => {
    if (refusals-- > 0) throw new DOMException("Internal error.", "UnknownError");
    return real(...parameters);
  });
}

const startPage = () => import("./database");

describe("at the start of a page", () => {
  it.each([0, 1, 2])("%d refusals keep nothing in memory alone", async (refusals) => {
    refuseOpenings(refusals);
    const { isDurable, readRecord, updateRecord, closeDatabase } = await startPage();
    await updateRecord("rows", "a", () => "written");
    expect(await isDurable()).toBe(true);
    await closeDatabase();
    expect(await readRecord("rows", "a")).toBe("written");
  });

  it("a database without stores, as somebody makes who only looks, gets them", async () => {
    await new Promise((resolve) => {
      const request = indexedDB.open("doorstep-outbox");
      request.onsuccess = () => {
        request.result.close();
        resolve(null);
      };
    });
    const { isDurable } = await startPage();
    expect(await isDurable()).toBe(true);
  });

  it.each([
    ["a browser that refuses for good", () => refuseOpenings(Number.POSITIVE_INFINITY)],
    ["a browser without IndexedDB", () => vi.stubGlobal("indexedDB", undefined)],
  ])("%s works from memory", async (_, prepare) => {
    prepare();
    const { isDurable, readRecord, updateRecord } = await startPage();
    await updateRecord("rows", "a", () => "written");
    expect(await isDurable()).toBe(false);
    expect(await readRecord("rows", "a")).toBe("written");
  });
});
