/**
 * The price slider's scale: small prices, which are most of them, get most of the way. Positions are 0 to 100, prices
 * whole major units within `priceRange`.
 */
import { priceRange } from "./listing-address";

const span = priceRange.max - priceRange.min;
const steepness = 3;

/** The price at a position, rounded as people write prices: by 1, 5, 50 or 500. */
export function priceAt(position: number): number {
  const part = Math.min(1, Math.max(0, position / 100));
  const exact = priceRange.min + span * part ** steepness;
  const step = exact < 20 ? 1 : exact < 200 ? 5 : exact < 2_000 ? 50 : 500;
  return Math.min(priceRange.max, Math.round(exact / step) * step);
}

/** Where a price stands on the slider. */
export function positionOf(price: number): number {
  const part = Math.min(1, Math.max(0, (price - priceRange.min) / span));
  return Math.round(part ** (1 / steepness) * 1000) / 10;
}
