import { afterAll, describe, expect, it } from "vitest";
import type { Item, Store, ZoneData } from "@/contract";
import { openDemoServer } from "../../server/testing/demo-shop";
import { present } from "../../server/testing/present";
import { type RuleCase, ruleCases } from "../catalogue";
import { demoSeed } from "../seed";
import { zones as demoZones } from "../town";

const { server, shop } = await openDemoServer();
afterAll(() => server.close());

const dateIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Whether an item shows the rule of this name. */
const itemRules: Record<string, (item: Item) => boolean> = {
  optionsSingleRequired: (item) =>
    item.food_variations.some((g) => g.type === "single" && g.required === "on"),
  optionsSingleOptional: (item) =>
    item.food_variations.some((g) => g.type === "single" && g.required === "off"),
  optionsMultiRequired: (item) => item.food_variations.some((g) => g.type === "multi" && g.required === "on"),
  optionsMultiOptional: (item) =>
    item.food_variations.some((g) => g.type === "multi" && g.required === "off"),
  optionsPriced: (item) => item.food_variations.some((g) => g.values.some((v) => Number(v.optionPrice) > 0)),
  choices: (item) => item.choice_options.length > 0 && item.variations.length > 1,
  variationSoldOut: (item) => item.variations.some((variation) => variation.stock === 0),
  variationNearlySoldOut: (item) => item.variations.some((v) => v.stock > 0 && v.stock < 4),
  addOnPriced: (item) => item.add_ons.some((addOn) => addOn.price > 0),
  addOnFree: (item) => item.add_ons.some((addOn) => addOn.price === 0),
  discountPercent: (item) => item.discount > 0 && item.discount_type === "percent",
  discountAmount: (item) => item.discount > 0 && item.discount_type === "amount",
  noDiscount: (item) => item.discount === 0 && item.store_discount === 0,
  soldOut: (item) => item.stock === 0,
  lastPiece: (item) => item.stock === 1,
  nearlySoldOut: (item) => item.stock > 0 && item.stock < 6,
  maximumQuantity: (item) => (item.maximum_cart_quantity ?? 0) > 0,
  itemHoursOverMidnight: (item) => item.available_time_starts > item.available_time_ends,
  veg: (item) => item.veg === 1,
  nonVeg: (item) => item.veg === 0,
  halal: (item) => item.is_halal === 1,
  organic: (item) => item.organic === 1,
  recommended: (item) => item.recommended === 1,
  prescriptionRequired: (item) => item.is_prescription_required === 1,
  genericName: (item) => item.generic_name.length > 0,
  nutritionAndAllergies: (item) => item.nutritions_name.length > 0 && item.allergies_name.length > 0,
  unit: (item) => item.unit_type !== null,
  brand: (item) => item.brand_id !== null,
  tags: (item) => item.tags.length > 0,
  longDescription: (item) => (item.description ?? "").length > 130,
  longName: (item) => item.name.length > 60,
  withoutPicture: (item) => item.image_full_url === null,
};

const storeRules: Record<string, (store: Store) => boolean> = {
  storeDiscountRunning: (store) => store.discount !== null,
  storeDiscountOnEveryPrice: ({ discount }) => discount?.min_purchase === 0 && discount.max_discount === 0,
  storeHoursOverMidnight: (store) => store.schedules.some((row) => row.closing_time < row.opening_time),
  storeClosedAllDays: (store) => store.open === 0 && store.schedules.length === 0,
  storeInactive: (store) => !store.active,
  storeSelfDelivery: (store) => store.self_delivery_system === 1 && store.per_km_shipping_charge !== null,
  storeFreeDelivery: (store) => store.free_delivery,
  storePackaging: (store) => store.extra_packaging_status && store.extra_packaging_amount > 0,
  storeMinimumOrder: (store) => store.minimum_order > 0,
  storeTakeAwayOnly: (store) => store.take_away && !store.delivery,
  storeDeliveryOnly: (store) => store.delivery && !store.take_away,
  storeScheduling: (store) => store.schedule_order,
  storeAnnouncement: (store) => store.announcement === 1 && store.announcement_message !== null,
  storeWithoutReviews: (store) => !store.reviews_section,
  storeFeatured: (store) => store.featured === 1,
  storeTax: (store) => store.tax > 0,
  storePrescription: (store) => store.prescription_order,
  storeVegOnly: (store) => store.veg === 1 && store.non_veg === 0,
  storeSplitHours: (store) => store.schedules.filter((row) => row.day === 1).length > 1,
};

const zoneRules: Record<string, (zone: ZoneData) => boolean> = {
  zoneWithoutCash: (zone) => !zone.cash_on_delivery,
  zoneSurge: (zone) => zone.increased_delivery_fee_status === 1 && zone.increased_delivery_fee > 0,
  zoneCashLimit: (zone) => zone.modules.some((module) => module.pivot.maximum_cod_order_amount !== null),
  zoneFixedCharge: (zone) => zone.modules.some((module) => module.pivot.delivery_charge_type === "fixed"),
};

describe("the demo town", () => {
  for (const [name, rule] of Object.entries<RuleCase>(ruleCases)) {
    it(`shows ${name} through the API`, async () => {
      for (const slug of rule.items ?? []) {
        const item = await shop.item(slug);
        expect(item.slug).toBe(slug);
        const holds = itemRules[name];
        // A flash sale may cover the item's own discount for some days.
        if (holds && item.flash_sale === 0) expect(holds(item), slug).toBe(true);
      }
      for (const slug of rule.stores ?? []) {
        const store = await shop.store(slug);
        const holds = storeRules[name];
        if (holds) expect(holds(store), slug).toBe(true);
      }
      for (const key of rule.zones ?? []) {
        const zone = demoZones.find((row) => row.key === key);
        const listed = (await server.call("GET", "/zone/list")).body.map((row) => row.name);
        if (name === "zoneSwitchedOff") {
          expect(listed).not.toContain(zone?.name);
          continue;
        }
        expect(listed).toContain(zone?.name);
        const ring = zone?.ring ?? [];
        const middle = ring.reduce(
          (sum, [lng, lat]) => ({ lat: sum.lat + lat / ring.length, lng: sum.lng + lng / ring.length }),
          { lat: 0, lng: 0 },
        );
        const { body } = await server.call("GET", "/config/get-zone-id", { query: middle });
        const data = present(body.zone_data.find((row) => row.name === zone?.name));
        expect(zoneRules[name]?.(data), key).toBe(true);
      }
    });
  }

  it("has three shops open round the clock and one closed in every module of every zone", async () => {
    const whole = (store: Store) => {
      const days = new Set(store.schedules.map((row) => row.day));
      return store.open === 1 && days.size === 7;
    };
    for (const zone of ["Harbour", "North", "West", "Cape"]) {
      for (const type of ["food", "grocery", "pharmacy", "ecommerce"]) {
        const { body } = await server.call("GET", "/stores/get-stores/all", {
          ...shop.in(type, zone),
          query: { limit: 100, offset: 1 },
        });
        const stores: Store[] = body.stores;
        expect(stores.filter(whole).length, `${type} in ${zone}`).toBeGreaterThanOrEqual(3);
        expect(
          stores.some((store) => store.schedules.length === 0),
          `${type} in ${zone}`,
        ).toBe(true);
      }
    }
  });

  it("moves its dates: a month later its sales still run", async () => {
    server.clock.set(`${dateIn(30)}T12:00:00Z`);
    expect((await server.call("GET", "/flash-sales", shop.in("food"))).body).toBeNull();
    expect(await demoSeed.moveToToday(server.context)).toBeGreaterThanOrEqual(29);
    expect(await demoSeed.moveToToday(server.context)).toBe(0);
    expect(
      (await server.call("GET", "/flash-sales", shop.in("food"))).body?.active_products.length,
    ).toBeGreaterThan(0);
    expect((await server.call("GET", "/campaigns/basic", shop.in("food"))).body.length).toBeGreaterThan(0);
    expect((await shop.store("forno-del-porto")).discount).not.toBeNull();
    server.clock.release();
  });

  it("is written once, however often it is seeded", async () => {
    const count = async () =>
      (await server.connection.executeSql("select count(*)::int as n from items")).rows;
    const before = await count();
    await demoSeed.fill(server.context);
    expect(await count()).toEqual(before);
  });
});
