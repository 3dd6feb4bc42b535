/** A rating as stars show it: to the nearest half, between 0 and `outOf`; what is no number counts as 0. */
export function toHalfStars(rating: number, outOf = 5): number {
  if (!Number.isFinite(rating)) return 0;
  return Math.min(outOf, Math.max(0, Math.round(rating * 2) / 2));
}

/** How much of star number `index` (from 0) is filled: 0, 0.5 or 1. */
export function starFill(rating: number, index: number): 0 | 0.5 | 1 {
  const rest = toHalfStars(rating) - index;
  if (rest >= 1) return 1;
  return rest >= 0.5 ? 0.5 : 0;
}
