import type { Language, Queryable, ServerContext, ShopHeaders } from "../../context";
import { readSetting } from "./settings";

/** Language, moment, time zone and decimals of money of a request. */
export interface ShopView {
  language: Language;
  now: Date;
  /** IANA name. */
  timeZone: string;
  /** Decimals of the currency. */
  digits: number;
}

/** Decimals of the currency where the operator set none. */
export const defaultDigits = 2;

/** Decimals of the currency. */
export async function readDigits(database: Queryable): Promise<number> {
  const value = await readSetting(database, "digit_after_decimal_point");
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 4
    ? value
    : defaultDigits;
}

/** The view of a request. */
export async function shopViewOf(
  context: ServerContext,
  shop: Pick<ShopHeaders, "language">,
): Promise<ShopView> {
  return {
    language: shop.language,
    now: context.clock.now(),
    timeZone: context.settings.timeZone,
    digits: await readDigits(context.database),
  };
}
