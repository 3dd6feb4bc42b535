import { useState } from "react";
import { toMajor, toPercent } from "@/domain/money";
import type { DiscountProgress } from "@/domain/order-lines";
import { useDiscountText } from "@/features/items";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { TagIcon } from "@/ui/icons/tag";
import { StatusNote } from "@/ui/window/status-note";

/**
 * How the store's discount stands for a cart: what is missing for it, that it is given, that its most is reached, or that
 * it has ended while the shopper looked on.
 */
export function StoreDiscountNote({
  progress,
  digits,
}: {
  readonly progress: DiscountProgress | null;
  readonly digits: number;
}) {
  const t = useTexts("checkout");
  const money = useMoney();
  const discountText = useDiscountText();
  const discount =
    progress &&
    discountText({
      kind: "percent",
      percent: toPercent(progress.percent),
      from: toMajor(progress.minimumPurchase, digits),
      upTo: toMajor(progress.maximumDiscount, digits),
    });
  const given = progress !== null && progress.granted > 0 ? discount : null;
  const [lastGiven, setLastGiven] = useState(given);
  if (given !== null && given !== lastGiven) setLastGiven(given);
  const text = () => {
    if (progress === null || discount === null)
      return lastGiven === null ? null : t("discount.ended", { discount: lastGiven });
    if (progress.missing > 0) {
      // More of what is cheaper by its own discount would not be cheaper by the store's.
      if (!progress.useful) return null;
      const amount = `\u2068${money(toMajor(progress.missing, digits))}\u2069`;
      return t("discount.missing", { discount, amount });
    }
    if (progress.granted === 0) return null;
    return t(progress.capped ? "discount.capped" : "discount.given", { discount });
  };
  const shown = text();
  return shown === null ? null : (
    <StatusNote slim live tone={given === null ? "warning" : "positive"} icon={<TagIcon size={16} />}>
      {shown}
    </StatusNote>
  );
}
