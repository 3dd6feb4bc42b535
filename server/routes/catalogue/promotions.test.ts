import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Item } from "@/contract";
import { type DemoShop, demoShop } from "../../testing/demo-shop";
import { openTestServer, type TestRequest, type TestServer } from "../../testing/test-server";

let server: TestServer;
let shop: DemoShop;
beforeAll(async () => {
  server = await openTestServer({ demo: true });
  shop = await demoShop(server);
});
afterAll(() => server?.close());

const get = (path: string, request: TestRequest) => server.call("GET", path, request);

describe("promotions", () => {
  it("show banners whose targets are on sale", async () => {
    for (const type of ["food", "grocery", "pharmacy", "ecommerce", "parcel"]) {
      const { body } = await get("/banners", shop.in(type));
      expect(body.banners.length, type).toBeGreaterThan(0);
      for (const banner of body.banners) {
        if (banner.type === "store_wise") expect(banner.store.status).toBe(1);
        if (banner.type === "item_wise") expect(banner.item.status).toBe(1);
      }
    }
    const { body } = await get("/other-banners", shop.in("food"));
    expect(body.bottom_section_banner_full_url).toBe(`/pictures/${body.bottom_section_banner}`);
    const parcel = await get("/other-banners", shop.in("parcel"));
    expect(parcel.body.banners[0].value_full_url).toMatch(/^\/pictures\//);
  });

  it("run campaigns with their stores and items", async () => {
    const { body: campaigns } = await get("/campaigns/basic", shop.in("food"));
    const { body: details } = await get("/campaigns/basic-campaign-details", {
      ...shop.in("food"),
      query: { basic_campaign_id: campaigns[0].id },
    });
    expect(details.stores.length).toBeGreaterThan(0);
    const { body: items } = await get("/campaigns/item", shop.in("food"));
    expect(items[0].available_date_starts <= items[0].available_date_ends).toBe(true);
  });

  it("run a flash sale whose price the items carry, until it ends", async () => {
    const { body: sale } = await get("/flash-sales", shop.in("food"));
    const [row] = sale.active_products;
    expect(row.item).toMatchObject({
      flash_sale: 1,
      discount: row.discount,
      discount_type: row.discount_type,
    });
    expect(row.price).toBeCloseTo(row.item.price - row.discount_amount, 2);
    const { body: page } = await get("/flash-sales/items", {
      ...shop.in("food"),
      query: { flash_sale_id: sale.id, limit: 3, offset: 1 },
    });
    expect(page.products.every((entry: { available_stock: number }) => entry.available_stock > 0)).toBe(true);
    server.clock.set(new Date(Date.parse(sale.end_date) + 1000));
    expect((await get("/flash-sales", shop.in("food"))).body).toBeNull();
    const over = await get("/flash-sales/items", { ...shop.in("food"), query: { flash_sale_id: sale.id } });
    expect([over.status, over.body.errors[0].code]).toEqual([403, "flash_sale"]);
    server.clock.release();
  });

  it("list brands, conditions, advertisements and kinds of parcels", async () => {
    const { body: brands } = await get("/brand", shop.in("ecommerce"));
    const brand = brands.find((row: { items_count: number }) => row.items_count > 0);
    const all = { limit: 200, offset: 1 };
    const branded = (await get(`/brand/items/${brand.slug}`, { ...shop.in("ecommerce"), query: all })).body;
    expect(branded.products.length).toBeGreaterThan(0);
    expect(branded.products.every((item: Item) => item.brand_id === brand.id)).toBe(true);
    const { body: conditions } = await get("/common-condition", shop.in("pharmacy"));
    const items = await get(`/common-condition/items/${conditions[0].id}`, {
      ...shop.in("pharmacy"),
      query: all,
    });
    expect(items.body.total_size).toBe(conditions[0].items_count);
    expect((await get("/common-condition/list", shop.in("pharmacy"))).body[0]).toEqual({
      id: conditions[0].id,
      name: conditions[0].name,
    });
    expect((await get("/advertisement/list", shop.in("food"))).body[0].store.name).toBeTruthy();
    expect((await get("/parcel-category", shop.in("parcel"))).body.length).toBeGreaterThan(3);
  });
});
