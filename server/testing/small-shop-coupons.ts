import type { Database } from "../context";
import { coupons } from "../db/schema";

/** Coupons of the small shop, each named by its rule. */
export async function fillCoupons(
  database: Database,
  ids: { food: number; kitchen: number; zone: number; cashless: number },
): Promise<void> {
  const coupon = {
    title: "Coupon",
    type: "default" as const,
    discount: 1000,
    startDate: "2020-01-01",
    expireDate: "2099-12-31",
  };
  await database.insert(coupons).values([
    { ...coupon, code: "TEN", translations: { ar: { title: "قسيمة" } } },
    { ...coupon, code: "CAPPED", maximumDiscount: 100 },
    { ...coupon, code: "FLAT", discount: 300, discountType: "amount" },
    { ...coupon, code: "OLD", expireDate: "2020-12-31" },
    { ...coupon, code: "FUTURE", startDate: "2099-01-01" },
    { ...coupon, code: "GONE", limitTotal: 2, totalUses: 2 },
    { ...coupon, code: "ONCE", limitTotal: 1 },
    { ...coupon, code: "ONE-EACH", limitPerCustomer: 1 },
    { ...coupon, code: "BIG", minimumPurchase: 100_000 },
    { ...coupon, code: "NOBODY", customerId: 999_999 },
    { ...coupon, code: "KITCHEN", type: "store_wise", storeId: ids.kitchen },
    { ...coupon, code: "CENTRE", type: "zone_wise", zoneIds: [ids.zone] },
    { ...coupon, code: "QUAY", type: "zone_wise", zoneIds: [ids.cashless] },
    { ...coupon, code: "FREE", type: "free_delivery", discount: 0 },
    { ...coupon, code: "FIRST", type: "first_order" },
    { ...coupon, code: "FOODONLY", moduleId: ids.food },
  ]);
}
