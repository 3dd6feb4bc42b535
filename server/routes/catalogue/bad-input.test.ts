import { afterAll, describe, expect, it } from "vitest";
import { openDemoServer } from "../../testing/demo-shop";

const { server, shop } = await openDemoServer();
afterAll(() => server.close());

/** Every read of the catalogue with the parameters it knows; `:id` stands for what is tried. */
const reads: Record<string, readonly string[]> = {
  "/config": [],
  "/react-landing-page": [],
  "/module": ["zone_id"],
  "/config/get-zone-id": ["lat", "lng"],
  "/zone/list": [],
  "/zone/check": ["lat", "lng", "zone_id"],
  "/config/place-api-autocomplete": ["search_text"],
  "/config/place-api-details": ["placeid"],
  "/config/geocode-api": ["lat", "lng"],
  "/config/distance-api": ["origin_lat", "origin_lng", "destination_lat", "destination_lng", "mode"],
  "/config/direction-api": ["origin_lat", "origin_lng", "destination_lat", "destination_lng", "mode"],
  "/terms-and-conditions": [],
  "/banners": ["featured"],
  "/banners/:id": [],
  "/other-banners": [],
  "/other-banners/why-choose": [],
  "/other-banners/video-content": [],
  "/categories": ["featured"],
  "/categories/childes/:id": [],
  "/categories/items/:id": ["limit", "offset", "type"],
  "/categories/stores/:id": ["limit", "offset", "type"],
  "/categories/items/list": ["limit", "offset", "category_ids", "filter", "min_price"],
  "/categories/stores/list": ["limit", "offset", "category_ids", "filter"],
  "/categories/featured/items": ["limit", "offset", "type"],
  "/categories/popular": [],
  "/items/popular": [
    "limit",
    "offset",
    "type",
    "category_ids",
    "filter",
    "min_price",
    "max_price",
    "rating_count",
    "search",
  ],
  "/items/most-reviewed": ["limit", "offset"],
  "/items/discounted": ["limit", "offset"],
  "/items/new-arrival": ["limit", "offset", "product_id"],
  "/items/recommended": ["limit", "offset", "store_id", "filter"],
  "/items/suggested": ["limit", "offset", "store_id", "recommended"],
  "/items/basic": ["limit", "offset", "store_id", "category_id"],
  "/items/latest": ["limit", "offset", "store_id", "category_id", "search"],
  "/items/common-conditions": ["limit", "offset", "store_id"],
  "/items/details/:id": [],
  "/items/related-items/:id": [],
  "/items/related-store-items/:id": [],
  "/items/reviews/:id": ["limit", "offset"],
  "/get-combined-data": [
    "list_type",
    "data_type",
    "name",
    "category_ids",
    "brand_ids",
    "filter",
    "rating_count",
    "limit",
    "offset",
  ],
  "/items/get-products": ["data_type", "name", "category_ids", "filter", "limit", "offset"],
  "/stores/get-data": ["data_type", "name", "category_ids", "filter", "limit", "offset"],
  "/items/search": ["name", "limit", "offset", "category_ids"],
  "/stores/search": ["name", "limit", "offset"],
  "/items/item-or-store-search": ["name"],
  "/items/search-suggestion": ["name", "limit"],
  "/stores/get-stores/:id": ["type", "store_type", "featured", "limit", "offset", "filter", "name"],
  "/stores/latest": ["limit", "offset"],
  "/stores/popular": ["limit", "offset"],
  "/stores/recommended": ["limit", "offset"],
  "/stores/discounted": ["limit", "offset"],
  "/stores/top-rated": ["limit", "offset"],
  "/stores/top-offer-near-me": ["limit", "offset", "name", "sort_by", "halal"],
  "/stores/details/:id": [],
  "/stores/reviews": ["store_id", "limit", "offset"],
  "/stores/popular-items/:id": [],
  "/brand": ["top"],
  "/brand/items/:id": ["limit", "offset"],
  "/campaigns/basic": [],
  "/campaigns/basic-campaign-details": ["basic_campaign_id"],
  "/campaigns/details/:id": [],
  "/campaigns/item": [],
  "/flash-sales": ["limit", "offset"],
  "/flash-sales/items": ["flash_sale_id", "limit", "offset"],
  "/common-condition": [],
  "/common-condition/list": [],
  "/common-condition/items/:id": ["limit", "offset"],
  "/advertisement/list": [],
  "/parcel-category": [],
};

const hostile = [
  "",
  "-1",
  "0",
  "1.5",
  "99999999999999999999",
  "2147483648",
  "NaN",
  "Infinity",
  "1e309",
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  '["1) or 1=1 --"]',
  "'; drop table items; --",
  "1 or 1=1",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "../../etc/passwd",
  "%25%27",
  "<script>alert(1)</script>",
  "١٢٣",
  "🍕".repeat(40),
  "x".repeat(5000),
];

function expectContract(status: number, body: unknown, what: string): void {
  expect(status, what).toBeLessThan(500);
  if (status === 200 || status === 304) return;
  const { errors } = body as { errors: unknown };
  const first = Array.isArray(errors) ? errors[0] : errors;
  expect(first, what).toMatchObject({ code: expect.any(String), message: expect.any(String) });
}

describe("whatever is sent to the catalogue", () => {
  it("covers every route of the catalogue", () => {
    const routes = server.app.printRoutes({ commonPrefix: false });
    expect(Object.keys(reads).length).toBeGreaterThan(60);
    expect(routes).toContain("get-combined-data");
  });

  for (const [path, parameters] of Object.entries(reads)) {
    it(`responds in the contract's form and never with 500: ${path}`, async () => {
      const usual: Record<string, string> = {
        limit: "5",
        offset: "1",
        list_type: "item",
        name: "milk",
        store_id: "1",
      };
      const known = Object.fromEntries(
        parameters.flatMap((name) => (usual[name] === undefined ? [] : [[name, usual[name]]])),
      );
      for (const value of hostile) {
        const url = path.replace(
          ":id",
          value === "\ud800" ? "%ED%A0%80" : encodeURIComponent(value) || "%20",
        );
        if (path.includes(":id")) {
          const response = await server.call("GET", url, { ...shop.in("food"), query: known });
          expectContract(response.status, response.body, `${path} with ${value.slice(0, 30)}`);
        }
        for (const parameter of parameters) {
          const response = await server.call("GET", path.replace(":id", "1"), {
            ...shop.in("food"),
            query: { ...known, [parameter]: value },
          });
          expectContract(response.status, response.body, `${path}?${parameter}=${value.slice(0, 30)}`);
        }
      }
    });
  }

  it("responds to hostile headers in the contract's form", async () => {
    for (const value of ["1", "", "[]", "[-1]", '["a"]', "null", "[99999999999]", "{", "[1,[2]]"]) {
      for (const name of ["zoneid", "moduleid", "latitude", "x-localization"]) {
        const headers: Record<string, string> = {
          zoneid: "[1]",
          moduleid: "1",
          latitude: "40",
          longitude: "6",
        };
        const response = await server.call("GET", "/items/popular", {
          headers: { ...headers, [name]: value },
        });
        expectContract(response.status, response.body, `${name}: ${value}`);
      }
    }
  });

  it("refuses bodies of the newsletter that are none", async () => {
    for (const body of [
      {},
      { email: 5 },
      { email: "" },
      { email: "a\u0000@b.test" },
      [],
      { email: "x".repeat(300) },
    ]) {
      const response = await server.call("POST", "/newsletter/subscribe", { body });
      expect(response.status, JSON.stringify(body)).toBe(403);
      expectContract(response.status, response.body, JSON.stringify(body));
    }
  });

  it("still has its items afterwards", async () => {
    const { body } = await server.call("GET", "/items/popular", shop.in("food"));
    expect(body.total_size).toBeGreaterThan(10);
  });
});
