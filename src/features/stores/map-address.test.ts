import { describe, expect, it } from "vitest";
import { mapListOf, mapQueryOf } from "./map-address";

describe("the address of the map of stores", () => {
  it("takes over the filters of the list and nothing else", () => {
    const address = new URLSearchParams("store_type=popular&store_filter=currently_open&search=soup");
    expect(mapQueryOf(address, "top-offer")).toEqual({
      list: "top-offer",
      store_type: "popular",
      store_filter: "currently_open",
    });
    expect(mapQueryOf(new URLSearchParams("q=1"), null)).toEqual({});
  });

  it("names a known list, or means all stores", () => {
    expect(mapListOf(new URLSearchParams("list=latest"))).toBe("latest");
    expect(mapListOf(new URLSearchParams("list=cheapest"))).toBeNull();
    expect(mapListOf(new URLSearchParams())).toBeNull();
  });
});
