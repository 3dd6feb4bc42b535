import { describe, expect, it } from "vitest";
import type { Banners } from "@/contract";
import { bannerTarget } from "./banner-target";

type Banner = Banners["banners"][number];

const banner = (fields: Partial<Banner>): Banner => ({
  id: 1,
  title: "Banner",
  type: "default",
  image: null,
  image_full_url: "/pictures/banner.png",
  link: null,
  store: null,
  item: null,
  ...fields,
});
const item = { id: 7, slug: "soup", module_id: 2 } as NonNullable<Banner["item"]>;
const store = {
  id: 3,
  slug: "corner",
  module_id: 2,
  module_type: "grocery",
  zone_id: 4,
} as NonNullable<Banner["store"]>;

describe("a banner's click", () => {
  it("opens its store with module and zone", () =>
    expect(bannerTarget(banner({ type: "store_wise", store }), "grocery")).toEqual({
      kind: "page",
      path: "/store/corner?module_id=2&module_type=grocery&store_zone_id=4",
    }));
  it("opens an item over the food home", () =>
    expect(bannerTarget(banner({ type: "item_wise", item }), "food")).toEqual({ kind: "item", item }));
  it("leads to the product page from every other home", () =>
    expect(bannerTarget(banner({ type: "item_wise", item }), "pharmacy")).toEqual({
      kind: "page",
      path: "/product/soup?module_id=2",
    }));
  it("opens an item over the page from a shared banner, but not in e-commerce", () => {
    expect(bannerTarget(banner({ type: "item_wise", item }), "pharmacy", "shared").kind).toBe("item");
    expect(bannerTarget(banner({ type: "item_wise", item }), "ecommerce", "shared").kind).toBe("page");
  });
  it.each([
    ["https://example.org/a", { kind: "elsewhere", href: "https://example.org/a" }],
    ["/store/latest", { kind: "page", path: "/store/latest" }],
    ["javascript:alert(1)", { kind: "none" }],
    ["//evil.example", { kind: "none" }],
    [null, { kind: "none" }],
  ])("follows the link %s only where it is safe", (link, target) =>
    expect(bannerTarget(banner({ link }), "food")).toEqual(target),
  );
});
