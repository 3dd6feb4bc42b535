// @vitest-environment jsdom
import "fake-indexeddb/auto";
import type { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { textHash } from "@/domain/text-hash";
import type { ApiResponse } from "@/platform/http/client";
import { normaliseConfig } from "@/platform/http/normalise/config";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { apiResponse, clearStorage } from "../../../tests/fixtures/query-library";
import { storedCopyMaxAgeMs } from "../http/api-cache";
import { persistBoot, restoreBoot } from "./local-storage-persister";
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

describe("the boot tier", () => {
  const config = normaliseConfig({ business_name: "Shop" });
  const text = (change: Record<string, unknown> = {}, data: unknown = apiResponse(config)) =>
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

  it("keeps what has data, whatever its last refresh said", async () => {
    vi.useFakeTimers();
    const stop = persistBoot(client);
    client.setQueryData(["config", "en"], apiResponse(config));
    await client
      .fetchQuery({
        queryKey: ["config", "en"],
        queryFn: () => Promise.reject(new Error("500")),
        retry: false,
        staleTime: 0,
      })
      .catch(() => undefined);
    expect(client.getQueryState(["config", "en"])?.status).toBe("error");
    // Another answer of the same start is stored.
    client.setQueryData(["modules", "en"], apiResponse([]));
    await vi.advanceTimersByTimeAsync(1_100);
    stop();
    const later = createShopQueryClient();
    expect(restoreBoot(later)).toBe(true);
    expect(later.getQueryState(["config", "en"])).toMatchObject({
      status: "success",
      error: null,
      fetchStatus: "idle",
      data: { data: { business_name: "Shop" } },
    });
  });

  it("fills the client synchronously with what an earlier visit stored", async () => {
    vi.useFakeTimers();
    const stop = persistBoot(client);
    client.setQueryData(["config", "en"], apiResponse(config));
    client.setQueryData(["orders", "customer:a"], apiResponse("secret"));
    await vi.advanceTimersByTimeAsync(1_100);
    stop();
    expect(localStorage.getItem(storageKeys.boot)).not.toContain("secret");
    const later = createShopQueryClient();
    expect(restoreBoot(later)).toBe(true);
    expect(later.getQueryData<ApiResponse<typeof config>>(["config", "en"])?.data.business_name).toBe("Shop");
  });

  it("is written at once when the page is hidden, and only what this page has requested", async () => {
    vi.useFakeTimers();
    const stop = persistBoot(client);
    client.setQueryData(["config", "en"], apiResponse(config));
    await vi.advanceTimersByTimeAsync(10);
    expect(localStorage.getItem(storageKeys.boot)).toBeNull();
    window.dispatchEvent(new Event("pagehide"));
    expect(localStorage.getItem(storageKeys.boot)).toContain("Shop");
    // A tab with nothing new does not overwrite another tab's newer responses.
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
    ["a record past its maximum age", () => store(text({ timestamp: Date.now() - storedCopyMaxAgeMs - 1 }))],
    ["a clock rollback", () => store(text({ timestamp: Date.now() + 3_600_000 }))],
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
                  state: { data: apiResponse(1), status: "success" },
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
