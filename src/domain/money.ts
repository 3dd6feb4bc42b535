/**
 * Money in the domain is an integer of the currency's smallest unit ("minor"); percentages are integers of basis
 * points (10 000 is 100 %). Floats exist only on the wire and in what is shown.
 */

/** An integer amount of the smallest unit. */
export type Minor = number;

/** An integer percentage, 10 000 is 100 %. */
export type BasisPoints = number;

/** Rounds half up, also for negative amounts and for the last bit that binary floats lose. */
export function roundHalfUp(value: number): number {
  const nearest = Math.round(value);
  // 1.005 * 100 is 100.49999999999999: a value this close to a half was a half in decimal.
  return Math.abs(value - Math.floor(value) - 0.5) < 1e-7 ? Math.floor(value) + 1 : nearest;
}

/** Major units from the wire (number or numeric text) to minor units; anything unreadable is 0. */
export function toMinor(major: number | string | null | undefined, digits: number): Minor {
  const value = typeof major === "string" ? Number.parseFloat(major) : (major ?? 0);
  return Number.isFinite(value) ? roundHalfUp(value * 10 ** digits) : 0;
}

/** Minor units to the float of the wire. */
export function toMajor(minor: Minor, digits: number): number {
  return Number((minor / 10 ** digits).toFixed(digits));
}

/** A percentage of an amount, rounded half up once. */
export function percentOf(amount: Minor, percent: BasisPoints): Minor {
  return roundHalfUp((amount * percent) / 10_000);
}

/** Percent from the wire (e.g. 12.5) to basis points. */
export function toBasisPoints(percent: number | string | null | undefined): BasisPoints {
  return toMinor(percent, 2);
}
