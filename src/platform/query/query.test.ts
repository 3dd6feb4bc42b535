// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "@/platform/http/api-error";
import type { Answer } from "@/platform/http/client";
import { normaliseConfig } from "@/platform/http/normalise/config";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { textHash } from "@/platform/storage/text-hash";
import { keepBoot, restoreBoot } from "./boot-tier";
import { cacheWindows, keptCopiesFor } from "./cache-windows";
import { contractVersion } from "./contract-version";
import { dataOf, freshFor, storedAtOf } from "./freshness";
import {
  forgetAccount,
  keptQueries,
  persistQueryByKey,
  rememberAccount,
  startKeeping,
  tidyLibrary,
} from "./library";
import { libraryStorage, storagePatience } from "./library-storage";
import { libraryCap, tidyLibrary as tidy } from "./library-tier";
import { createShopQueryClient } from "./query-client";
import { accountOfKey, isLibraryKey } from "./query-roots";

const answer = <T>(data: T, age = 0): Answer<T> => {
  const receivedAt = Date.now();
  return { data, receivedAt, storedAt: receivedAt - age, serverTime: null };
};
const records = async () => (await libraryStorage.entries()).map(([, record]) => record);
const written = (count: number) => vi.waitFor(async () => expect(await records()).toHaveLength(count));

let client: QueryClient;
beforeEach(async () => {
  localStorage.clear();
  // Every visit but the first, which has a test of its own.
  safeStorage.setItem(storageKeys.libraryInUse, "1");
  await libraryStorage.removeMany((await libraryStorage.entries()).map(([key]) => key));
  client = createShopQueryClient();
});
afterEach(() => {
  client.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("cache windows", () => {
  it("are those of the specification", () => {
    expect(cacheWindows).toMatchObject({
      categories: 300_000,
      featuredCategories: 480_000,
      banners: 300_000,
      search: 300_000,
      popularItems: 300_000,
      discountedItems: 300_000,
      recommendedItems: 300_000,
      commonConditions: 480_000,
      cashback: 10_000,
    });
  });

  it("do not add up: what the worker kept for a while is fresh for the rest only", () => {
    const stale = freshFor(300_000);
    expect(stale({ state: { data: answer(1, 0) } })).toBe(300_000);
    expect(stale({ state: { data: answer(1, 200_000) } })).toBe(100_000);
    expect(stale({ state: { data: answer(1, 900_000) } })).toBe(0);
    expect(stale({ state: { data: { pages: [answer(1, 10_000), answer(1, 50_000)] } } })).toBe(250_000);
    expect(stale({ state: { data: undefined } })).toBe(300_000);
  });

  it("tell the age from the oldest page", () => {
    const old = answer(1, 50_000);
    expect(storedAtOf({ pages: [answer(1), old] })).toBe(old.storedAt);
    expect(storedAtOf({ rows: [] })).toBeNull();
  });
});

describe("the library tier", () => {
  it("answers from its record first and asks again only after the window", async () => {
    const queryFn = vi.fn(async () => answer("fresh"));
    await client.fetchQuery({ queryKey: ["categories", "z"], queryFn });
    await written(1);
    const later = createShopQueryClient();
    const result = await later.fetchQuery<Answer<string>>({
      queryKey: ["categories", "z"],
      queryFn,
      staleTime: freshFor(300_000),
    });
    expect(result.data).toBe("fresh");
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it("waits for nothing on a first visit, and writes its answers when the page has settled", async () => {
    safeStorage.removeItem(storageKeys.libraryInUse);
    const ask = vi.fn(async () => answer("first"));
    await client.fetchQuery({ queryKey: ["categories", "1"], queryFn: ask });
    expect(ask).toHaveBeenCalledTimes(1);
    expect(safeStorage.getItem(storageKeys.libraryInUse)).toBeNull();
    await startKeeping();
    await written(1);
    expect(safeStorage.getItem(storageKeys.libraryInUse)).not.toBeNull();
  });

  it("shows a stale record at once and then what the network says", async () => {
    await client.fetchQuery({ queryKey: ["categories", "z"], queryFn: async () => answer("old", 400_000) });
    await written(1);
    const later = createShopQueryClient();
    const observer = new QueryObserver<Answer<string>, Error, string>(later, {
      queryKey: ["categories", "z"],
      queryFn: async () => answer("new"),
      staleTime: freshFor(300_000),
      select: dataOf,
    });
    const shown: unknown[] = [];
    const stop = observer.subscribe((result) => result.data !== undefined && shown.push(result.data));
    await vi.waitFor(() => expect(shown.at(-1)).toBe("new"));
    expect(shown[0]).toBe("old");
    stop();
  });

  it("keeps showing a stale record when the network is gone", async () => {
    await client.fetchQuery({ queryKey: ["categories", "z"], queryFn: async () => answer("old", 400_000) });
    await written(1);
    const later = createShopQueryClient();
    const observer = new QueryObserver<Answer<string>, Error, string>(later, {
      queryKey: ["categories", "z"],
      queryFn: async (): Promise<Answer<string>> => {
        throw new ApiError("refused");
      },
      staleTime: freshFor(300_000),
      select: dataOf,
    });
    const stop = observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    expect(observer.getCurrentResult().data).toBe("old");
    stop();
  });

  it("keeps only what is on the list, and personal answers only with their account", async () => {
    expect(isLibraryKey(["categories"])).toBe(true);
    expect(isLibraryKey(["orders", "customer:a"])).toBe(true);
    expect(isLibraryKey(["orders", 5])).toBe(false);
    expect(isLibraryKey(["orders"])).toBe(false);
    expect(isLibraryKey(["chat", "customer:a"])).toBe(false);
    expect(accountOfKey(["categories", "customer:a"])).toBeNull();
    for (const queryKey of [
      ["chat", "customer:a"],
      ["orders", 5],
      ["stores", "z"],
    ]) {
      await client.fetchQuery({ queryKey, queryFn: async () => answer(1) });
    }
    await written(1);
    expect((await records())[0]?.queryKey).toEqual(["stores", "z"]);
  });

  it("writes after setQueryData when asked to", async () => {
    client.setQueryData(["orders", "customer:a"], answer([1]));
    expect(await records()).toHaveLength(0);
    await persistQueryByKey(client, ["orders", "customer:a"]);
    expect(await keptQueries("orders")).toMatchObject([
      { queryKey: ["orders", "customer:a"], data: { data: [1] } },
    ]);
  });

  it("forgets one account and nobody else, and what still arrives for it", async () => {
    for (const queryKey of [
      ["orders", "customer:a"],
      ["addresses", "customer:a"],
      ["orders", "customer:b"],
      ["stores", "z"],
    ]) {
      await client.fetchQuery({ queryKey, queryFn: async () => answer(1) });
    }
    await written(4);
    await forgetAccount(client, "customer:a");
    expect((await records()).map((record) => record.queryKey)).toEqual(
      expect.arrayContaining([
        ["orders", "customer:b"],
        ["stores", "z"],
      ]),
    );
    expect(await records()).toHaveLength(2);
    expect(client.getQueryData(["orders", "customer:a"])).toBeUndefined();
    client.setQueryData(["orders", "customer:a"], answer(2));
    await persistQueryByKey(client, ["orders", "customer:a"]);
    expect(await records()).toHaveLength(2);
    rememberAccount("customer:a");
    await persistQueryByKey(client, ["orders", "customer:a"]);
    expect(await records()).toHaveLength(3);
  });

  it("drops records of another version, foreign ones and those past their time", async () => {
    await client.fetchQuery({ queryKey: ["stores", "z"], queryFn: async () => answer(1) });
    await written(1);
    const [[key, good] = []] = await libraryStorage.entries();
    if (key === undefined || good === undefined) throw new Error("nothing written");
    await libraryStorage.setItem("query-old", {
      ...good,
      state: { ...good.state, dataUpdatedAt: Date.now() - keptCopiesFor - 1 },
    });
    await libraryStorage.setItem("query-version", { ...good, buster: "another" });
    await libraryStorage.setItem("query-foreign", "<html>" as never);
    await tidyLibrary();
    expect((await libraryStorage.entries()).map(([name]) => name)).toEqual([key]);
  });

  it("writes one small record a query, at an idle moment and not beside the answer", async () => {
    const idle: (() => void)[] = [];
    let busy = true;
    vi.stubGlobal("requestIdleCallback", (work: () => void) => (busy ? idle.push(work) : setTimeout(work)));
    const transaction = vi.spyOn(IDBDatabase.prototype, "transaction");
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    await client.fetchQuery({ queryKey: ["stores", "a"], queryFn: async () => answer("A") });
    await client.fetchQuery({ queryKey: ["stores", "b"], queryFn: async () => answer("B") });
    // Nobody has to wait for the disk to read them back.
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
    await written(2);
    const records = put.mock.calls.map(([value]) => value as { queryKey?: unknown[] });
    expect(records.filter((record) => record.queryKey?.[1] === "a")).toHaveLength(1);
    expect(JSON.stringify(records.find((record) => record.queryKey?.[1] === "a"))).not.toContain('"B"');
    vi.unstubAllGlobals();
  });

  it("stays below its cap, and the oldest answers go first", async () => {
    const text = "x".repeat(10_000);
    for (const [index, name] of ["old", "middle", "new"].entries()) {
      await client.fetchQuery({ queryKey: ["stores", name], queryFn: async () => answer(text) });
      await written(index + 1);
      const key = `query-["stores","${name}"]`;
      const record = await libraryStorage.getItem(key);
      if (!record) throw new Error("not written");
      const dataUpdatedAt = Date.now() - (3 - index) * 60_000;
      await libraryStorage.setItem(key, { ...record, state: { ...record.state, dataUpdatedAt } });
    }
    const getAll = vi.spyOn(IDBObjectStore.prototype, "getAll");
    await tidy(null, 25_000);
    // Sizes were read, no records.
    expect(getAll.mock.contexts.map((store) => (store as IDBObjectStore).name)).toEqual(["sizes"]);
    expect((await records()).map((record) => record.queryKey[1]).sort()).toEqual(["middle", "new"]);
    expect(libraryCap).toBe(50 * 1024 * 1024);
  });

  it("makes room on a full device by letting the older half go, and loses nothing else", async () => {
    for (const [index, name] of ["old", "new"].entries()) {
      await client.fetchQuery({ queryKey: ["stores", name], queryFn: async () => answer(name) });
      await written(index + 1);
    }
    let full = 1;
    const { commit } = IDBTransaction.prototype;
    vi.spyOn(IDBTransaction.prototype, "commit").mockImplementation(function (this: IDBTransaction) {
      if (full === 0) return commit.call(this);
      full -= 1;
      Object.defineProperty(this, "error", { get: () => new DOMException("full", "QuotaExceededError") });
      this.abort();
    });
    await client.fetchQuery({ queryKey: ["stores", "newest"], queryFn: async () => answer("newest") });
    await vi.waitFor(async () =>
      expect((await records()).map((record) => record.queryKey[1]).sort()).toEqual(["new", "newest"]),
    );
  });

  it("goes without, and answers all the same, when a full device stays full", async () => {
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const result = await client.fetchQuery({
      queryKey: ["stores", "z"],
      queryFn: async () => answer("shown"),
    });
    expect(result.data).toBe("shown");
    expect(await records()).toEqual([]);
  });

  it("lets what belongs to somebody who has left go at the next start, too", async () => {
    for (const queryKey of [
      ["orders", "customer:a"],
      ["orders", "customer:b"],
      ["stores", "z"],
    ]) {
      await client.fetchQuery({ queryKey, queryFn: async () => answer(1) });
    }
    await written(3);
    await tidyLibrary("customer:b");
    expect((await records()).map((record) => record.queryKey)).toEqual(
      expect.arrayContaining([
        ["orders", "customer:b"],
        ["stores", "z"],
      ]),
    );
    expect(await records()).toHaveLength(2);
  });

  it("survives a new build: only another contract empties it", async () => {
    vi.stubGlobal("__BUILD_ID__", "one");
    await client.fetchQuery({ queryKey: ["stores", "z"], queryFn: async () => answer(1) });
    await written(1);
    vi.stubGlobal("__BUILD_ID__", "two");
    await tidyLibrary();
    expect(await records()).toHaveLength(1);
    expect((await records())[0]?.buster).toBe(contractVersion);
    vi.unstubAllGlobals();
  });

  it("does not give a foreign record to a component", async () => {
    const hash = JSON.stringify(["stores", "z"]);
    await libraryStorage.setItem(`query-${hash}`, { state: { data: 5 } } as never);
    const result = await client.fetchQuery({
      queryKey: ["stores", "z"],
      queryFn: async () => answer("network"),
    });
    expect(result.data).toBe("network");
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

  it("takes the copy although the page itself was too busy to look for it in time", async () => {
    await libraryStorage.setItem("a", { queryKey: ["stores"] } as never);
    const read = libraryStorage.getItem("a");
    const end = performance.now() + 3 * storagePatience;
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

describe("the boot tier", () => {
  const config = normaliseConfig({ business_name: "Shop" });
  const text = (change: Record<string, unknown> = {}, data: unknown = answer(config)) =>
    JSON.stringify({
      timestamp: Date.now(),
      buster: "1",
      clientState: {
        mutations: [],
        queries: [
          {
            queryKey: ["config", "en"],
            queryHash: '["config","en"]',
            state: { data, dataUpdatedAt: Date.now(), status: "success" },
          },
        ],
      },
      ...change,
    });
  const store = (record: string) => localStorage.setItem(storageKeys.boot, `${textHash(record)} ${record}`);

  it("fills the client synchronously with what an earlier visit kept", async () => {
    vi.useFakeTimers();
    const stop = keepBoot(client);
    client.setQueryData(["config", "en"], answer(config));
    client.setQueryData(["orders", "customer:a"], answer("secret"));
    await vi.advanceTimersByTimeAsync(1_100);
    stop();
    expect(localStorage.getItem(storageKeys.boot)).not.toContain("secret");
    const later = createShopQueryClient();
    expect(restoreBoot(later)).toBe(true);
    expect(later.getQueryData<Answer<typeof config>>(["config", "en"])?.data.business_name).toBe("Shop");
  });

  it("is written at once when the page goes before its time, and only what this page has asked for", async () => {
    vi.useFakeTimers();
    const stop = keepBoot(client);
    client.setQueryData(["config", "en"], answer(config));
    await vi.advanceTimersByTimeAsync(10);
    expect(localStorage.getItem(storageKeys.boot)).toBeNull();
    window.dispatchEvent(new Event("pagehide"));
    expect(localStorage.getItem(storageKeys.boot)).toContain("Shop");
    // Another tab's newer answers are not written over by one that has nothing new.
    localStorage.setItem(storageKeys.boot, "of another tab");
    window.dispatchEvent(new Event("pagehide"));
    expect(localStorage.getItem(storageKeys.boot)).toBe("of another tab");
    stop();
  });

  it("reads what it wrote", () => {
    store(text());
    expect(restoreBoot(client)).toBe(true);
  });

  it.each<[string, () => void]>([
    ["broken JSON", () => localStorage.setItem(storageKeys.boot, '{"timestamp":')],
    ["a foreign value", () => localStorage.setItem(storageKeys.boot, '"hello"')],
    ["an array", () => localStorage.setItem(storageKeys.boot, "[]")],
    ["another version", () => store(text({ buster: "0" }))],
    ["old age", () => store(text({ timestamp: Date.now() - keptCopiesFor - 1 }))],
    ["a clock that went back", () => store(text({ timestamp: Date.now() + 3_600_000 }))],
    ["no queries", () => store(text({ clientState: {} }))],
    [
      "a record that somebody changed",
      () => localStorage.setItem(storageKeys.boot, `${textHash(text())} ${text({ x: 1 })}`),
    ],
    ["a record without its hash", () => localStorage.setItem(storageKeys.boot, text())],
    ["a bare value", () => store(text({}, config))],
    [
      "a personal query",
      () =>
        store(
          text({
            clientState: {
              queries: [
                {
                  queryKey: ["orders", "customer:a"],
                  queryHash: "x",
                  state: { data: answer(1), status: "success" },
                },
              ],
            },
          }),
        ),
    ],
  ])("starts without it when it finds %s", (_name, prepare) => {
    prepare();
    expect(restoreBoot(client)).toBe(false);
    expect(client.getQueryCache().getAll()).toEqual([]);
  });

  it("survives a storage that throws", () => {
    vi.spyOn(safeStorage, "getItem").mockImplementation(() => {
      throw new Error("no");
    });
    expect(restoreBoot(client)).toBe(false);
  });
});

describe("the query client", () => {
  const tries = async (error: Error) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const queryFn = vi.fn(async () => {
      throw error;
    });
    const work = client
      .fetchQuery({
        queryKey: ["suggestions", error.message],
        queryFn,
        retry: client.getDefaultOptions().queries?.retry,
      })
      .catch(() => {});
    await vi.advanceTimersByTimeAsync(5_000);
    await work;
    return queryFn.mock.calls.length;
  };

  it.each([
    ["network", 2],
    ["timeout", 2],
    ["refused", 1],
    ["unauthorised", 1],
    ["unusable", 1],
    ["maintenance", 1],
  ] as const)("tries a call that ended with %s %d time(s)", async (kind, times) => {
    expect(await tries(new ApiError(kind))).toBe(times);
  });

  it("hands over errors of writes, and of reads only when they ask for it", async () => {
    const errors: unknown[] = [];
    const own = createShopQueryClient({ onError: (error) => errors.push(error) });
    const fail = async () => {
      throw new ApiError("refused");
    };
    await own.fetchQuery({ queryKey: ["cashback"], queryFn: fail }).catch(() => {});
    expect(errors).toHaveLength(0);
    await own.fetchQuery({ queryKey: ["wallet"], queryFn: fail, meta: { showError: true } }).catch(() => {});
    expect(errors).toHaveLength(1);
    await own
      .getMutationCache()
      .build(own, { mutationFn: fail })
      .execute(undefined)
      .catch(() => {});
    expect(errors).toHaveLength(2);
    await own
      .getMutationCache()
      .build(own, { mutationFn: fail, meta: { ownErrors: true } })
      .execute(undefined)
      .catch(() => {});
    expect(errors).toHaveLength(2);
  });
});
