/** Two builds measured in turns: what their pairs say, and whether the machine let them say it. */
import { median, percentile } from "./statistics";

/** One run of each build, right after one another: what slows the machine for a while slows both. */
export interface Pair {
  before: number;
  after: number;
}

export type PairVerdict = "same" | "better" | "worse" | "noisy machine";

export interface Comparison {
  /** Medians of the runs. */
  before: number;
  after: number;
  /** Median of after ÷ before over the pairs. */
  ratio: number;
  /** The middle half of the pairs' ratios; with fewer than four pairs all of them. */
  low: number;
  high: number;
  verdict: PairVerdict;
}

/** A difference, or a spread to either side, that nobody needs to look at: a share. */
const NEGLIGIBLE = 0.02;
const FEW_PAIRS = 4;

/** 0 by 0 is no change: a count that stays at none. */
const ratioOf = ({ before, after }: Pair): number => (before === after ? 1 : after / before);

/**
 * Says "noisy machine" when the pairs disagree by more than the difference that they show: half the width of their
 * middle half is more than the median's distance from 1, or some of that half are better and some worse. `lowerIsBetter` is false for scores. Throws on no pairs.
 */
export function comparePairs(pairs: readonly Pair[], lowerIsBetter = true): Comparison {
  const ratios = pairs.map(ratioOf);
  const ratio = median(ratios);
  const few = ratios.length < FEW_PAIRS;
  const [low, high] = [percentile(ratios, few ? 0 : 0.25), percentile(ratios, few ? 1 : 0.75)];
  return {
    before: median(pairs.map((pair) => pair.before)),
    after: median(pairs.map((pair) => pair.after)),
    ratio,
    low,
    high,
    verdict: verdictOf({ ratio, low, high }, lowerIsBetter),
  };
}

function verdictOf(
  { ratio, low, high }: Pick<Comparison, "ratio" | "low" | "high">,
  lowerIsBetter: boolean,
): PairVerdict {
  const [difference, spread] = [Math.abs(ratio - 1), (high - low) / 2];
  if (difference <= NEGLIGIBLE && spread <= NEGLIGIBLE) return "same";
  if (spread >= difference || (low <= 1 && high >= 1)) return "noisy machine";
  // Agreed upon by the pairs, and still too little to matter.
  if (difference <= NEGLIGIBLE) return "same";
  return ratio < 1 === lowerIsBetter ? "better" : "worse";
}

/** 1: something is worse; 3: nothing is, but the machine was too busy to tell of all; 0: nothing is worse. */
export function exitCodeOfPairs(verdicts: readonly PairVerdict[]): 0 | 1 | 3 {
  if (verdicts.includes("worse")) return 1;
  return verdicts.includes("noisy machine") ? 3 : 0;
}
