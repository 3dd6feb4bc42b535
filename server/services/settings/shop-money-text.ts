import { type Minor, toMajor } from "@/domain/money";
import { amountText } from "@/domain/money-text";
import type { Language, Queryable } from "../../context";
import { textsOf } from "../../locales";
import { readConfig } from "./config";
import { readDigits } from "./shop-view";

/**
 * "$1,250.00", "−1,250.00 €": money as the shop's pages write it, for texts that are read elsewhere, isolated where the language
 * or the currency's sign runs from right to left. Reads once for all.
 */
export async function shopMoney(database: Queryable, language: Language): Promise<(amount: Minor) => string> {
  const { currency_symbol: symbol, currency_symbol_direction: side } = await readConfig(database, language);
  const digits = await readDigits(database);
  const rightToLeft = textsOf(language).direction === "rtl";
  return (amount) =>
    amountText(toMajor(amount, digits), { symbol, direction: side, digits }, { rightToLeft });
}
