// @vitest-environment jsdom
/** Stored copies whose reading takes longer than the timeout. */
import "fake-indexeddb/auto";
import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "@/platform/http/api-error";
import type { ApiResponse } from "@/platform/http/client";
import {
  apiResponse,
  blockLibrary,
  clearStorage,
  recordsWritten,
} from "../../../tests/fixtures/query-library";
import { rememberAccount } from "./forgotten-accounts";
import { dataOf, staleTimeFor } from "./freshness";
import { forgetAccount } from "./library";
import { createShopQueryClient } from "./query-client";

/** The machine may be busy, ms. */
const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

let client: QueryClient;

beforeEach(async () => {
  await clearStorage();
  client = createShopQueryClient();
});

afterEach(() => {
  client.clear();
  // The next test uses the same account.
  rememberAccount("customer:a");
});

describe("a copy that is read late", () => {
  it("is shown as soon as it is read, before a hanging request ends", async () => {
    await client.fetchQuery({
      queryKey: ["categories", "z"],
      queryFn: async () => apiResponse("old", 400_000),
    });
    await recordsWritten(1);
    const unblock = await blockLibrary();
    let say: (fresh: ApiResponse<string>) => void = () => {};
    const asked = vi.fn(
      () =>
        new Promise<ApiResponse<string>>((resolve) => {
          say = resolve;
        }),
    );
    const later = createShopQueryClient();
    const observer = new QueryObserver<ApiResponse<string>, Error, string>(later, {
      queryKey: ["categories", "z"],
      queryFn: asked,
      staleTime: staleTimeFor(300_000),
      select: dataOf,
    });
    const stop = observer.subscribe(() => {});
    // Timed out: the network is asked, and does not respond.
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(observer.getCurrentResult().data).toBeUndefined();
    await unblock();
    await waitFor(() => expect(observer.getCurrentResult().data).toBe("old"));
    say(apiResponse("new"));
    await waitFor(() => expect(observer.getCurrentResult().data).toBe("new"));
    expect(asked).toHaveBeenCalledTimes(1);
    stop();
  });

  it("is shown without network, and does not ask again", async () => {
    await client.fetchQuery({
      queryKey: ["categories", "z"],
      queryFn: async () => apiResponse("old", 400_000),
    });
    await recordsWritten(1);
    const unblock = await blockLibrary();
    const asked = vi.fn(() => Promise.reject(new ApiError("network")));
    const kept = createShopQueryClient().fetchQuery<ApiResponse<string>>({
      queryKey: ["categories", "z"],
      queryFn: asked,
      retry: false,
    });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await unblock();
    expect((await kept).data).toBe("old");
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("does not bring back an account that was removed while the request was pending", async () => {
    const queryKey = ["orders", "customer:a"];
    await client.fetchQuery({ queryKey, queryFn: async () => apiResponse("old", 400_000) });
    await recordsWritten(1);
    const unblock = await blockLibrary();
    let say: (fresh: ApiResponse<string>) => void = () => {};
    const said = new Promise<ApiResponse<string>>((resolve) => {
      say = resolve;
    });
    const asked = vi.fn(() => said);
    const later = createShopQueryClient();
    const kept = later.fetchQuery<ApiResponse<string>>({ queryKey, queryFn: asked });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await unblock();
    expect((await kept).data).toBe("old");
    await forgetAccount(later, "customer:a");
    say(apiResponse("new"));
    await said;
    await new Promise(setImmediate);
    expect(later.getQueryCache().getAll()).toEqual([]);
  });
});
