import type { Coupon } from "@/contract";
import { get } from "@/platform/http/client";
import { normaliseAppliedCoupon } from "@/platform/http/normalise/coupon";

/** Asks whether a coupon may be used at a store. Needs a login; 404 unknown, 406 used up, 407 expired, 403 not for you. */
export async function applyCoupon(code: string, store: { id: number; moduleId: number }): Promise<Coupon> {
  const answer = await get({
    path: "/coupon/apply",
    query: { code: code.trim(), store_id: store.id },
    normalise: normaliseAppliedCoupon,
    authenticated: true,
    cache: "no-store",
    shop: { moduleId: store.moduleId },
  });
  return answer.data;
}
