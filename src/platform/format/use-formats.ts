// @chunk cards
/** Writing in the shop's formats, for components. Apart from `shop-format.ts`, because the landing shows no prices. */
import { useCallback } from "react";
import { amountText } from "@/domain/money-text";
import type { PriceReading } from "@/domain/price-reading";
import { direction } from "@/platform/i18n/languages";
import { currentLanguage } from "@/platform/i18n/texts";
import type { ClockFormat } from "./clock-format";
import { formatMetres } from "./distance";
import { useShopFormat } from "./shop-format";
import { useShopTimeZone } from "./shop-time-zone";

/**
 * Formats an amount of major units, isolated where it needs to be (`amountText`); `short` leaves out the decimals of a round sum.
 */
export function useMoney(): (amount: number, short?: boolean) => string {
  const money = useShopFormat((state) => state.money);
  const rightToLeft = direction(currentLanguage()) === "rtl";
  return useCallback(
    (amount: number, short?: boolean) => amountText(amount, money, { short, rightToLeft }),
    [money, rightToLeft],
  );
}

/** Digits after the decimal point of money. */
export const useDigits = (): number => useShopFormat((state) => state.money.digits);

/** How prices of the wire are read; the same object as long as the shop means the same. */
export const usePriceReading = (): PriceReading => useShopFormat((state) => state.money);

/** The clock for `formatDateTime` and its relatives. */
export function useClock(): ClockFormat {
  const timeZone = useShopTimeZone();
  const hours = useShopFormat((state) => state.hours);
  return { timeZone, hours, language: currentLanguage() };
}
export const metres = (value: number): string => formatMetres(value, currentLanguage());
