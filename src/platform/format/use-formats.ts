// @chunk cards
/** Writing in the shop's formats, for components. Apart from `shop-format.ts`, because the landing shows no prices. */
import { useCallback } from "react";
import type { PriceReading } from "@/domain/price-reading";
import { direction } from "@/platform/i18n/languages";
import { currentLanguage } from "@/platform/i18n/texts";
import { formatMetres } from "./distance";
import { formatMoney } from "./money";
import { useShopFormat } from "./shop-format";

/**
 * Formats an amount of major units; `short` without the decimals of a round sum. Within right-to-left words it is isolated, so
 * that the currency's sign keeps its side.
 */
export function useMoney(): (amount: number, short?: boolean) => string {
  const money = useShopFormat((state) => state.money);
  const isolated = direction(currentLanguage()) === "rtl";
  return useCallback(
    (amount: number, short?: boolean) => {
      const text = formatMoney(amount, money, short);
      return isolated ? `\u2068${text}\u2069` : text;
    },
    [money, isolated],
  );
}

/** Digits after the decimal point of money. */
export const useDigits = (): number => useShopFormat((state) => state.money.digits);

/** How prices of the wire are read; the same object as long as the shop means the same. */
export const usePriceReading = (): PriceReading => useShopFormat((state) => state.money);

/** What `formatDateTime` and its relatives take as clock. */
export function useClock(): { timeZone: string; hours: "12" | "24"; language: string } {
  const timeZone = useShopFormat((state) => state.timeZone);
  const hours = useShopFormat((state) => state.hours);
  return { timeZone, hours, language: currentLanguage() };
}
export const metres = (value: number): string => formatMetres(value, currentLanguage());
