import type { Coupon } from "@/contract";
import { ApiError, isApiError } from "@/platform/http/api-error";
import { get } from "@/platform/http/client";
import { normaliseAppliedCoupon, normaliseCoupons } from "@/platform/http/normalise/coupon";
import { translator } from "@/platform/i18n";

/** Asks whether a coupon may be used at a store. Needs a login; 404 unknown, 406 used up, 407 expired, 403 not for you. */
export async function applyCoupon(code: string, store: { id: number; moduleId: number }): Promise<Coupon> {
  const shared = { authenticated: true, cache: "no-store", shop: { moduleId: store.moduleId } } as const;
  try {
    const { data } = await get({
      ...shared,
      path: "/coupon/apply",
      query: { code: code.trim(), store_id: store.id },
      normalise: normaliseAppliedCoupon,
    });
    return data;
  } catch (error) {
    if (!isApiError(error, "network")) throw error;
    // Browsers hide a 407 from the page like a network error. When another call gets through, it was a 407.
    const reachable = await get({ ...shared, path: "/coupon/list", normalise: normaliseCoupons }).then(
      () => true,
      () => false,
    );
    if (!reachable) throw error;
    const message = translator("checkout")("coupon.notToday");
    throw new ApiError("refused", { status: 407, errors: [{ code: "coupon", message }] });
  }
}
