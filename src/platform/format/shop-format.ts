// @chunk frame
/** The shop's formats, from config, for every component: one small store instead of passing config around. */
import { create } from "zustand";
import type { Config } from "@/contract";
import type { MoneyFormat } from "@/domain/money-text";
import { type PriceReading, priceReading } from "@/domain/price-reading";

export interface ShopFormat {
  money: MoneyFormat & PriceReading;
  /** The offsets of config; `shop-time-zone.ts` computes with them. */
  zone: Config["timezone_offsets"];
  hours: "12" | "24";
  /** False until config has been read, and the time zone is known. */
  known: boolean;
}

export const useShopFormat = create<ShopFormat>(() => ({
  money: { symbol: "$", direction: "left", digits: 2, decimalOptions: false },
  zone: [],
  hours: "12",
  known: false,
}));

/** Notifies of another format in config; returns a function that unsubscribes. */
export const subscribeShopFormat = (onChange: () => void): (() => void) => useShopFormat.subscribe(onChange);

/** Applies the formats of config. */
export function setShopFormat(config: Config): void {
  const money: MoneyFormat & PriceReading = {
    symbol: config.currency_symbol,
    direction: config.currency_symbol_direction,
    ...priceReading(config),
  };
  const before = useShopFormat.getState();
  // The cache keeps equal offsets the same object. A config that an older build stored has none (`completeStoredConfig`).
  const { timezone_offsets: zone = [] } = config;
  const same =
    before.money.symbol === money.symbol &&
    before.money.direction === money.direction &&
    before.money.digits === money.digits &&
    before.money.decimalOptions === money.decimalOptions;
  useShopFormat.setState({
    money: same ? before.money : money,
    zone,
    hours: config.timeformat,
    known: zone.length > 0,
  });
}

export const shopFormat = (): ShopFormat => useShopFormat.getState();
