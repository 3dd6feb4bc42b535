// @chunk cards
/** The shop's time zone, by the offsets that came with config. */
import type { Config } from "@/contract";
import { type TimeZone, zoneOfChanges } from "@/domain/time-zone";
import { type ShopFormat, shopFormat, useShopFormat } from "./shop-format";

type Zone = ShopFormat["zone"];
let latest: { zone: Zone; timeZone: TimeZone } | undefined;

/** By the offsets of config. */
export const timeZoneOf = (offsets: Config["timezone_offsets"]): TimeZone =>
  zoneOfChanges(offsets.map(({ from, minutes }) => ({ from: Date.parse(from), minutes })));

function ofFormat(zone: Zone): TimeZone {
  if (latest?.zone !== zone) latest = { zone, timeZone: timeZoneOf(zone) };
  return latest.timeZone;
}

/** The shop's time zone; UTC until config has been read. */
export const shopTimeZone = (): TimeZone => ofFormat(shopFormat().zone);

export const useShopTimeZone = (): TimeZone => ofFormat(useShopFormat((state) => state.zone));
