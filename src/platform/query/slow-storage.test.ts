// @vitest-environment jsdom
/** Copies whose reading takes longer than a page waits for them. */
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
import { dataOf, staleTimeFor } from "./freshness";
import { forgetAccount, rememberAccount } from "./library";
import { createShopQueryClient } from "./query-client";

let client: QueryClient;

beforeEach(async () => {
  await clearStorage();
  client = createShopQueryClient();
});

afterEach(() => {
  client.clear();
  // Who was forgotten in one story may come in the next.
  rememberAccount("customer:a");
});

describe("a copy that comes late", () => {
  it("is shown as soon as it is there, before a network that hangs", async () => {
    await client.fetchQuery({
      queryKey: ["categories", "z"],
      queryFn: async () => apiResponse("old", 400_000),
    });
    await recordsWritten(1);
    const letGo = await blockLibrary();
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
    // Given up: the network is asked, and does not answer.
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(observer.getCurrentResult().data).toBeUndefined();
    await letGo();
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe("old"));
    say(apiResponse("new"));
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe("new"));
    expect(asked).toHaveBeenCalledTimes(1);
    stop();
  });

  it("is shown although the network is gone, and does not ask again", async () => {
    await client.fetchQuery({
      queryKey: ["categories", "z"],
      queryFn: async () => apiResponse("old", 400_000),
    });
    await recordsWritten(1);
    const letGo = await blockLibrary();
    const asked = vi.fn(() => Promise.reject(new ApiError("network")));
    const kept = createShopQueryClient().fetchQuery<ApiResponse<string>>({
      queryKey: ["categories", "z"],
      queryFn: asked,
      retry: false,
    });
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await letGo();
    expect((await kept).data).toBe("old");
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("brings nobody back who was let go while the answer was under way", async () => {
    const queryKey = ["orders", "customer:a"];
    await client.fetchQuery({ queryKey, queryFn: async () => apiResponse("old", 400_000) });
    await recordsWritten(1);
    const letGo = await blockLibrary();
    let say: (fresh: ApiResponse<string>) => void = () => {};
    const said = new Promise<ApiResponse<string>>((resolve) => {
      say = resolve;
    });
    const asked = vi.fn(() => said);
    const later = createShopQueryClient();
    const kept = later.fetchQuery<ApiResponse<string>>({ queryKey, queryFn: asked });
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await letGo();
    expect((await kept).data).toBe("old");
    await forgetAccount(later, "customer:a");
    say(apiResponse("new"));
    await said;
    await new Promise(setImmediate);
    expect(later.getQueryCache().getAll()).toEqual([]);
  });
});
