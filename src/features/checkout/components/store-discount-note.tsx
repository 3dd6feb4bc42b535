import { toMajor, toPercent } from "@/domain/money";
import type { DiscountProgress } from "@/domain/order-lines";
import { type DiscountMark, useDiscountText } from "@/features/discounts";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import type { StoredCartLine } from "@/stores/cart";
import { TagIcon } from "@/ui/icons/tag";
import { StatusNote } from "@/ui/plain/status-note";
import { useLastGivenDiscount } from "../given-discounts";

/**
 * How the store's discount stands for a cart: what is missing for it, that it is given, that its most is reached, or that
 * what was given is not given any more, because the cart has become smaller or the offer has ended.
 */
export function StoreDiscountNote({
  lines,
  progress,
  digits,
}: {
  readonly lines: readonly Pick<StoredCartLine, "key" | "storeId">[];
  readonly progress: DiscountProgress | null;
  readonly digits: number;
}) {
  const t = useTexts("checkout");
  const money = useMoney();
  const discountText = useDiscountText();
  const mark: DiscountMark | null = progress && {
    kind: "percent",
    percent: toPercent(progress.percent),
    from: toMajor(progress.minimumPurchase, digits),
    upTo: toMajor(progress.maximumDiscount, digits),
  };
  const isGiven = progress !== null && progress.granted > 0;
  const last = useLastGivenDiscount(lines, isGiven ? mark : null);
  const text = () => {
    if (progress === null || mark === null)
      return last && t("discount.ended", { discount: discountText(last) });
    const discount = discountText(mark);
    if (progress.missing > 0) {
      // More of what is cheaper by its own discount would not be cheaper by the store's.
      if (!progress.useful) return null;
      const amount = `\u2068${money(toMajor(progress.missing, digits))}\u2069`;
      return t(last ? "discount.lost" : "discount.missing", { discount, amount });
    }
    if (!isGiven) return null;
    return t(progress.capped ? "discount.capped" : "discount.given", { discount });
  };
  const shown = text();
  return shown === null ? null : (
    <StatusNote slim live tone={isGiven ? "positive" : "warning"} icon={<TagIcon size={16} />}>
      {shown}
    </StatusNote>
  );
}
