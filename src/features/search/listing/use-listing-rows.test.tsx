import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { configureHttp } from "@/platform/http/client";
import { createShopQueryClient } from "@/platform/query";
import { useLocationStore } from "@/stores/location";
import { useModuleStore } from "@/stores/module";
import { shopScope } from "@/stores/shop-scope";
import { listingRequest, parseListing } from "./listing-address";
import { useListingItems, useListingStores } from "./use-listing-rows";

/** Answers that the test gives when it wants to. */
let answer: (rows: string[]) => void = () => {};
const position = { lat: 1, lng: 1 };

beforeEach(() => {
  configureHttp({ baseUrl: "https://shop.test", headers: () => ({ zoneId: shopScope().zoneId }) });
  vi.stubGlobal(
    "fetch",
    (address: string) =>
      new Promise<Response>((resolve) => {
        const list = address.includes("list_type=store") ? "stores" : "products";
        answer = (names) => {
          const rows = names.map((name, id) => ({ id: id + 1, name, module_id: 1, price: 5 }));
          resolve(Response.json({ [list]: rows, total_size: rows.length, limit: 12, offset: 1 }));
        };
      }),
  );
  useLocationStore.setState({ zoneId: "[1]", position, text: "Quay" });
  useModuleStore.setState({ module: { id: 1, module_type: "food", module_name: "Food", slug: "food" } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe.each([
  ["items", useListingItems],
  ["stores", useListingStores],
] as const)("a list of %s", (_, useList) => {
  function openList() {
    const client = createShopQueryClient();
    const { result, rerender } = renderHook(
      ({ filter }) => useList(listingRequest(parseListing(new URLSearchParams({ filter })), [])),
      {
        initialProps: { filter: "" },
        wrapper: ({ children }: { children: ReactNode }) => (
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        ),
      },
    );
    const names = () => result.current.data?.pages.flatMap((page) => page.data.rows.map(({ name }) => name));
    return { names, filterBy: (filter: string) => rerender({ filter }) };
  }

  it("stays until the filtered rows are loaded", async () => {
    const { names, filterBy } = openList();
    await act(() => answer(["Soup", "Rice"]));
    await vi.waitFor(() => expect(names()).toEqual(["Soup", "Rice"]));
    filterBy("popular");
    expect(names()).toEqual(["Soup", "Rice"]);
    await act(() => answer(["Rice"]));
    await vi.waitFor(() => expect(names()).toEqual(["Rice"]));
  });

  it("is replaced at once with another place, also when that is chosen while it loads", async () => {
    const { names } = openList();
    await act(() => answer(["Soup"]));
    await vi.waitFor(() => expect(names()).toEqual(["Soup"]));
    act(() => useLocationStore.setState({ zoneId: "[2]", position, text: "Hill" }));
    expect(names()).toBeUndefined();
    const late = answer;
    act(() => useLocationStore.setState({ zoneId: "[3]", position, text: "Fort" }));
    await act(() => late(["Of the hill"]));
    expect(names()).toBeUndefined();
    await act(() => answer(["Of the fort"]));
    await vi.waitFor(() => expect(names()).toEqual(["Of the fort"]));
  });
});
