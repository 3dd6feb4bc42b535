import { describe, expect, it } from "vitest";
import { ASKED_FIELDS, PAGE, pricedProducts, productOf, productRequests } from "./medusa-products";

const shop = { regionId: "reg_1", channelId: "sc_1", key: "pk_1" };
const numbers = Array.from({ length: 10_000 }, (_, index) => index + 1);

describe("the products that Medusa is filled with", () => {
  it("have handles and stock numbers of their own", () => {
    const products = numbers.map((n) => productOf(n, shop));
    expect(new Set(products.map(({ handle }) => handle)).size).toBe(numbers.length);
    expect(new Set(products.map(({ variants }) => variants[0]?.sku)).size).toBe(numbers.length);
  });

  it("can be seen by the storefront, with one variant of their only option and one price in whole cents", () => {
    for (const n of [1, 177, 10_000]) {
      const { status, sales_channels, options, variants } = productOf(n, shop);
      expect({ status, sales_channels }).toEqual({ status: "published", sales_channels: [{ id: "sc_1" }] });
      expect(variants).toHaveLength(1);
      expect(options.map(({ title, values }) => [title, values[0]])).toEqual(
        Object.entries(variants[0]?.options ?? {}),
      );
      const [price, ...others] = variants[0]?.prices ?? [];
      expect(others).toEqual([]);
      expect(price?.currency_code).toBe("usd");
      expect(price?.amount).toBeGreaterThan(0);
      expect(Number(price?.amount.toFixed(2))).toBe(price?.amount);
    }
  });
});

describe("the requests for Medusa's products", () => {
  const asked = productRequests(shop, ASKED_FIELDS.storefront).map(({ path, headers }) => ({
    query: new URL(path, "http://medusa.test").searchParams,
    headers,
  }));

  it("ask for one page after the other, none twice and none past the last product", () => {
    const offsets = asked.map(({ query }) => Number(query.get("offset")));
    expect(offsets).toEqual(offsets.map((_, page) => page * PAGE));
    expect(Math.max(...offsets) + PAGE).toBeLessThanOrEqual(numbers.length);
  });

  it("name the region and the fields, and carry the key", () => {
    for (const { query, headers } of asked) {
      expect(query.get("region_id")).toBe("reg_1");
      expect(query.get("limit")).toBe(String(PAGE));
      // A plus of the list would be read as a space where it was not encoded.
      expect(query.get("fields")).toBe(ASKED_FIELDS.storefront);
      expect(headers["x-publishable-api-key"]).toBe("pk_1");
    }
  });
});

describe("products with a price in an answer of Medusa's", () => {
  const priced = (id: string, amount: number, currency = "usd") => ({
    id,
    variants: [{ calculated_price: { calculated_amount: amount, currency_code: currency } }],
  });

  it("are those with a calculated price in dollars", () => {
    const products = [
      priced("a", 8.1),
      priced("nothing", 0),
      priced("euros", 8.1, "eur"),
      { id: "no price", variants: [{ calculated_price: null }] },
      { id: "not asked for", variants: [{}] },
      { id: "no variant", variants: [] },
      priced("b", 12),
    ];
    expect(pricedProducts({ products, count: 7 })).toEqual(["a", "b"]);
  });
});
