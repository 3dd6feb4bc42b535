// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "@/platform/http/api-error";
import type { ApiResponse } from "@/platform/http/client";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { apiResponse, clearStorage, records, recordsWritten } from "../../../tests/fixtures/query-library";
import { storedCopyMaxAgeMs } from "../http/api-cache";
import { contractVersion } from "./contract-version";
import { rememberAccount } from "./forgotten-accounts";
import { dataOf, staleTimeFor } from "./freshness";
import { persistQueryByKey, pruneLibrary, startPersisting, storedQueries } from "./library";
import { libraryStorage } from "./library-storage";
import { createShopQueryClient } from "./query-client";
import { accountOfKey, isLibraryKey } from "./query-roots";

let client: QueryClient;

beforeEach(async () => {
  await clearStorage();
  client = createShopQueryClient();
});

afterEach(() => {
  client.clear();
  // The next test uses the same account.
  rememberAccount("customer:a");
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("the library tier", () => {
  it("reads its record first and asks the network only after the window", async () => {
    const queryFn = vi.fn(async () => apiResponse("fresh"));
    await client.fetchQuery({ queryKey: ["categories", "z"], queryFn });
    await recordsWritten(1);
    const later = createShopQueryClient();
    const result = await later.fetchQuery<ApiResponse<string>>({
      queryKey: ["categories", "z"],
      queryFn,
      staleTime: staleTimeFor(300_000),
    });
    expect(result.data).toBe("fresh");
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it("does not wait on a first visit, and writes its responses when the page is idle", async () => {
    safeStorage.removeItem(storageKeys.libraryInUse);
    const ask = vi.fn(async () => apiResponse("first"));
    await client.fetchQuery({ queryKey: ["categories", "1"], queryFn: ask });
    expect(ask).toHaveBeenCalledTimes(1);
    expect(safeStorage.getItem(storageKeys.libraryInUse)).toBeNull();
    await startPersisting();
    await recordsWritten(1);
    expect(safeStorage.getItem(storageKeys.libraryInUse)).not.toBeNull();
  });

  it("writes what came after the other responses of a first visit, too", async () => {
    safeStorage.removeItem(storageKeys.libraryInUse);
    vi.resetModules();
    // No visit before this one, so nothing has loaded the library's own code.
    const { createShopQueryClient: createClient } = await import("./query-client");
    const library = await import("./library");
    let respond: (response: ApiResponse<string>) => void = () => {};
    const later = createClient().fetchQuery<ApiResponse<string>>({
      queryKey: ["banners", "z"],
      queryFn: () => new Promise((resolve) => (respond = resolve)),
    });
    await library.startPersisting();
    respond(apiResponse("late"));
    await later;
    await recordsWritten(1);
  });

  it("writes everything of a first visit that is left before the page was idle", async () => {
    safeStorage.removeItem(storageKeys.libraryInUse);
    vi.stubGlobal("requestIdleCallback", () => 0);
    vi.resetModules();
    const { createShopQueryClient: createClient } = await import("./query-client");
    const library = await import("./library");
    const first = createClient();
    for (const root of ["categories", "banners", "stores"])
      await first.fetchQuery({ queryKey: [root, "z"], queryFn: async () => apiResponse(root) });
    void library.startPersisting();
    await vi.waitFor(() => expect(safeStorage.getItem(storageKeys.libraryInUse)).not.toBeNull());
    await new Promise((resolve) => setTimeout(resolve));
    window.dispatchEvent(new Event("pagehide"));
    vi.unstubAllGlobals();
    await recordsWritten(3);
  });

  it("shows a stale record at once and then the response", async () => {
    await client.fetchQuery({
      queryKey: ["categories", "z"],
      queryFn: async () => apiResponse("old", 400_000),
    });
    await recordsWritten(1);
    const later = createShopQueryClient();
    const observer = new QueryObserver<ApiResponse<string>, Error, string>(later, {
      queryKey: ["categories", "z"],
      queryFn: async () => apiResponse("new"),
      staleTime: staleTimeFor(300_000),
      select: dataOf,
    });
    const shown: unknown[] = [];
    const stop = observer.subscribe((result) => result.data !== undefined && shown.push(result.data));
    await vi.waitFor(() => expect(shown.at(-1)).toBe("new"));
    expect(shown[0]).toBe("old");
    stop();
  });

  it("keeps showing a stale record without network", async () => {
    await client.fetchQuery({
      queryKey: ["categories", "z"],
      queryFn: async () => apiResponse("old", 400_000),
    });
    await recordsWritten(1);
    const later = createShopQueryClient();
    const observer = new QueryObserver<ApiResponse<string>, Error, string>(later, {
      queryKey: ["categories", "z"],
      queryFn: async (): Promise<ApiResponse<string>> => {
        throw new ApiError("refused");
      },
      staleTime: staleTimeFor(300_000),
      select: dataOf,
    });
    const stop = observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    expect(observer.getCurrentResult().data).toBe("old");
    stop();
  });

  it("stores only roots on the list, and personal responses only with their account", async () => {
    expect(isLibraryKey(["categories"])).toBe(true);
    expect(isLibraryKey(["orders", "customer:a"])).toBe(true);
    expect(isLibraryKey(["orders", 5])).toBe(false);
    expect(isLibraryKey(["orders"])).toBe(false);
    expect(isLibraryKey(["courier", "customer:a"])).toBe(false);
    expect(accountOfKey(["categories", "customer:a"])).toBeNull();
    for (const queryKey of [
      ["courier", "customer:a"],
      ["orders", 5],
      ["stores", "z"],
    ]) {
      await client.fetchQuery({ queryKey, queryFn: async () => apiResponse(1) });
    }
    await recordsWritten(1);
    expect((await records())[0]?.queryKey).toEqual(["stores", "z"]);
  });

  it("writes after setQueryData when asked to", async () => {
    client.setQueryData(["orders", "customer:a"], apiResponse([1]));
    expect(await records()).toHaveLength(0);
    await persistQueryByKey(client, ["orders", "customer:a"]);
    expect(await storedQueries("orders")).toMatchObject([
      { queryKey: ["orders", "customer:a"], data: { data: [1] } },
    ]);
  });

  it("drops records of another version, foreign ones and those past their time", async () => {
    await client.fetchQuery({ queryKey: ["stores", "z"], queryFn: async () => apiResponse(1) });
    await recordsWritten(1);
    const [[key, good] = []] = await libraryStorage.entries();
    if (key === undefined || good === undefined) throw new Error("nothing written");
    await libraryStorage.setItem("query-old", {
      ...good,
      state: { ...good.state, dataUpdatedAt: Date.now() - storedCopyMaxAgeMs - 1 },
    });
    await libraryStorage.setItem("query-version", { ...good, buster: "another" });
    await libraryStorage.setItem("query-foreign", "<html>" as never);
    await pruneLibrary();
    expect((await libraryStorage.entries()).map(([name]) => name)).toEqual([key]);
  });

  it("survives a new build: only another contract empties it", async () => {
    vi.stubGlobal("__BUILD_ID__", "one");
    await client.fetchQuery({ queryKey: ["stores", "z"], queryFn: async () => apiResponse(1) });
    await recordsWritten(1);
    vi.stubGlobal("__BUILD_ID__", "two");
    await pruneLibrary();
    expect(await records()).toHaveLength(1);
    expect((await records())[0]?.buster).toBe(contractVersion);
    vi.unstubAllGlobals();
  });

  it("does not give a foreign record to a component", async () => {
    const hash = JSON.stringify(["stores", "z"]);
    await libraryStorage.setItem(`query-${hash}`, { state: { data: 5 } } as never);
    const result = await client.fetchQuery({
      queryKey: ["stores", "z"],
      queryFn: async () => apiResponse("network"),
    });
    expect(result.data).toBe("network");
  });
});
