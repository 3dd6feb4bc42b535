import { describe, expect, it } from "vitest";
import { changeListing, filtersOf, listingRequest, parseListing } from "./listing-address";

const read = (text: string) => parseListing(new URLSearchParams(text));
const change = (text: string, changes: Parameters<typeof changeListing>[1]) =>
  changeListing(new URLSearchParams(text), changes).toString();

describe("a listing in the address", () => {
  it("is read with every part that can be shared", () =>
    expect(
      read(
        "search=rice&data_type=searched&tab=stores&view=list&filter=currently_open,coupon&sort=nearby&rating=4",
      ),
    ).toMatchObject({
      kind: "searched",
      text: "rice",
      tab: "stores",
      layout: "list",
      filters: ["currently_open", "coupon"],
      sort: "nearby",
      rating: 4,
    }));
  it("ignores unknown values", () =>
    expect(
      read(
        "data_type=stolen&filter=__proto__,top_rated&sort=nearby&rating=99&min_price=-4&category_ids=1,x,1,-3",
      ),
    ).toMatchObject({
      kind: "all",
      filters: ["top_rated"],
      sort: null,
      rating: null,
      minPrice: null,
      categories: [1],
    }));
  it("of a category is of all when its category is left", () => {
    const left = change("search=category&id=figs&name=Figs&data_type=category", {
      id: null,
      categories: [7],
    });
    expect(left).toBe("data_type=category&category_ids=7");
  });
  it("of discounted items starts with its filter until that is removed", () => {
    expect(read("data_type=discounted").filters).toEqual(["discounted"]);
    const without = change("data_type=discounted&module_id=2", { filters: [] });
    expect(read(without).filters).toEqual([]);
  });
  it("drops filters and sort with another tab and keeps the rest", () => {
    const next = change("search=rice&data_type=searched&from=home&filter=popular&sort=low&view=list", {
      tab: "stores",
    });
    expect(next).toBe("search=rice&data_type=searched&from=home&view=list&tab=stores");
  });
  it("names another module once it is chosen, so that a reload shows it again", () =>
    expect(change("data_type=searched&search=rice&module_id=1", { moduleId: 3 })).toBe(
      "data_type=searched&search=rice&module_id=3",
    ));
  it("leaves defaults out", () =>
    expect(
      change("data_type=all&tab=stores&view=list&rating=4", { layout: "grid", tab: "items", rating: null }),
    ).toBe("data_type=all"));
});

describe("the request of a listing", () => {
  it("sends filters and sort as one list", () =>
    expect(listingRequest(read("data_type=all&filter=popular&sort=low"), []).filter).toEqual([
      "popular",
      "low",
    ]));
  it("sends no store filters for items, and no prices for stores", () => {
    expect(listingRequest(read("data_type=all&filter=currently_open,popular"), []).filter).toEqual([
      "popular",
    ]);
    expect(listingRequest(read("data_type=all&tab=stores&min_price=5"), []).min_price).toBeNull();
  });
  it("lists everything when a category listing names no category", () => {
    expect(listingRequest(read("data_type=category"), []).data_type).toBe("all");
    expect(listingRequest(read("data_type=category&id=soups"), [4, 5])).toMatchObject({
      data_type: "category",
      category_ids: [4, 5],
    });
  });
  it("reads swapped prices as the range between them, and ignores invalid prices", () => {
    expect(read("min_price=90&max_price=10")).toMatchObject({ minPrice: 10, maxPrice: 90 });
    expect(read("min_price=12.5&max_price=12.125")).toMatchObject({ minPrice: 12.125, maxPrice: 12.5 });
    expect(read("min_price=1,250&max_price=1e3")).toMatchObject({ minPrice: null, maxPrice: null });
    expect(read("min_price=cheap&max_price=-4")).toMatchObject({ minPrice: null, maxPrice: null });
  });
  it("removes control characters from the search text and cuts long text", () => {
    expect(read("data_type=searched&search=%00soup%07 ").text).toBe("soup");
    expect(read(`data_type=searched&search=${"x".repeat(400)}`).text).toHaveLength(191);
  });
  it("adds the chosen brands to the brand of the address, on the items tab only", () => {
    expect(listingRequest(read("brand_ids=4,9,x,4"), [], 9).brand_ids).toEqual([9, 4]);
    expect(listingRequest(read("brand_ids=4&tab=stores"), [], null).brand_ids).toEqual([]);
  });
  it("reads a brand from its own parameter", () =>
    expect(read("data_type=brand&brand_id=9&id=4").id).toBe("9"));
});

describe("filters", () => {
  it("offer opening hours and coupons for stores only, and vegetarian in food only", () => {
    expect(filtersOf("items", "food")).toContain("veg");
    expect(filtersOf("items", "grocery")).not.toContain("veg");
    expect(filtersOf("items", "food")).not.toContain("currently_open");
    expect(filtersOf("stores", "food")).toContain("coupon");
  });
});
