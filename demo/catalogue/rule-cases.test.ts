import { describe, expect, it } from "vitest";
import { zones } from "../town";
import {
  type DemoCoupon,
  type DemoItem,
  type DemoStore,
  demoCoupons,
  demoItems,
  demoStores,
  demoZoneModules,
  type RuleCase,
  type RuleName,
  ruleCases,
  type ZoneKey,
} from "./";

const storeOf = (item: DemoItem) => demoStores.find((store) => store.slug === item.store);
const group = (item: DemoItem, type: "single" | "multi", required: boolean) =>
  item.optionGroups.some((row) => row.type === type && row.required === required);
const discountRuns = ({ discount }: DemoStore) =>
  discount !== null && discount.startsInDays <= 0 && discount.endsInDays > 0;
const windows = (store: DemoStore, day: number) => store.hours.filter((row) => row.day === day);
const addOnPrices = (item: DemoItem) =>
  storeOf(item)
    ?.addOns.filter((row) => item.addOns.includes(row.key))
    .map((row) => row.price) ?? [];

const itemRules: Partial<Record<RuleName, (item: DemoItem) => boolean>> = {
  optionsSingleRequired: (item) => group(item, "single", true),
  optionsSingleOptional: (item) => group(item, "single", false),
  optionsMultiRequired: (item) => group(item, "multi", true),
  optionsMultiOptional: (item) => group(item, "multi", false),
  optionsPriced: (item) => item.optionGroups.some((row) => row.values.some((value) => value.price > 0)),
  choices: (item) => item.choices.length > 1,
  variationSoldOut: (item) => item.variations.some((row) => row.stock === 0),
  variationNearlySoldOut: (item) => item.variations.some((row) => row.stock === 1 || row.stock === 2),
  addOnPriced: (item) => addOnPrices(item).some((price) => price > 0),
  addOnFree: (item) => addOnPrices(item).includes(0),
  discountPercent: (item) => item.discount?.type === "percent",
  discountAmount: (item) => item.discount?.type === "amount",
  noDiscount: (item) => item.discount === null,
  soldOut: (item) => item.stock === 0,
  lastPiece: (item) => item.stock === 1,
  nearlySoldOut: (item) => item.stock > 1 && item.stock < 5,
  maximumQuantity: (item) => item.maximumCartQuantity !== null && item.maximumCartQuantity < item.stock,
  outsideHoursWithScheduling: (item) => item.available !== null && storeOf(item)?.scheduleOrder === true,
  outsideHoursWithoutScheduling: (item) => item.available !== null && storeOf(item)?.scheduleOrder === false,
  itemHoursOverMidnight: (item) => item.available !== null && item.available.to < item.available.from,
  veg: (item) => item.veg,
  nonVeg: (item) => !item.veg,
  halal: (item) => item.halal && storeOf(item)?.halal === true,
  organic: (item) => item.organic,
  recommended: (item) => item.recommended,
  prescriptionRequired: (item) => item.prescriptionRequired && storeOf(item)?.prescriptionOrder === true,
  genericName: (item) => item.genericNames.length > 0,
  nutritionAndAllergies: (item) => item.nutrition.length > 0 && item.allergies.length > 0,
  unit: (item) => item.unit !== null,
  brand: (item) => item.brand !== null,
  condition: (item) => item.condition !== null,
  tags: (item) => item.tags.length > 0,
  longDescription: (item) => item.description.en.length > 130,
  longName: (item) => item.name.en.length > 100 && item.name.ar.length > 90,
  withoutPicture: (item) => item.picture === null,
  oneLetterName: (item) => item.name.en.length === 1,
};

const storeRules: Partial<Record<RuleName, (store: DemoStore) => boolean>> = {
  storeDiscountRunning: (store) =>
    discountRuns(store) &&
    store.discount?.startTime === "00:00:00" &&
    (store.discount.minimumPurchase ?? 0) > 0 &&
    store.discount.maximumDiscount > 0,
  storeDiscountOnEveryPrice: ({ discount }) =>
    discount !== null && discount.minimumPurchase === 0 && discount.maximumDiscount === 0,
  storeDiscountComing: (store) => (store.discount?.startsInDays ?? 0) > 0,
  storeDiscountInHours: (store) => discountRuns(store) && store.discount?.startTime !== "00:00:00",
  storeHoursOverMidnight: (store) => store.hours.every((row) => row.closes < row.opens),
  storeSplitHours: (store) => windows(store, 1).length === 3,
  storeLunchAndDinner: (store) => windows(store, 1).length === 2,
  storeClosedSomeDays: (store) =>
    store.hours.length > 0 && [0, 1, 2, 3, 4, 5, 6].some((day) => windows(store, day).length === 0),
  storeClosedAllDays: (store) => store.hours.length === 0,
  storeInactive: (store) => !store.active,
  storeSelfDelivery: (store) => store.selfDelivery !== null,
  storeFreeDelivery: (store) => store.freeDelivery,
  storePackaging: (store) => store.packagingCharge > 0,
  storeMinimumOrder: (store) => store.minimumOrder > 0,
  storeTakeAwayOnly: (store) => !store.delivery && store.takeAway,
  storeDeliveryOnly: (store) => store.delivery && !store.takeAway,
  storeScheduling: (store) => store.scheduleOrder && (store.scheduleIntervalMinutes ?? 0) > 0,
  storeAnnouncement: (store) => store.announcement !== null,
  storeWithoutReviews: (store) => !store.reviewsSection,
  storeFeatured: (store) => store.featured,
  storeTax: (store) => store.tax > 0,
  storePrescription: (store) => store.prescriptionOrder,
  storeVegOnly: (store) => store.veg && !store.nonVeg,
};

const couponRules: Partial<Record<RuleName, (coupon: DemoCoupon) => boolean>> = {
  couponDefault: (coupon) => coupon.type === "default",
  couponStoreWise: (coupon) => coupon.type === "store_wise" && coupon.store !== null,
  couponZoneWise: (coupon) => coupon.type === "zone_wise" && coupon.zones.length > 0,
  couponFreeDelivery: (coupon) => coupon.type === "free_delivery",
  couponFirstOrder: (coupon) => coupon.type === "first_order",
  couponUsedUp: (coupon) => coupon.limitTotal !== null && coupon.totalUses >= coupon.limitTotal,
  couponExpired: (coupon) => coupon.endsInDays < 0,
  couponComing: (coupon) => coupon.startsInDays > 0,
  couponMinimumPurchase: (coupon) => coupon.minimumPurchase > 0,
  couponMaximumDiscount: (coupon) => coupon.maximumDiscount > 0,
  couponPerCustomer: (coupon) => coupon.limitPerCustomer === 1,
};

const townZone = (key: string) => zones.find((zone) => zone.key === key);
const prices = (key: string) => demoZoneModules.filter((row) => row.zone === (key as ZoneKey));
const zoneRules: Partial<Record<RuleName, (key: string) => boolean>> = {
  zoneWithoutCash: (key) => townZone(key)?.cashOnDelivery === false,
  zoneSwitchedOff: (key) => townZone(key)?.active === false,
  zoneSurge: (key) => (townZone(key)?.increasedDeliveryFeePercent ?? 0) > 0,
  zoneCashLimit: (key) => prices(key).some((row) => row.maximumCashOrder !== null),
  zoneFixedCharge: (key) => prices(key).some((row) => row.chargeType === "fixed" && row.fixedCharge !== null),
};

function check<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  keys: readonly string[],
  rule: ((row: Row) => boolean) | undefined,
) {
  for (const key of keys) {
    const row = rows.find((candidate) => keyOf(candidate) === key);
    expect(row, `${key} exists`).toBeDefined();
    expect(rule, "the rule has a check").toBeDefined();
    if (row && rule) expect(rule(row), key).toBe(true);
  }
}

describe("the cases of the contract's rules", () => {
  for (const [name, entry] of Object.entries(ruleCases)) {
    it(`shows ${name}`, () => {
      const rule = name as RuleName;
      const { items = [], stores = [], coupons = [], zones: keys = [] }: RuleCase = entry;
      expect(items.length + stores.length + coupons.length + keys.length).toBeGreaterThan(0);
      check(demoItems, (item) => item.slug, items, itemRules[rule]);
      check(demoStores, (store) => store.slug, stores, storeRules[rule]);
      check(demoCoupons, (coupon) => coupon.code, coupons, couponRules[rule]);
      check(
        zones.map((zone) => zone.key),
        (key) => key,
        keys,
        zoneRules[rule],
      );
    });
  }

  it("separates the two windows of an outside-hours pair", () => {
    for (const rule of ["outsideHoursWithScheduling", "outsideHoursWithoutScheduling"] as const) {
      const [first, second] = ruleCases[rule].items.map(
        (slug) => demoItems.find((item) => item.slug === slug)?.available,
      );
      expect((first?.to ?? "") < (second?.from ?? "")).toBe(true);
    }
  });
});
