import { formatNumber, useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import type { DiscountMark } from "../card-rules";

/** The text of a discount: '15% off', '$2.00 off'. */
export function useDiscountText(): (mark: DiscountMark) => string {
  const t = useTexts("catalogue");
  const money = useMoney();
  return (mark) =>
    mark.kind === "percent"
      ? t("discount.percent", { percent: formatNumber(mark.percent, 2) })
      : // Isolated, so that the currency's sign keeps its side within right-to-left words.
        t("discount.amount", { amount: `\u2068${money(mark.amount)}\u2069` });
}
