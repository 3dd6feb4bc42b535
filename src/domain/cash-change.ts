import type { Minor } from "./money";

/** The change that a courier brings may be this times what is paid in cash … */
const maxShare = 4;
/** … and so many small amounts in any case. */
const maxChangeInAnyCase = 100;

/** The most change that a courier is asked to bring for an amount that is paid in cash. */
export function maxChange(cash: Minor, smallAmount: Minor): Minor {
  return Math.max(maxShare * cash, maxChangeInAnyCase * smallAmount);
}

/** The fault of a note: it is less than what is paid in cash, or nobody carries that much change. */
export type NoteProblem = "short" | "high";

/** The change for a note, or why nobody can bring it; minor units. */
export function changeFor(
  note: Minor,
  cash: Minor,
  smallAmount: Minor,
): { readonly change: Minor } | { readonly problem: NoteProblem } {
  const change = note - cash;
  if (change < 0) return { problem: "short" };
  return change > maxChange(cash, smallAmount) ? { problem: "high" } : { change };
}
