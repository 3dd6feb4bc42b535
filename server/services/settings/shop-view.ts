import { type SQL, sql } from "drizzle-orm";
import type { Language, Queryable, ServerContext, ShopHeaders } from "../../context";
import { readSetting } from "./settings";

/** Language, moment and time zone of a request. */
export interface ShopMoment {
  language: Language;
  now: Date;
  /** IANA name. */
  timeZone: string;
}

/** The same with the decimals of money, which the database knows. */
export interface ShopView extends ShopMoment {
  /** Decimals of the currency. */
  digits: number;
}

/** Decimals of the currency where the operator set none. */
export const defaultDigits = 2;

/** Decimals of the currency as a JSON value of a query; `digitsFrom` reads it. */
export const digitsSetting: SQL = sql`(select value from settings where key = 'digit_after_decimal_point')`;

/** Decimals of the currency from what the operator set, if anything. */
export const digitsFrom = (value: unknown): number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 4 ? value : defaultDigits;

/** Decimals of the currency. */
export async function readDigits(database: Queryable): Promise<number> {
  return digitsFrom(await readSetting(database, "digit_after_decimal_point"));
}

/** What a request says by itself; the decimals are read with the page. */
export const shopMomentOf = (
  { clock, settings }: Pick<ServerContext, "clock" | "settings">,
  { language }: Pick<ShopHeaders, "language">,
): ShopMoment => ({ language, now: clock.now(), timeZone: settings.timeZone });

/** The view of a request where the decimals are known already. */
export const viewWith = (
  context: Pick<ServerContext, "clock" | "settings">,
  shop: Pick<ShopHeaders, "language">,
  digits: number,
): ShopView => ({ ...shopMomentOf(context, shop), digits });

/** The view of a request. */
export async function shopViewOf(
  context: ServerContext,
  shop: Pick<ShopHeaders, "language">,
): Promise<ShopView> {
  const digits = await readDigits(context.database);
  return viewWith(context, shop, digits);
}
