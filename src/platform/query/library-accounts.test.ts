// @vitest-environment jsdom
import "fake-indexeddb/auto";
import type { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { apiResponse, clearStorage, records, recordsWritten } from "../../../tests/fixtures/query-library";
import { rememberAccount } from "./forgotten-accounts";
import { forgetAccount, persistQueryByKey, pruneLibrary } from "./library";
import { createShopQueryClient } from "./query-client";

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

describe("an account's records in the library tier", () => {
  it("go when it is forgotten, with no others, and nothing that still arrives for it is stored", async () => {
    for (const queryKey of [
      ["orders", "customer:a"],
      ["addresses", "customer:a"],
      ["orders", "customer:b"],
      ["stores", "z"],
    ]) {
      await client.fetchQuery({ queryKey, queryFn: async () => apiResponse(1) });
    }
    await recordsWritten(4);
    client.setQueryData(["passkeys", "customer:a"], apiResponse(1));
    client.setQueryData(["passkeys", "customer:b"], apiResponse(1));
    await forgetAccount(client, "customer:a");
    // Unstored queries are personal as well.
    expect(client.getQueryData(["passkeys", "customer:a"])).toBeUndefined();
    expect(client.getQueryData(["passkeys", "customer:b"])).toBeDefined();
    expect((await records()).map((record) => record.queryKey)).toEqual(
      expect.arrayContaining([
        ["orders", "customer:b"],
        ["stores", "z"],
      ]),
    );
    expect(await records()).toHaveLength(2);
    expect(client.getQueryData(["orders", "customer:a"])).toBeUndefined();
    client.setQueryData(["orders", "customer:a"], apiResponse(2));
    await persistQueryByKey(client, ["orders", "customer:a"]);
    expect(await records()).toHaveLength(2);
    rememberAccount("customer:a");
    await persistQueryByKey(client, ["orders", "customer:a"]);
    expect(await records()).toHaveLength(3);
  });

  it("go at the next start, too, where another one is signed in", async () => {
    for (const queryKey of [
      ["orders", "customer:a"],
      ["orders", "customer:b"],
      ["stores", "z"],
    ]) {
      await client.fetchQuery({ queryKey, queryFn: async () => apiResponse(1) });
    }
    await recordsWritten(3);
    await pruneLibrary("customer:b");
    expect((await records()).map((record) => record.queryKey)).toEqual(
      expect.arrayContaining([
        ["orders", "customer:b"],
        ["stores", "z"],
      ]),
    );
    expect(await records()).toHaveLength(2);
  });
});
