import { type Minor, toMajor, toMinor } from "@/domain/money";
import { refuse } from "../refusals";
import { moneyText } from "./price-order";

/** Refuses another total than the shopper was shown (major units; null where they were shown none), and tells the new one. */
export function checkExpectedTotal(total: Minor, shown: number | null, digits: number): void {
  if (shown === null || toMinor(shown, digits) === total) return;
  throw refuse("total_changed", { amount: moneyText(total, digits) }, { total: toMajor(total, digits) });
}
