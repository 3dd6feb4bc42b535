// @chunk coupons
import type { Coupon } from "@/contract";
import { formatNumber, useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";

/** The offer of a coupon: 'Free delivery', '10% off, up to $5'. */
export interface CouponText {
  readonly worth: string;
  /** Every condition in words: where, from which sum, for whom. */
  readonly conditions: readonly string[];
}

/** The worth and the conditions of a coupon, the same wherever it is shown. Needs the texts of promotions and catalogue. */
export function useCouponText(): (coupon: Coupon) => CouponText {
  const t = useTexts("promotions");
  const text = useTexts("catalogue");
  const money = useMoney();
  // Isolated, so that the currency's sign keeps its side within right-to-left words.
  const sum = (amount: number, short = false) => `\u2068${money(amount, short)}\u2069`;
  const worthOf = ({ coupon_type, discount_type, discount, max_discount }: Coupon) => {
    if (coupon_type === "free_delivery") return t("coupons.freeDelivery");
    if (discount_type === "amount") return t("coupons.off", { amount: sum(discount) });
    const off = text("discount.percent", { percent: formatNumber(discount, 2) });
    return max_discount > 0 ? text("discount.upTo", { discount: off, amount: sum(max_discount, true) }) : off;
  };
  return (coupon) => ({
    worth: worthOf(coupon),
    conditions: [
      coupon.store ? t("coupons.at", { store: `\u2068${coupon.store.name}\u2069` }) : null,
      coupon.coupon_type === "first_order" ? t("coupons.first") : null,
      coupon.min_purchase > 0 ? t("coupons.from", { amount: sum(coupon.min_purchase, true) }) : null,
    ].filter((condition) => condition !== null),
  });
}
