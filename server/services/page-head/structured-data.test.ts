import { describe, expect, it } from "vitest";
import type { Item } from "@/contract";
import { productData } from "./structured-data";

const site = { origin: "https://shop.example", name: "Shop", currency: "USD", digits: 2 };
const pizza = {
  id: 1,
  name: "Margherita",
  store_name: "Forno",
  module_type: "food",
  price: 15.2,
  discount: 0,
  discount_type: "percent",
  store_discount: 15,
  images_full_url: [],
  category_ids: [],
  variations: [],
  food_variations: [],
  add_ons: [],
  rating_count: 0,
} as unknown as Item;
const priceOf = (item: Partial<Item>) =>
  productData(site, { ...pizza, ...item }, "/product/1") as { offers: { price: string } };

describe("the price that search engines are told", () => {
  it("has a store-wide discount that everybody gets", () => expect(priceOf({}).offers.price).toBe("12.92"));
  it.each([{ store_discount_min_purchase: 20 }, { store_discount_max_discount: 8 }])(
    "has none with the condition %j",
    (condition) => expect(priceOf(condition).offers.price).toBe("15.20"),
  );
});
