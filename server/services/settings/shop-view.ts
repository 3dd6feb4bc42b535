import { type SQL, sql } from "drizzle-orm";
import { currencyOf } from "@/domain/currencies/currency-table";
import type { PriceReading } from "@/domain/price-reading";
import type { TimeZone } from "@/domain/time-zone";
import type { Language, Queryable, ServerContext, ShopHeaders } from "../../context";
import { fixedPlan } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";

/** Language, moment and time zone of a request. */
export interface ShopMoment {
  language: Language;
  now: Date;
  /** The shop's. */
  timeZone: TimeZone;
}

/** The same with the decimals of money, which the database knows. */
export interface ShopView extends ShopMoment {
  /** Decimals of the currency. */
  digits: number;
}

/** Key of the row with the code of the currency that the server was started with last. */
export const shopCurrencyKey = "shop_currency";

/** How this server's own prices are read: `config.decimal_option_prices` tells the page the same. */
export const priceReadingOf = ({ digits }: Pick<ShopView, "digits">): PriceReading => ({
  digits,
  decimalOptions: true,
});

/** Decimals of the currency where the operator set none. */
export const defaultDigits = 2;

/** Decimals that the operator set, or the code of the currency, as a JSON value of a query; `digitsFrom` reads it. */
export const digitsSetting: SQL = sql`coalesce(
  (select value from settings where key = 'digit_after_decimal_point'),
  (select value from settings where key = ${shopCurrencyKey}))`;

/** Decimals from what the operator set, or from the currency's code, if anything. */
export function digitsFrom(value: unknown): number {
  if (typeof value === "string") return currencyOf(value)?.decimals ?? defaultDigits;
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 4
    ? value
    : defaultDigits;
}

/** Decimals of the currency. */
export async function readDigits(database: Queryable): Promise<number> {
  const [row] = rowsOf<{ digits: unknown }>(
    await database.execute(sql`${fixedPlan} select ${digitsSetting} as digits`),
  );
  return digitsFrom(row?.digits);
}

/** The view that a request names by itself; the decimals are read with the page. */
export const shopMomentOf = (
  { clock, timeZones }: Pick<ServerContext, "clock" | "timeZones">,
  { language }: Pick<ShopHeaders, "language">,
): ShopMoment => ({ language, now: clock.now(), timeZone: timeZones.shop });

/** The view of a request where the decimals are known already. */
export const viewWith = (
  context: Pick<ServerContext, "clock" | "timeZones">,
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
