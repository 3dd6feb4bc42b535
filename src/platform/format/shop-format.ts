// @chunk frame
/** The shop's formats, from config, for every component: one small store instead of passing config around. */
import { useCallback } from "react";
import { create } from "zustand";
import type { Config } from "@/contract";
import { currentLanguage } from "@/platform/i18n/texts";
import { formatMetres } from "./distance";
import { formatMoney, type MoneyFormat } from "./money";

interface ShopFormat {
  money: MoneyFormat;
  timeZone: string;
  hours: "12" | "24";
  /** False until config has been read. */
  known: boolean;
}

const useStore = create<ShopFormat>(() => ({
  money: { symbol: "$", direction: "left", digits: 2 },
  timeZone: "UTC",
  hours: "12",
  known: false,
}));

/** Notifies of another format in config; returns a function that unsubscribes. */
export const subscribeShopFormat = (onChange: () => void): (() => void) => useStore.subscribe(onChange);

/** Applies the formats of config. */
export function setShopFormat(config: Config): void {
  const money: MoneyFormat = {
    symbol: config.currency_symbol,
    direction: config.currency_symbol_direction,
    digits: config.digit_after_decimal_point,
  };
  const before = useStore.getState();
  const same =
    before.money.symbol === money.symbol &&
    before.money.direction === money.direction &&
    before.money.digits === money.digits;
  useStore.setState({
    money: same ? before.money : money,
    timeZone: config.timezone,
    hours: config.timeformat,
    known: true,
  });
}

export const shopFormat = (): ShopFormat => useStore.getState();

/** Formats an amount of major units. */
export function useMoney(): (amount: number) => string {
  const money = useStore((state) => state.money);
  return useCallback((amount: number) => formatMoney(amount, money), [money]);
}

/** Digits after the decimal point of money. */
export const useDigits = (): number => useStore((state) => state.money.digits);

/** What `formatDateTime` and its relatives take as clock. */
export function useClock(): { timeZone: string; hours: "12" | "24"; language: string } {
  const timeZone = useStore((state) => state.timeZone);
  const hours = useStore((state) => state.hours);
  return { timeZone, hours, language: currentLanguage() };
}
export const metres = (value: number): string => formatMetres(value, currentLanguage());
