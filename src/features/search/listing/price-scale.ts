/**
 * The stops of the price slider in major units within `priceRange`: close together where most prices are, further apart
 * for high ones, so that every key press changes the price.
 */
import { priceRange } from "./listing-address";

/** The distance between stops, up to a price. Every price is reached in whole steps from the one before. */
type Spacing = readonly [upTo: number, step: number][];
const dear: Spacing = [
  [200, 5],
  [2_000, 50],
  [priceRange.max, 500],
];
const usual: Spacing = [[20, 1], ...dear];
/** A unit without decimals is small, one with three is worth a lot. */
const withoutDecimals: Spacing = [
  [200, 10],
  [2_000, 50],
  [priceRange.max, 500],
];
const withThreeDecimals: Spacing = [[1, 0.05], [5, 0.25], ...usual];

function stopsOf(spacing: Spacing): readonly number[] {
  const prices: number[] = [priceRange.min];
  for (const [upTo, step] of spacing) {
    const from = prices.at(-1) ?? 0;
    // Multiplied and rounded: added up, fractions would drift from what the currency has.
    for (let count = 1; count <= Math.round((upTo - from) / step); count += 1)
      prices.push(Math.round((from + count * step) * 1000) / 1000);
  }
  return prices;
}

export interface PriceScale {
  /** Index of the last stop; the first is 0. */
  readonly lastStop: number;
  /** The price at a stop; beyond the ends the price of the end. */
  priceAt(stop: number): number;
  /** The stop nearest to a price. */
  stopOf(price: number): number;
}

/** The scale of a currency with so many decimals. */
export function priceScale(decimals: number): PriceScale {
  const stops = stopsOf(decimals === 0 ? withoutDecimals : decimals > 2 ? withThreeDecimals : usual);
  const lastStop = stops.length - 1;
  const priceAt = (stop: number) =>
    stops[Math.min(lastStop, Math.max(0, Math.round(stop)))] ?? priceRange.min;
  const stopOf = (price: number) => {
    let nearest = 0;
    for (const [stop, other] of stops.entries())
      if (Math.abs(other - price) < Math.abs(priceAt(nearest) - price)) nearest = stop;
    return nearest;
  };
  return { lastStop, priceAt, stopOf };
}
