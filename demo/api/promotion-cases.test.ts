import { afterAll, describe, expect, it } from "vitest";
import type { Banner, Campaign, Item, Store } from "@/contract";
import type { Advertisement, FlashSale, FlashSaleItem } from "@/contract/calls/promotions";
import { openDemoServer } from "../../server/testing/demo-shop";
import {
  demoAdvertisements,
  demoCampaigns,
  demoFlashSales,
  demoItemCampaigns,
  type PromotionCase,
  promotionCases,
} from "../catalogue";

const { server, shop } = await openDemoServer();
afterAll(() => server.close());

/** A read with a place in the harbour. */
type Ask = <T>(path: string, query?: Record<string, string | number>) => Promise<T>;
type Check = (ask: Ask, module: string) => Promise<unknown>;

const banners = async (ask: Ask) => (await ask<{ banners: Banner[] }>("/banners")).banners;
const flashSale = (ask: Ask) => ask<FlashSale>("/flash-sales");
const advertisements = (ask: Ask) => ask<Advertisement[]>("/advertisement/list");
const runs = (days: { startsInDays: number; endsInDays: number }) =>
  days.startsInDays <= 0 && days.endsInDays > 0;

/** Sales of other days are not returned, in any zone. */
async function staysAway(ask: Ask, path: string, names: readonly string[]): Promise<void> {
  expect(names.length).toBeGreaterThan(0);
  const seen = (await ask<(Campaign | Item)[]>(path)).map((row) => row.slug);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((slug) => names.includes(slug))).toEqual([]);
}

async function noSale(ask: Ask, module: string, isSale: (sale: (typeof demoFlashSales)[number]) => boolean) {
  const sale = demoFlashSales.findIndex((row) => row.module === module && isSale(row));
  expect(sale).toBeGreaterThanOrEqual(0);
  expect((await flashSale(ask)).id).not.toBe(sale + 1);
  expect(await ask("/flash-sales/items", { flash_sale_id: sale + 1 })).toMatchObject({
    errors: [{ code: "flash_sale" }],
  });
}

const some =
  <T>(read: (ask: Ask) => Promise<readonly T[]>, is: (row: T) => boolean): Check =>
  async (ask) =>
    expect((await read(ask)).some(is)).toBe(true);

const saleItems = async (ask: Ask): Promise<FlashSaleItem[]> => (await flashSale(ask)).active_products;

const checks: Record<PromotionCase, Check> = {
  bannerToPage: some(banners, (row) => row.type === "default" && row.link?.startsWith("/") === true),
  bannerElsewhere: some(banners, (row) => row.type === "default" && /^https:/.test(row.link ?? "")),
  bannerInert: some(banners, (row) => row.type === "default" && row.link === null),
  bannerToStore: some(banners, (row) => row.type === "store_wise" && row.store !== null),
  bannerToItem: some(banners, (row) => row.type === "item_wise" && row.item !== null),
  bannerFeatured: async (ask) => {
    const { banners: featured } = await ask<{ banners: Banner[] }>("/banners", { featured: 1 });
    expect(featured.length).toBeGreaterThan(0);
    expect(featured.length).toBeLessThan((await banners(ask)).length);
  },
  bannerOfStorePage: async (ask) => {
    const { stores } = await ask<{ stores: Store[] }>("/stores/get-stores/all", { limit: 50 });
    const own = await Promise.all(stores.map((store) => ask<unknown[]>(`/banners/${store.slug}`)));
    expect(own.some((rows) => rows.length > 0)).toBe(true);
  },
  sectionBanners: async (ask) => {
    const found = await ask<Record<string, string>>("/other-banners");
    for (const key of [
      "basic_section_nearby",
      "bottom_section_banner",
      "best_reviewed_section_banner",
      "new_arrival_section_banner",
    ]) {
      expect(found[`${key}_full_url`], key).toBe(`/pictures/${found[key]}`);
    }
  },
  sectionBannersOfParcels: async (ask) =>
    expect((await ask<{ banners: unknown[] }>("/other-banners")).banners.length).toBeGreaterThan(0),
  whyChoose: async (ask) =>
    expect((await ask<{ banners: unknown[] }>("/other-banners/why-choose")).banners.length).toBeGreaterThan(
      2,
    ),
  campaignRunning: async (ask) => {
    const [campaign] = await ask<Campaign[]>("/campaigns/basic");
    const details = await ask<{ stores: Store[] }>("/campaigns/basic-campaign-details", {
      basic_campaign_id: campaign?.id ?? 0,
    });
    expect(details.stores.length).toBeGreaterThan(0);
    const beside = await ask<{ campaigns: Campaign[] }>("/banners");
    expect(beside.campaigns.map((row) => row.id)).toContain(campaign?.id);
  },
  campaignComing: (ask, module) =>
    staysAway(
      ask,
      "/campaigns/basic",
      demoCampaigns.filter((row) => row.module === module && row.startsInDays > 0).map((row) => row.slug),
    ),
  campaignItemPercent: some(
    (ask) => ask<Item[]>("/campaigns/item"),
    (row) => row.discount_type === "percent" && row.discount > 0,
  ),
  campaignItemAmount: some(
    (ask) => ask<Item[]>("/campaigns/item"),
    (row) => row.discount_type === "amount" && row.discount > 0 && row.available_date_ends !== undefined,
  ),
  campaignItemOver: (ask) =>
    staysAway(
      ask,
      "/campaigns/item",
      demoItemCampaigns.filter((row) => row.endsInDays < 0).map((row) => row.slug),
    ),
  campaignItemComing: (ask) =>
    staysAway(
      ask,
      "/campaigns/item",
      demoItemCampaigns.filter((row) => row.startsInDays > 0).map((row) => row.slug),
    ),
  flashSaleRunning: async (ask) => {
    const sale = await flashSale(ask);
    expect(sale.active_products.length).toBeGreaterThan(3);
    expect(Date.parse(sale.start_date)).toBeLessThan(Date.parse(sale.end_date));
    for (const row of sale.active_products) expect(row.sold + row.available_stock).toBe(row.stock);
  },
  flashSaleComing: (ask, module) => noSale(ask, module, (sale) => sale.startsInDays > 0),
  flashSaleEnded: (ask, module) => noSale(ask, module, (sale) => sale.endsInDays < 0),
  flashSaleUnpublished: (ask, module) => noSale(ask, module, (sale) => runs(sale) && !sale.published),
  flashSalePercent: some(saleItems, (row) => row.discount_type === "percent" && row.price < row.item.price),
  flashSaleAmount: some(saleItems, (row) => row.discount_type === "amount" && row.price < row.item.price),
  flashSaleSoldOut: async (ask) => {
    const sale = await flashSale(ask);
    const gone = sale.active_products.filter((row) => row.available_stock === 0);
    expect(gone.length).toBeGreaterThan(0);
    expect(sale.active_products.at(-1)?.available_stock).toBe(0);
    const { products } = await ask<{ products: FlashSaleItem[] }>("/flash-sales/items", {
      flash_sale_id: sale.id,
      limit: 100,
    });
    expect(products.some((row) => gone.some(({ id }) => id === row.id))).toBe(false);
  },
  advertisementWithPicture: some(
    advertisements,
    (row) =>
      row.add_type === "store_promotion" &&
      row.cover_image_full_url !== null &&
      row.profile_image_full_url !== null &&
      row.video_attachment_full_url === null,
  ),
  advertisementWithFilm: async (ask) => {
    const film = (await advertisements(ask)).find((row) => row.add_type === "video_promotion");
    const response = await server.inject({ url: film?.video_attachment_full_url ?? "/nothing" });
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("video/webm");
  },
  advertisementWithoutStars: some(advertisements, (row) => row.is_rating_active === 0),
  advertisementWithoutReviews: some(advertisements, (row) => row.is_review_active === 0),
  advertisementOver: async (ask, module) => {
    const over = demoAdvertisements.find((row) => row.endsInDays < 0 && row.store !== "");
    const stores = (await advertisements(ask)).map((row) => row.store.slug);
    // More than three, so that the row goes round.
    expect(stores.length).toBeGreaterThan(3);
    expect(module === "food" && stores.includes(over?.store ?? "")).toBe(false);
  },
  brands: some(
    (ask) => ask<{ items_count: number; image_full_url: string | null }[]>("/brand"),
    (row) => row.items_count > 0 && row.image_full_url !== null,
  ),
  conditions: some(
    (ask) => ask<{ items_count: number }[]>("/common-condition"),
    (row) => row.items_count > 7,
  ),
  basicMedicine: some(
    async (ask) => (await ask<{ products: Item[] }>("/items/basic", { limit: 10, offset: 1 })).products,
    (row) => row.module_type === "pharmacy",
  ),
  newArrivalCategories: async (ask) => {
    const { products, categories } = await ask<{ products: Item[]; categories: { id: number }[] }>(
      "/items/new-arrival",
      { limit: 50, offset: 1 },
    );
    expect(categories.length).toBeGreaterThan(1);
    for (const category of categories) {
      const inside = products.some((item) => item.category_ids.some(({ id }) => id === String(category.id)));
      expect(inside, String(category.id)).toBe(true);
    }
  },
  categoryFeatured: some(
    (ask) => ask<{ featured?: number }[]>("/categories", { featured: 1 }),
    (row) => row.featured === 1,
  ),
  storeFeatured: some(
    async (ask) => (await ask<{ stores: Store[] }>("/stores/get-stores/all", { featured: 1 })).stores,
    (row) => row.featured === 1,
  ),
  topOfferNearby: some(
    async (ask) => (await ask<{ stores: Store[] }>("/stores/top-offer-near-me")).stores,
    (row) => row.discount !== null,
  ),
};

describe("the demo's promotions", () => {
  for (const [name, module] of Object.entries(promotionCases)) {
    it(`show ${name} through the API`, async () => {
      const ask: Ask = async <T>(path: string, query = {}) =>
        (await server.call("GET", path, { ...shop.in(module), query })).body as T;
      await checks[name as PromotionCase](ask, module);
    });
  }
});

describe("the older calls of the listing", () => {
  it("return the same as the newer one", async () => {
    const query = { data_type: "discounted", limit: 10, offset: 1 };
    const items = (await server.call("GET", "/items/get-products", { ...shop.in("food"), query })).body;
    const newer = (
      await server.call("GET", "/get-combined-data", {
        ...shop.in("food"),
        query: { ...query, list_type: "item" },
      })
    ).body;
    expect(items.products.length).toBeGreaterThan(0);
    expect(newer).toMatchObject({ products: items.products });
    const stores = (await server.call("GET", "/stores/get-data", { ...shop.in("food"), query })).body;
    expect(stores.stores.length).toBeGreaterThan(0);
  });
});
