import { describe, expect, it } from "vitest";
import type { Store } from "@/contract";
import { quickFiltersOf, storesThatFulfil, withQuickFilter } from "./quick-filters";

const of = (text: string) => quickFiltersOf(new URLSearchParams(text));
const store = (id: number, change: Partial<Store>) =>
  ({
    id,
    active: true,
    open: 1,
    min_delivery_time: 20,
    max_delivery_time: 30,
    free_delivery: true,
    ...change,
  }) as Store;

describe("quick filters", () => {
  it("are read from the address, in one order, without what is unknown", () => {
    expect(of("store_filter=free_delivery,drone,currently_open")).toEqual([
      "currently_open",
      "free_delivery",
    ]);
    expect(of("")).toEqual([]);
  });

  it("are switched on and off in the address and leave the rest of it alone", () => {
    const on = withQuickFilter(new URLSearchParams("from=push"), "fast_delivery");
    expect(quickFiltersOf(on)).toEqual(["fast_delivery"]);
    expect(on.get("from")).toBe("push");
    expect(withQuickFilter(on, "fast_delivery").toString()).toBe("from=push");
  });

  it("hold for every store shown, also where the backend does not know them", () => {
    const stores = [
      store(1, {}),
      store(2, { open: 0 }),
      store(3, { active: false }),
      store(4, { min_delivery_time: 25, max_delivery_time: 45 }),
      store(5, { min_delivery_time: 0, max_delivery_time: 0 }),
      store(6, { free_delivery: false }),
    ];
    const shown = (...filters: Parameters<typeof storesThatFulfil>[1]) =>
      storesThatFulfil(stores, filters, (store) => store.free_delivery).map(({ id }) => id);
    expect(shown()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(shown("currently_open")).toEqual([1, 4, 5, 6]);
    expect(shown("fast_delivery")).toEqual([1, 2, 3, 6]);
    expect(shown("free_delivery")).toEqual([1, 2, 3, 4, 5]);
    expect(shown("currently_open", "fast_delivery", "free_delivery")).toEqual([1]);
  });
});
