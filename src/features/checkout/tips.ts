import { maxTipInAnyCase } from "@/domain/tip-limit";
import { readAmount } from "@/platform/format/read-amount";

/** Offered tips, major units. */
const tips = [0, 1, 2, 3, 5];

/** The tips to choose from, smallest first: the usual ones and those of `more` that can be given with any order. */
export function offeredTips(...more: readonly (number | null | undefined)[]): number[] {
  const extra = more.filter((tip) => typeof tip === "number" && isTip(tip)) as number[];
  return [...new Set([...tips, ...extra])].sort((a, b) => a - b);
}

/** Whether an amount of major units can be given with any order. */
const isTip = (amount: number): boolean => amount >= 0 && amount <= maxTipInAnyCase;

/** A tip in the shopper's own words, major units; nothing typed is no tip, and null is none that can be given. */
export function readTip(text: string): number | null {
  if (text.trim() === "") return 0;
  const tip = readAmount(text);
  return tip !== null && isTip(tip) ? tip : null;
}
