import { type Minor, toMajor } from "@/domain/money";
import type { Language, Queryable } from "../../context";
import { readConfig } from "./config";
import { readDigits } from "./shop-view";

/** "$1,250.00" or "1,250.00 €": money as the shop's pages write it, for texts that are read elsewhere. Reads once for all. */
export async function shopMoney(database: Queryable, language: Language): Promise<(amount: Minor) => string> {
  const { currency_symbol: symbol, currency_symbol_direction: side } = await readConfig(database, language);
  const digits = await readDigits(database);
  return (amount) => {
    // Latin digits in every language, as on the pages.
    const number = toMajor(amount, digits).toLocaleString("en", {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    return side === "right" ? `${number} ${symbol}` : `${symbol}${number}`;
  };
}
