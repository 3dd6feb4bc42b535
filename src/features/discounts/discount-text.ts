import { formatNumber, useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import type { DiscountMark } from "./discount-mark";

/** The text of a discount with its condition: '15% off', '$2.00 off', '15% off from $20, up to $8'. */
export function useDiscountText(): (mark: DiscountMark) => string {
  const t = useTexts("catalogue");
  const money = useMoney();
  // Isolated, so that the currency's sign keeps its side within right-to-left words.
  const sum = (amount: number, short = false) => `\u2068${money(amount, short)}\u2069`;
  return (mark) => {
    const { from, upTo } = mark;
    let text =
      mark.kind === "percent"
        ? t("discount.percent", { percent: formatNumber(mark.percent, 2) })
        : t("discount.amount", { amount: sum(mark.amount) });
    if (from) text = t("discount.from", { discount: text, amount: sum(from, true) });
    return upTo ? t("discount.upTo", { discount: text, amount: sum(upTo, true) }) : text;
  };
}
