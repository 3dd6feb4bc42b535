// @vitest-environment jsdom
import "fake-indexeddb/auto";
import type { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "@/platform/http/api-error";
import { clearStorage } from "../../../tests/fixtures/query-library";
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

  it("reports errors of writes, and of reads that ask for it", async () => {
    const errors: unknown[] = [];
    const own = createShopQueryClient({ onError: (error) => errors.push(error) });
    const fail = async () => {
      throw new ApiError("refused");
    };
    await own.fetchQuery({ queryKey: ["cashback"], queryFn: fail }).catch(() => {});
    expect(errors).toHaveLength(0);
    await own
      .fetchQuery({ queryKey: ["cashback"], queryFn: fail, meta: { showError: true } })
      .catch(() => {});
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
