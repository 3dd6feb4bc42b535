/** Opening the outbox's database, also when the browser refuses it: each test starts as a new page does. */
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fillDisk } from "../../../../tests/fixtures/full-disk";
import { settledAfterPauses } from "../../../../tests/fixtures/settled-after-pauses";

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("indexedDB", new IDBFactory());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Only the pauses are fake: the database answers by itself. */
const skipPauses = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });

/** The next openings are refused. Returns a function that ends it. */
function refuseOpenings(count: number): () => void {
  const real = indexedDB.open.bind(indexedDB);
  let refusals = count;
  vi.spyOn(indexedDB, "open").mockImplementation((...parameters) => {
    if (refusals-- > 0) throw new DOMException("Internal error.", "UnknownError");
    return real(...parameters);
  });
  return () => {
    refusals = 0;
  };
}

/** The next openings get no answer. */
function leaveOpeningsWithoutAnswer(count: number): void {
  const open = vi.spyOn(indexedDB, "open");
  for (let n = 0; n < count; n += 1) open.mockImplementationOnce(() => ({}) as IDBOpenDBRequest);
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

describe("a database that was open before", () => {
  it("is never replaced by memory, however long it cannot be opened", async () => {
    const { readRecord, updateRecord, closeDatabase } = await startPage();
    await updateRecord("rows", "a", () => "waiting");
    await closeDatabase();
    const allowOpening = refuseOpenings(Number.POSITIVE_INFINITY);
    skipPauses();
    await expect(settledAfterPauses(readRecord("rows", "a"))).rejects.toThrow("Internal error.");
    await expect(settledAfterPauses(updateRecord("rows", "b", () => "written"))).rejects.toThrow(
      "Internal error.",
    );
    allowOpening();
    expect(await settledAfterPauses(readRecord("rows", "a"))).toBe("waiting");
  });

  it("is opened again at once when the browser has lost the connection", async () => {
    const { readRecord, updateRecord } = await startPage();
    await updateRecord("rows", "a", () => "waiting");
    const { openConnection } = await import("./connection");
    const lost = await openConnection();
    if (!lost) throw new Error("There is no connection to lose.");
    vi.spyOn(lost, "transaction").mockImplementation(() => {
      throw new DOMException("Connection to Indexed Database server lost.", "UnknownError");
    });
    // Two at once, because the second must not give up the connection that the first has opened.
    expect(await Promise.all([readRecord("rows", "a"), readRecord("rows", "a")])).toEqual([
      "waiting",
      "waiting",
    ]);
    expect(await openConnection()).not.toBe(lost);
  });

  it("is opened again when the browser gave no answer", async () => {
    const { readRecord, updateRecord, closeDatabase } = await startPage();
    await updateRecord("rows", "a", () => "waiting");
    await closeDatabase();
    leaveOpeningsWithoutAnswer(3);
    skipPauses();
    await expect(settledAfterPauses(readRecord("rows", "a"))).rejects.toThrow("timeout");
    expect(await settledAfterPauses(readRecord("rows", "a"))).toBe("waiting");
  });
});

describe("a page that had to begin in memory", () => {
  it("moves what it wrote into the database when that can be opened, and finds what an earlier visit left", async () => {
    const earlier = await startPage();
    await earlier.updateRecord("rows", "earlier", () => "waiting");
    await earlier.updateRecord("session", "current", () => "as the earlier page knew it");
    await earlier.closeDatabase();
    vi.resetModules();
    const allowOpening = refuseOpenings(Number.POSITIVE_INFINITY);
    skipPauses();
    const { isDurable, readEntries, readRecord, updateRecord, closeDatabase } = await startPage();
    await settledAfterPauses(updateRecord("rows", "now", () => "waiting, too"));
    await settledAfterPauses(updateRecord("session", "current", () => "from memory"));
    expect(await isDurable()).toBe(false);
    allowOpening();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await settledAfterPauses(isDurable())).toBe(true);
    await closeDatabase();
    expect(await settledAfterPauses(readEntries("rows"))).toEqual([
      ["earlier", "waiting"],
      ["now", "waiting, too"],
    ]);
    expect(await settledAfterPauses(readRecord("session", "current"))).toBe("as the earlier page knew it");
  });

  it("hears of the rows of an earlier visit", async () => {
    const allowOpening = refuseOpenings(Number.POSITIVE_INFINITY);
    skipPauses();
    const { isDurable } = await startPage();
    const { setStorageRecovery } = await import("./connection");
    const heard: string[] = [];
    setStorageRecovery({
      records: {},
      onRestored: () => heard.push("wiped"),
      onDurable: () => heard.push("durable"),
    });
    expect(await settledAfterPauses(isDurable())).toBe(false);
    allowOpening();
    await vi.advanceTimersByTimeAsync(15_000);
    await settledAfterPauses(isDurable());
    expect(heard).toEqual(["durable"]);
  });
});

describe("a full disk", () => {
  it.each(["at the end", "at the request"] as const)(
    "that refuses %s: the page keeps it, says so, and has it on disk with the next write that is taken",
    async (refusal) => {
      const { isDurable, readEntries, readRecord, readRecords, updateRecord, closeDatabase } =
        await startPage();
      await updateRecord("rows", "a", () => "before");
      await updateRecord("rows", "b", () => "other");
      const free = fillDisk(refusal);
      expect(await updateRecord("rows", "a", (before) => `${before}, after`)).toBe("before, after");
      expect(await updateRecord("rows", "c", () => "new")).toBe("new");
      expect(await isDurable()).toBe(false);
      expect(await readRecord("rows", "a")).toBe("before, after");
      expect((await readRecords("rows")).sort()).toEqual(["before, after", "new", "other"]);
      expect((await readEntries("rows")).map(([key]) => key).sort()).toEqual(["a", "b", "c"]);
      free();
      await updateRecord("rows", "a", (before) => `${before}, again`);
      await updateRecord("rows", "c", () => undefined);
      expect(await isDurable()).toBe(true);
      await closeDatabase();
      expect((await readRecords("rows")).sort()).toEqual(["before, after, again", "other"]);
    },
  );

  it("deletes what it has refused", async () => {
    const { deleteRecords, readRecord, readRecords, updateRecord } = await startPage();
    await updateRecord("bases", "a", () => "stored");
    fillDisk();
    await updateRecord("bases", "b", () => "refused");
    await deleteRecords("bases", (key) => key === "b");
    expect(await readRecord("bases", "b")).toBeUndefined();
    expect(await readRecords("bases")).toEqual(["stored"]);
  });

  it.each(["at the end", "at the request"] as const)(
    "that refuses to delete %s shows what was deleted no longer in this page",
    async (refusal) => {
      const { deleteRecords, readEntries, updateRecord } = await startPage();
      for (const key of ["a", "b", "c"]) await updateRecord("session", key, () => "stored");
      fillDisk(refusal, ["put", "delete"]);
      await deleteRecords("session", (key) => key === "a" || key === "b");
      expect((await readEntries("session")).map(([key]) => key).filter((key) => key.length === 1)).toEqual([
        "c",
      ]);
    },
  );
});
