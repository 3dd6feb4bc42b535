import { describe, expect, it } from "vitest";
import {
  normaliseAdvertisements,
  normaliseFlashSale,
  normaliseNewArrivals,
  normaliseSectionBanners,
} from "./promotion";

const item = { id: 7, name: "Soup", price: "4.5", module_id: 1, module_type: "food" };

describe("a flash sale", () => {
  it.each([[null], [{}]])("is none when the response is %j", (response) =>
    expect(normaliseFlashSale(response)).toBeNull(),
  );

  it.each([[[]], [{ title: "x" }], [""]])("is unusable as %j", (response) =>
    expect(() => normaliseFlashSale(response)).toThrowError("unusable"),
  );

  it("keeps the rows that have an item, with what is left of them", () => {
    const sale = normaliseFlashSale({
      id: "3",
      title: "Hot",
      end_date: "2026-12-01T00:00:00Z",
      active_products: [
        { id: 1, item, stock: "10", sold: "4", price: "3.5", discount: 10 },
        { id: 2, item: null, stock: 1 },
        { id: 3, item: JSON.stringify(item), stock: 5, sold: 9 },
      ],
    });
    expect(sale?.active_products.map((row) => [row.id, row.available_stock, row.price])).toEqual([
      [1, 6, 3.5],
      [3, 0, 4.5],
    ]);
  });
});

describe("advertisements", () => {
  it("need a store to lead to", () => {
    const found = normaliseAdvertisements([
      { id: 1, add_type: "video_promotion", store: { id: 4, name: "Bakery" }, is_rating_active: "1" },
      { id: 2, add_type: "store_promotion", store: null },
      { id: 3, add_type: "a new kind", store: { id: 5, name: "Grill" } },
    ]);
    expect(found.map((row) => [row.id, row.add_type, row.is_rating_active, row.title])).toEqual([
      [1, "video_promotion", 1, "Bakery"],
      [3, "store_promotion", 0, "Grill"],
    ]);
  });
});

describe("the banners of sections", () => {
  it.each<[unknown, string | null, string | null]>([
    [{ bottom_section_banner: "b", bottom_section_banner_full_url: "/pictures/b" }, "/pictures/b", null],
    [
      { bottom_section_banner: "b.png", promotional_banner_url: "https://cdn/x/" },
      "https://cdn/x/b.png",
      null,
    ],
    [{ bottom_section_banner: "b.png" }, null, null],
    [{ banners: [{ key: "bottom_section_banner", value_full_url: "/v.png" }, null] }, "/v.png", null],
    [
      {
        promotional_banner_url: "https://cdn/x",
        banners: [
          { key: "bottom_section_banner", value: "b.png" },
          { key: "promotional_banner", value: "p.png", value_full_url: "/p.png" },
        ],
      },
      "https://cdn/x/b.png",
      "/p.png",
    ],
    [{ banners: "nonsense", bottom_section_banner_full_url: "/b" }, "/b", null],
    [{ promotional_banner_url: "https://cdn/p.png" }, null, "https://cdn/p.png"],
    [{}, null, null],
    [[], null, null],
  ])("of %j", (answer, bottom, promotional) =>
    expect(normaliseSectionBanners(answer)).toMatchObject({ bottom, promotional, nearby: null }),
  );
});

describe("new arrivals", () => {
  it("come with their categories", () => {
    const { rows, categories } = normaliseNewArrivals({
      total_size: 1,
      products: [item],
      categories: [{ id: 2, name: "Soups", slug: "soups" }, { id: null }],
    });
    expect([rows.length, categories.map(({ id }) => id)]).toEqual([1, [2]]);
    expect(normaliseNewArrivals({ products: [], total_size: 0 }).categories).toEqual([]);
  });
});
