import { maxTipInAnyCase, tipOf } from "@/domain/tip-limit";
import { readAmount } from "@/platform/format/read-amount";

/** Offered tips, in small amounts of the currency. */
const tips = [0, 1, 2, 3, 5];

/** The tips to choose from, smallest first: the usual ones and those of `more` that can be given with any order; major units. */
export function offeredTips(smallAmount: number, ...more: readonly (number | null | undefined)[]): number[] {
  const extra = more.filter((tip) => typeof tip === "number" && isTip(tip, smallAmount)) as number[];
  return [...new Set([...tips.map((tip) => tipOf(tip, smallAmount)), ...extra])].sort((a, b) => a - b);
}

/** Whether an amount of major units can be given with any order. */
export const isTip = (amount: number, smallAmount: number): boolean =>
  amount >= 0 && amount <= maxTipInAnyCase * smallAmount;

/** A tip in the shopper's own words, major units; nothing typed is no tip, and null is none that can be given. */
export function readTip(text: string, smallAmount: number): number | null {
  if (text.trim() === "") return 0;
  const tip = readAmount(text);
  return tip !== null && isTip(tip, smallAmount) ? tip : null;
}
