/**
 * The stops of the price slider in major units within `priceRange`: close together where most prices are, further apart
 * for high ones, so that every key press changes the price.
 */
import { priceRange } from "./listing-address";

/** The distance between stops, up to a price. */
const spacing: readonly [upTo: number, step: number][] = [
  [20, 1],
  [200, 5],
  [2_000, 50],
  [priceRange.max, 500],
];

const stops: readonly number[] = spacing.reduce<number[]>(
  (prices, [upTo, step]) => {
    for (let price = (prices.at(-1) ?? 0) + step; price <= upTo; price += step) prices.push(price);
    return prices;
  },
  [priceRange.min],
);

/** Index of the last stop; the first is 0. */
export const lastStop = stops.length - 1;

/** The price at a stop; beyond the ends the price of the end. */
export function priceAt(stop: number): number {
  return stops[Math.min(lastStop, Math.max(0, Math.round(stop)))] ?? priceRange.min;
}

/** The stop nearest to a price. */
export function stopOf(price: number): number {
  let nearest = 0;
  for (const [stop, other] of stops.entries())
    if (Math.abs(other - price) < Math.abs(priceAt(nearest) - price)) nearest = stop;
  return nearest;
}
