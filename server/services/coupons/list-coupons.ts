import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Coupon } from "@/contract";
import { toMajor, toWireDiscount } from "@/domain/money";
import { shopTime } from "@/domain/shop-time";
import type { Language, Queryable } from "../../context";
import type { CouponRow } from "../../db/schema";
import { coupons, stores } from "../../db/schema";
import type { ShopView } from "../settings/shop-view";
import { readColumns, readIds } from "../stored-json";
import { customerLimits, isCountedByPerson } from "./customer-limits";

/** A coupon as the wire shows it. `data` names the store or holds the zone ids as JSON. */
export function formatCoupon(
  coupon: CouponRow,
  store: { id: number; name: string } | null,
  digits: number,
  language: Language,
): Coupon {
  return {
    id: coupon.id,
    title: coupon.translations[language]?.title ?? coupon.title,
    code: coupon.code,
    start_date: coupon.startDate,
    expire_date: coupon.expireDate,
    min_purchase: toMajor(coupon.minimumPurchase, digits),
    max_discount: toMajor(coupon.maximumDiscount, digits),
    discount: toWireDiscount({ type: coupon.discountType, value: coupon.discount }, digits),
    discount_type: coupon.discountType,
    coupon_type: coupon.type,
    limit: coupon.limitPerCustomer,
    total_uses: coupon.totalUses,
    data: coupon.type === "zone_wise" ? JSON.stringify(coupon.zoneIds) : (store?.name ?? null),
    customer_id: coupon.customerId === null ? '["all"]' : `["${coupon.customerId}"]`,
    created_by: "admin",
    store_id: coupon.storeId,
    store,
    module_id: coupon.moduleId,
    status: coupon.active ? 1 : 0,
  };
}

/**
 * Coupons that run today in the zones and module asked for: the public ones and, for a customer, those made for them.
 * Used-up ones are left out, for a customer also what their own orders have used up, for guests also what is counted by person.
 */
export async function listCoupons(
  database: Queryable,
  filter: {
    customerId: number | null;
    zoneIds: number[] | null;
    moduleId: number | null;
    storeId: number | null;
  },
  view: ShopView,
): Promise<Coupon[]> {
  const { date } = shopTime(view.now, view.timeZone);
  const rows = await database
    .select({
      coupon: coupons,
      storeId: stores.id,
      storeName: stores.name,
      storeTexts: stores.translations,
      storeZone: stores.zoneId,
    })
    .from(coupons)
    .leftJoin(stores, eq(stores.id, coupons.storeId))
    .where(
      and(
        eq(coupons.active, true),
        lte(coupons.startDate, date),
        gte(coupons.expireDate, date),
        or(isNull(coupons.limitTotal), sql`${coupons.totalUses} < ${coupons.limitTotal}`),
        filter.customerId === null
          ? isNull(coupons.customerId)
          : or(isNull(coupons.customerId), eq(coupons.customerId, filter.customerId)),
        filter.moduleId === null
          ? undefined
          : or(isNull(coupons.moduleId), eq(coupons.moduleId, filter.moduleId)),
        filter.storeId === null
          ? undefined
          : or(isNull(coupons.storeId), eq(coupons.storeId, filter.storeId)),
        filter.zoneIds === null || filter.zoneIds.length === 0
          ? undefined
          : or(isNull(coupons.storeId), inArray(stores.zoneId, filter.zoneIds)),
      ),
    )
    .orderBy(asc(coupons.id))
    .limit(200);
  const { customerId } = filter;
  const limitOf = customerId === null ? null : await customerLimits(database, customerId);
  for (const { coupon } of rows) readColumns("coupons", coupon, { zoneIds: readIds });
  return rows
    .filter(({ coupon }) => (limitOf ? limitOf(coupon) === null : !isCountedByPerson(coupon)))
    .filter(
      ({ coupon }) =>
        coupon.type !== "zone_wise" ||
        filter.zoneIds === null ||
        coupon.zoneIds.some((id) => filter.zoneIds?.includes(id)),
    )
    .map(({ coupon, storeId, storeName, storeTexts }) =>
      formatCoupon(
        coupon,
        storeId === null ? null : { id: storeId, name: storeTexts?.[view.language]?.name ?? storeName ?? "" },
        view.digits,
        view.language,
      ),
    );
}
