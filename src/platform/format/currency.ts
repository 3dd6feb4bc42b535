import { type AmountStyle, amountText } from "@/domain/money-text";
import { direction } from "@/platform/i18n/languages";
import { currentLanguage } from "@/platform/i18n/texts";
import { shopFormat } from "./shop-format";

/** An amount of major units as the shop writes it at this moment, for texts outside of components and for gains and losses. */
export const formatCurrency = (amount: number, style?: Omit<AmountStyle, "rightToLeft">): string =>
  amountText(amount, shopFormat().money, {
    ...style,
    rightToLeft: direction(currentLanguage()) === "rtl",
  });
