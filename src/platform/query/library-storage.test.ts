// @vitest-environment jsdom
import "fake-indexeddb/auto";
import type { QueryClient } from "@tanstack/react-query";
import { IDBFactory } from "fake-indexeddb";
import { createStore, del } from "idb-keyval";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  apiResponse,
  blockLibrary,
  clearStorage,
  records,
  recordsWritten,
} from "../../../tests/fixtures/query-library";
import { restsAfterMs } from "../scrolling";
import { maxLibraryBytes, pruneLibrary as prune } from "./indexeddb-persister";
import { libraryStorage, storageTimeoutMs } from "./library-storage";
import { createShopQueryClient } from "./query-client";

let client: QueryClient;

beforeEach(async () => {
  await clearStorage();
  client = createShopQueryClient();
});

afterEach(() => {
  client.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("the library's storage", () => {
  it("writes one small record for each query, at an idle moment and not with the response", async () => {
    const idle: (() => void)[] = [];
    let busy = true;
    vi.stubGlobal("requestIdleCallback", (work: () => void) => (busy ? idle.push(work) : setTimeout(work)));
    const transaction = vi.spyOn(IDBDatabase.prototype, "transaction");
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    await client.fetchQuery({ queryKey: ["stores", "a"], queryFn: async () => apiResponse("A") });
    await client.fetchQuery({ queryKey: ["stores", "b"], queryFn: async () => apiResponse("B") });
    // They can be read back before they are written.
    for (const name of ["a", "b"]) {
      await vi.waitFor(async () =>
        expect(await libraryStorage.getItem(`query-["stores","${name}"]`)).toMatchObject({
          queryKey: ["stores", name],
        }),
      );
    }
    const writes = () => transaction.mock.calls.filter(([, mode]) => mode === "readwrite");
    expect(idle).toHaveLength(1);
    expect(writes()).toHaveLength(0);
    busy = false;
    for (const work of idle) work();
    await vi.waitFor(async () => expect(writes()).toHaveLength(1));
    await recordsWritten(2);
    const records = put.mock.calls.map(([value]) => value as { queryKey?: unknown[] });
    expect(records.filter((record) => record.queryKey?.[1] === "a")).toHaveLength(1);
    expect(JSON.stringify(records.find((record) => record.queryKey?.[1] === "a"))).not.toContain('"B"');
    vi.unstubAllGlobals();
  });

  it("hands a write to the browser before the page is gone, also behind one that has not ended", async () => {
    const unblock = await blockLibrary();
    const transaction = vi.spyOn(IDBDatabase.prototype, "transaction");
    const writes = () => transaction.mock.calls.filter(([, mode]) => mode === "readwrite");
    void libraryStorage.setItem("a", { queryKey: ["stores", "a"] } as never);
    await vi.waitFor(() => expect(writes()).toHaveLength(1));
    void libraryStorage.setItem("b", { queryKey: ["stores", "b"] } as never);
    window.dispatchEvent(new Event("pagehide"));
    // A page that goes has no further tasks.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(writes()).toHaveLength(2);
    await unblock();
    await recordsWritten(2);
  });

  it("hands over at the end what waits behind a write, and writes nothing older after it", async () => {
    const unblock = await blockLibrary();
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    const record = (version: number) => ({ queryKey: ["stores", "a"], version }) as never;
    void libraryStorage.setItem("first", { queryKey: ["stores", "first"] } as never);
    const transaction = vi.spyOn(IDBDatabase.prototype, "transaction");
    const writes = () => transaction.mock.calls.filter(([, mode]) => mode === "readwrite");
    await vi.waitFor(() => expect(writes()).toHaveLength(1));
    // It waits for the first, which is blocked.
    void libraryStorage.setItem("a", record(1));
    void libraryStorage.entries();
    void libraryStorage.setItem("a", record(2));
    window.dispatchEvent(new Event("pagehide"));
    await unblock();
    await recordsWritten(2);
    await libraryStorage.entries();
    const versions = put.mock.calls.map(([value]) => (value as { version?: number }).version);
    expect(versions.filter((version) => typeof version === "number")).toEqual([2]);
  });

  it("writes nothing while the page is being scrolled, and what has waited at the end of it", async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    // Only what counts the rest: the database goes on by itself.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    for (let step = 0; step < 20; step += 1) {
      document.dispatchEvent(new Event("scroll"));
      void libraryStorage.setItem("a", { queryKey: ["stores", "a"], step } as never);
      await vi.advanceTimersByTimeAsync(restsAfterMs / 2);
    }
    expect(put).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(restsAfterMs);
    vi.useRealTimers();
    await vi.waitFor(() => expect(put).toHaveBeenCalledWith(expect.objectContaining({ step: 19 }), "a"));
  });

  it("hands over what waits for the end of scrolling when the page is left", async () => {
    await libraryStorage.entries();
    const transaction = vi.spyOn(IDBDatabase.prototype, "transaction");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    document.dispatchEvent(new Event("scroll"));
    void libraryStorage.setItem("a", { queryKey: ["stores", "a"] } as never);
    await vi.advanceTimersByTimeAsync(1);
    expect(transaction).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("pagehide"));
    // A page that goes has no further tasks.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(transaction.mock.calls.map(([, mode]) => mode)).toEqual(["readwrite"]);
    await vi.advanceTimersByTimeAsync(restsAfterMs);
  });

  it("counts a list's bytes as its JSON has them, and measures no page of it twice", async () => {
    let measured = 0;
    const page = (name: string) =>
      Object.defineProperty({ ...apiResponse({ rows: [name] }) }, "toJSON", {
        // Not copied into the database.
        enumerable: false,
        value(this: object) {
          measured += 1;
          return { ...this };
        },
      });
    const pages = [page("Café"), page("كعك"), page("🍰")];
    const recordOf = (count: number) => ({
      queryKey: ["items", "a"],
      state: { data: { pages: pages.slice(0, count), pageParams: [1, 2, 3].slice(0, count) } },
    });
    for (const count of [0, 1, 2, 3]) {
      await libraryStorage.setItem("a", recordOf(count) as never);
      const [[, size] = []] = await libraryStorage.sizes();
      const counted = measured;
      expect(size?.bytes).toBe(Buffer.byteLength(JSON.stringify(recordOf(count))));
      measured = counted;
    }
    expect(measured).toBe(3);
  });

  it("stays below its cap by removing the oldest responses first", async () => {
    const text = "x".repeat(10_000);
    for (const [index, name] of ["old", "middle", "new"].entries()) {
      await client.fetchQuery({ queryKey: ["stores", name], queryFn: async () => apiResponse(text) });
      await recordsWritten(index + 1);
      const key = `query-["stores","${name}"]`;
      const record = await libraryStorage.getItem(key);
      if (!record) throw new Error("not written");
      const dataUpdatedAt = Date.now() - (3 - index) * 60_000;
      await libraryStorage.setItem(key, { ...record, state: { ...record.state, dataUpdatedAt } });
    }
    const getAll = vi.spyOn(IDBObjectStore.prototype, "getAll");
    await prune(null, 25_000);
    // Sizes were read, no records.
    expect(getAll.mock.calls.map(([range]) => (range as IDBKeyRange).lower)).toEqual(["size "]);
    expect((await records()).map((record) => record.queryKey[1]).sort()).toEqual(["middle", "new"]);
    expect(maxLibraryBytes).toBe(50 * 1024 * 1024);
  });

  it("keeps the records of an earlier version, which have no sizes", async () => {
    await client.fetchQuery({ queryKey: ["stores", "a"], queryFn: async () => apiResponse("A") });
    await recordsWritten(1);
    await del('size query-["stores","a"]', createStore("doorstep-library", "queries"));
    await prune();
    expect(await records()).toHaveLength(1);
    await prune(null, 10);
    expect(await records()).toEqual([]);
  });

  it("removes the older half on a full device, and nothing else", async () => {
    for (const [index, name] of ["old", "new"].entries()) {
      await client.fetchQuery({ queryKey: ["stores", name], queryFn: async () => apiResponse(name) });
      await recordsWritten(index + 1);
    }
    let full = 1;
    const { commit } = IDBTransaction.prototype;
    vi.spyOn(IDBTransaction.prototype, "commit").mockImplementation(function (this: IDBTransaction) {
      if (full === 0) return commit.call(this);
      full -= 1;
      Object.defineProperty(this, "error", { get: () => new DOMException("full", "QuotaExceededError") });
      this.abort();
    });
    await client.fetchQuery({ queryKey: ["stores", "newest"], queryFn: async () => apiResponse("newest") });
    await vi.waitFor(async () =>
      expect((await records()).map((record) => record.queryKey[1]).sort()).toEqual(["new", "newest"]),
    );
  });

  it("goes on without storing when the device stays full", async () => {
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const result = await client.fetchQuery({
      queryKey: ["stores", "z"],
      queryFn: async () => apiResponse("shown"),
    });
    expect(result.data).toBe("shown");
    expect(await records()).toEqual([]);
  });

  it("asks the network when storage hangs or throws", async () => {
    const open = vi.spyOn(IDBFactory.prototype, "open");
    // A fresh module has no open connection yet.
    vi.resetModules();
    const { libraryStorage: fresh } = await import("./library-storage");
    open.mockImplementation(() => ({}) as IDBOpenDBRequest);
    const started = performance.now();
    expect(await fresh.getItem("x")).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(2_000);
    vi.resetModules();
    const { libraryStorage: blocked } = await import("./library-storage");
    open.mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    expect(await blocked.getItem("x")).toBeUndefined();
    expect(await blocked.entries()).toEqual([]);
    await expect(blocked.setItem("x", {} as never)).resolves.toBeUndefined();
  });

  it("uses the copy although the page was blocked for longer than the timeout", async () => {
    await libraryStorage.setItem("a", { queryKey: ["stores"] } as never);
    const read = libraryStorage.getItem("a");
    const end = performance.now() + 3 * storageTimeoutMs;
    while (performance.now() < end);
    expect(await read).toMatchObject({ queryKey: ["stores"] });
  });

  it("opens the database again when the connection was lost", async () => {
    await libraryStorage.setItem("a", { queryKey: ["stores"] } as never);
    const transaction = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementationOnce(() => {
      throw new DOMException("Connection to Indexed Database server lost", "InvalidStateError");
    });
    expect(await libraryStorage.getItem("a")).toMatchObject({ queryKey: ["stores"] });
    expect(transaction).toHaveBeenCalledTimes(2);
  });
});
