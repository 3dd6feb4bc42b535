import { afterAll, describe, expect, it } from "vitest";
import { openDemoServer } from "../../testing/demo-shop";
import { present } from "../../testing/present";

const { server, shop, get } = await openDemoServer();
afterAll(() => server.close());

describe("promotions", () => {
  it("show banners whose targets are on sale", async () => {
    for (const type of ["food", "grocery", "pharmacy", "ecommerce", "parcel"]) {
      const { body } = await get("/banners", shop.in(type));
      expect(body.banners.length, type).toBeGreaterThan(0);
      for (const banner of body.banners) {
        if (banner.type === "store_wise") expect(banner.store?.status).toBe(1);
        if (banner.type === "item_wise") expect(banner.item?.status).toBe(1);
      }
    }
    const { body } = await get("/other-banners", shop.in("food"));
    if ("banners" in body) throw new Error("A food module has no rows of banners.");
    expect(body.bottom_section_banner_full_url).toBe(`/pictures/${body.bottom_section_banner}`);
    const parcel = await get("/other-banners", shop.in("parcel"));
    expect(parcel.body.banners?.[0]).toMatchObject({
      value_full_url: expect.stringMatching(/^\/pictures\//),
    });
  });

  it("run campaigns with their stores and items", async () => {
    const { body: campaigns } = await get("/campaigns/basic", shop.in("food"));
    const { body: details } = await get("/campaigns/basic-campaign-details", {
      ...shop.in("food"),
      query: { basic_campaign_id: present(campaigns[0]).id },
    });
    expect(details.stores.length).toBeGreaterThan(0);
    const item = present((await get("/campaigns/item", shop.in("food"))).body[0]);
    expect(present(item.available_date_starts) <= present(item.available_date_ends)).toBe(true);
  });

  it("say what a campaign is at any place and without one, by number or slug, while it runs", async () => {
    const campaign = present((await get("/campaigns/basic", shop.in("food"))).body[0]);
    for (const name of [campaign.id, campaign.slug])
      for (const place of [{}, shop.in("food"), shop.in("grocery")])
        expect((await get(`/campaigns/details/${name}`, place)).body).toEqual(campaign);
    const { body: arabic } = await get(`/campaigns/details/${campaign.slug}`, { language: "ar" });
    expect(present(arabic).title).toMatch(/[\u0600-\u06ff]/);
    expect((await get("/campaigns/details/no-such-campaign", {})).body).toBeNull();
    server.clock.set(new Date(Date.parse(campaign.available_date_ends) + 2 * 86_400_000));
    expect((await get(`/campaigns/details/${campaign.slug}`, {})).body).toBeNull();
    server.clock.release();
  });

  it("run a flash sale whose price the items carry, until it ends", async () => {
    const sale = present((await get("/flash-sales", shop.in("food"))).body);
    const row = present(sale.active_products[0]);
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
    expect(page.products.every((entry) => entry.available_stock > 0)).toBe(true);
    server.clock.set(new Date(Date.parse(sale.end_date) + 1000));
    expect((await get("/flash-sales", shop.in("food"))).body).toBeNull();
    const over = await get("/flash-sales/items", { ...shop.in("food"), query: { flash_sale_id: sale.id } });
    expect([over.status, over.errors[0]?.code]).toEqual([403, "flash_sale"]);
    server.clock.release();
  });

  it("list brands, conditions, advertisements and kinds of parcels", async () => {
    const { body: brands } = await get("/brand", shop.in("ecommerce"));
    const brand = present(brands.find((row) => row.items_count > 0));
    const all = { limit: 200, offset: 1 };
    const branded = (await get(`/brand/items/${brand.slug}`, { ...shop.in("ecommerce"), query: all })).body;
    expect(branded.products.length).toBeGreaterThan(0);
    expect(branded.products.every((item) => item.brand_id === brand.id)).toBe(true);
    const condition = present((await get("/common-condition", shop.in("pharmacy"))).body[0]);
    const items = await get(`/common-condition/items/${condition.id}`, {
      ...shop.in("pharmacy"),
      query: all,
    });
    expect(items.body.total_size).toBe(condition.items_count);
    expect((await get("/common-condition/list", shop.in("pharmacy"))).body[0]).toEqual({
      id: condition.id,
      name: condition.name,
    });
    expect((await get("/advertisement/list", shop.in("food"))).body[0]?.store.name).toBeTruthy();
    expect((await get("/parcel-category", shop.in("parcel"))).body.length).toBeGreaterThan(3);
  });
});
