/**
 * Money in the domain is an integer of the currency's smallest unit ("minor"); percentages are integers of basis
 * points (10 000 is 100 %). Floats exist only on the wire and in what is shown.
 */

import type { Major } from "@/contract/schema";

/** An integer amount of the smallest unit. A plain number counts as one, an amount of another unit does not. */
export type Minor = number & { readonly unit?: "minor" };

/** An integer percentage, 10 000 is 100 %. */
export type BasisPoints = number & { readonly unit?: "basis points" };

/** A percentage as the wire has it, 12.5 for twelve and a half. */
export type Percent = number & { readonly unit?: "percent" };

/** Rounds half up, also for negative amounts and for the last bit that binary floats lose. */
export function roundHalfUp(value: number): number {
  const nearest = Math.round(value);
  // 1.005 * 100 is 100.49999999999999: a value this close to a half was a half in decimal.
  return Math.abs(value - Math.floor(value) - 0.5) < 1e-7 ? Math.floor(value) + 1 : nearest;
}

/** Major units from the wire (number or numeric text) to minor units; anything unreadable is 0. */
export function toMinor(major: Major | string | null | undefined, digits: number): Minor {
  const value = typeof major === "string" ? Number.parseFloat(major) : (major ?? 0);
  return Number.isFinite(value) ? roundHalfUp(value * 10 ** digits) : 0;
}

/** Minor units to the float of the wire. */
export function toMajor(minor: Minor, digits: number): Major {
  return Number((minor / 10 ** digits).toFixed(digits));
}

/** A percentage of an amount, rounded half up once. */
export function percentOf(amount: Minor, percent: BasisPoints): Minor {
  return roundHalfUp((amount * percent) / 10_000);
}

/** Percent from the wire (e.g. 12.5) to basis points. */
export function toBasisPoints(percent: Percent | string | null | undefined): BasisPoints {
  return toMinor(percent as number | string | null | undefined, 2) as number;
}

/** Basis points to the percent of the wire. */
export function toPercent(points: BasisPoints): Percent {
  return points / 100;
}

/** A discount of the domain as the wire has it: percent or major units, by its type. */
export function toWireDiscount(
  { type, value }: { readonly type: "percent" | "amount"; readonly value: number },
  digits: number,
): Percent | Major {
  return type === "percent" ? toPercent(value) : toMajor(value, digits);
}
