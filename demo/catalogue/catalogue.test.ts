import { describe, expect, it } from "vitest";
import { isItemPictureKind } from "../art/item-pictures";
import { zonesAt } from "../town";
import * as catalogue from "./";
import {
  activeZoneKeys,
  demoBanners,
  demoBrands,
  demoCampaigns,
  demoCategories,
  demoConditions,
  demoCoupons,
  demoCustomer,
  demoFlashSales,
  demoItemCampaigns,
  demoItems,
  demoReviews,
  demoStores,
  isPictureKey,
  itemsOfStore,
  resolvePlace,
  thingKinds,
} from "./";

const shopModules = ["food", "grocery", "pharmacy", "ecommerce"] as const;
const storesOf = (module: string) => demoStores.filter((store) => store.module === module);
const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Walks all data; `visit` sees every object and the path to it. */
function walk(value: unknown, path: string, visit: (row: Record<string, unknown>, path: string) => void) {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) walk(entry, `${path}[${index}]`, visit);
    return;
  }
  const row = value as Record<string, unknown>;
  visit(row, path);
  for (const [key, entry] of Object.entries(row)) walk(entry, `${path}.${key}`, visit);
}

describe("the demo catalogue", () => {
  it("gives every row a slug of its own", () => {
    expect(duplicates(demoStores.map((row) => row.slug))).toEqual([]);
    expect(duplicates(demoItems.map((row) => row.slug))).toEqual([]);
    expect(duplicates(demoCategories.map((row) => row.slug))).toEqual([]);
    expect(duplicates([...demoBrands, ...demoConditions].map((row) => row.slug))).toEqual([]);
    expect(duplicates(demoCoupons.map((row) => row.code))).toEqual([]);
    expect(
      duplicates([...demoCampaigns, ...demoItemCampaigns, ...demoFlashSales].map((row) => row.slug)),
    ).toEqual([]);
    for (const store of demoStores) {
      expect(duplicates(itemsOfStore(store.slug).map((row) => row.name.en)), store.slug).toEqual([]);
    }
  });

  it("holds at least as many shops, items, brands and conditions as it promises", () => {
    expect(storesOf("food").length).toBeGreaterThanOrEqual(26);
    expect(storesOf("grocery").length).toBeGreaterThanOrEqual(14);
    expect(storesOf("pharmacy").length).toBeGreaterThanOrEqual(10);
    expect(storesOf("ecommerce").length).toBeGreaterThanOrEqual(14);
    expect(demoItems.length).toBeGreaterThanOrEqual(950);
    expect(demoBrands.filter((brand) => brand.module === "ecommerce").length).toBeGreaterThanOrEqual(12);
    expect(demoConditions.length).toBeGreaterThanOrEqual(6);
    expect(demoItems.filter((item) => item.description.en.length > 130).length).toBeGreaterThanOrEqual(50);
  });

  it("writes every text in English and in Arabic", () => {
    walk(catalogue, "catalogue", (row, path) => {
      if (!("en" in row) && !("ar" in row)) return;
      // Texts that are data of one language (replies, comments of tests) have no such keys at all.
      expect(typeof row.en === "string" && row.en.trim().length > 0, `${path}.en`).toBe(true);
      expect(typeof row.ar === "string" && row.ar.trim().length > 0, `${path}.ar`).toBe(true);
    });
    for (const row of [...demoStores, ...demoItems, ...demoCategories, ...demoBrands, ...demoConditions]) {
      expect(row.name.ar, row.slug).toMatch(/[\u0600-\u06ff]/);
    }
  });

  it("names only pictures that the art can draw", () => {
    const keys: string[] = [];
    walk(catalogue, "catalogue", (row) => {
      for (const name of ["picture", "logo", "cover", "profile", "icon", "thumbnail", "customerPicture"]) {
        if (typeof row[name] === "string") keys.push(row[name]);
      }
      for (const name of ["pictures", "morePictures"])
        if (Array.isArray(row[name])) keys.push(...(row[name] as string[]));
    });
    expect(keys.length).toBeGreaterThan(1000);
    expect(keys.filter((key) => !isPictureKey(key))).toEqual([]);
    expect(isPictureKey("item/unicorn/1")).toBe(false);
    expect(thingKinds.filter((kind) => !isItemPictureKind(kind))).toEqual([]);
  });

  it("has three shops of each kind open round the clock in every zone, and one closed on all days", () => {
    for (const module of shopModules) {
      for (const zone of activeZoneKeys) {
        const stores = storesOf(module).filter(
          (store) => store.place.zone === zone && store.active && store.status,
        );
        const always = stores.filter((store) =>
          [0, 1, 2, 3, 4, 5, 6].every((day) =>
            store.hours.some(
              (row) => row.day === day && row.opens === "00:00:00" && row.closes === "23:59:59",
            ),
          ),
        );
        expect(always.length, `${module} in ${zone}`).toBeGreaterThanOrEqual(3);
        expect(
          stores.some((store) => store.hours.length === 0),
          `${module} in ${zone}`,
        ).toBe(true);
      }
    }
  });

  it("shows at least seven featured categories and six parents with childes in every module", () => {
    for (const module of shopModules) {
      const rows = demoCategories.filter((row) => row.module === module);
      expect(rows.filter((row) => row.featured).length, module).toBeGreaterThanOrEqual(7);
      const parents = rows.filter((row) => row.parent === null);
      expect(parents.length, module).toBeGreaterThanOrEqual(6);
      for (const parent of parents)
        expect(
          rows.some((row) => row.parent === parent.slug),
          parent.slug,
        ).toBe(true);
    }
  });

  it("refers only to rows that exist", () => {
    const stores = new Map(demoStores.map((row) => [row.slug, row]));
    const items = new Map(demoItems.map((row) => [row.slug, row]));
    const categories = new Map(demoCategories.map((row) => [row.slug, row.module]));
    const brands = new Map(demoBrands.map((row) => [row.slug, row.module]));
    const conditions = new Set(demoConditions.map((row) => row.slug));
    for (const item of demoItems) {
      const store = stores.get(item.store);
      expect(store?.module, item.slug).toBe(categories.get(item.category));
      if (item.brand) expect(brands.get(item.brand), item.slug).toBe(store?.module);
      if (item.condition) expect(conditions.has(item.condition), item.slug).toBe(true);
      const addOns = new Set(store?.addOns.map((addOn) => addOn.key));
      expect(
        item.addOns.filter((key) => !addOns.has(key)),
        item.slug,
      ).toEqual([]);
    }
    for (const review of demoReviews) expect(items.get(review.item)?.store).toBe(review.store);
    for (const banner of demoBanners) {
      if (banner.type === "store_wise") expect(stores.has(banner.store ?? ""), banner.title.en).toBe(true);
      if (banner.type === "item_wise") expect(items.has(banner.item ?? ""), banner.title.en).toBe(true);
    }
    for (const sale of demoFlashSales)
      for (const row of sale.items) expect(items.has(row.item), row.item).toBe(true);
    for (const campaign of demoCampaigns)
      for (const slug of campaign.stores) expect(stores.has(slug), slug).toBe(true);
    for (const order of demoCustomer.orders)
      for (const line of order.lines) expect(items.get(line.item)?.store).toBe(order.store);
  });

  it("prices everything in whole cents, also options, of which some have cents", () => {
    for (const item of demoItems) {
      for (const price of [item.price, ...item.variations.map((row) => row.price)]) {
        expect(Number.isInteger(price) && price > 0, item.slug).toBe(true);
      }
      for (const value of item.optionGroups.flatMap((group) => group.values))
        expect(Number.isInteger(value.price) && value.price >= 0, item.slug).toBe(true);
      if (item.discount?.type === "amount") expect(item.discount.value, item.slug).toBeLessThan(item.price);
      if (item.discount?.type === "percent") expect(item.discount.value, item.slug).toBeLessThan(10_000);
    }
    const options = demoItems.flatMap((item) => item.optionGroups.flatMap((group) => group.values));
    expect(options.some(({ price }) => price % 100 !== 0)).toBe(true);
  });

  it("lets multi groups ask for no more than they offer", () => {
    for (const group of demoItems
      .flatMap((item) => item.optionGroups)
      .filter((row) => row.type === "multi")) {
      expect(group.min).toBeGreaterThanOrEqual(1);
      expect(group.max).toBeGreaterThanOrEqual(group.min);
      expect(group.values.length).toBeGreaterThanOrEqual(group.max);
    }
  });

  it("has banners of every type and running, coming and ended flash sales in every module", () => {
    for (const module of shopModules) {
      const banners = demoBanners.filter((row) => row.module === module && row.ownerStore === null);
      const links = banners.filter((row) => row.type === "default").map((row) => row.link);
      expect(
        links.some((link) => link?.startsWith("/")) &&
          links.some((link) => link?.startsWith("https://")) &&
          links.includes(null),
        module,
      ).toBe(true);
      expect(new Set(banners.map((row) => row.type)).size, module).toBe(3);
      const sales = demoFlashSales.filter((row) => row.module === module);
      expect(
        sales.some((row) => row.startsInDays <= 0 && row.endsInDays > 0),
        module,
      ).toBe(true);
      expect(
        sales.some((row) => row.startsInDays > 0),
        module,
      ).toBe(true);
      expect(
        sales.some((row) => row.endsInDays < 0),
        module,
      ).toBe(true);
    }
  });

  it("writes two to eight reviews for every store, in both languages, some with pictures", () => {
    for (const store of demoStores) {
      const count = demoReviews.filter((review) => review.store === store.slug).length;
      expect(count, store.slug).toBeGreaterThanOrEqual(2);
      expect(count, store.slug).toBeLessThanOrEqual(8);
    }
    expect(new Set(demoReviews.map((review) => review.language)).size).toBe(2);
    expect(demoReviews.filter((review) => review.pictures.length > 0).length).toBeGreaterThan(20);
  });

  it("puts every shop and every address of the customer into its own zone alone", () => {
    for (const { place } of [...demoStores, ...demoCustomer.addresses]) {
      expect(zonesAt(resolvePlace(place)).map((zone) => zone.key)).toEqual([place.zone]);
    }
    const spots = new Set(demoStores.map((store) => JSON.stringify(resolvePlace(store.place))));
    expect(spots.size).toBe(demoStores.length);
  });
});
