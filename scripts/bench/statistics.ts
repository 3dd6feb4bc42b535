/** Numbers about numbers. */

/** The value below or at which `share` (0 to 1) of the values lie, by nearest rank. Throws on no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  const rank = Math.min(sorted.length, Math.max(1, Math.ceil(share * sorted.length)));
  const value = sorted[rank - 1];
  if (value === undefined) throw new Error("There are no values.");
  return value;
}

/** The middle value; of an even count the mean of the two middle ones. Throws on no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  if (low === undefined || high === undefined) throw new Error("There are no values.");
  return (low + high) / 2;
}

/** Shares of `total` whole pieces by weight 1, 1/2, 1/3, … over `groups`; every group gets one at least. */
export function skewedShares(total: number, groups: number): number[] {
  const weights = Array.from({ length: groups }, (_, index) => 1 / (index + 1));
  const sum = weights.reduce((a, b) => a + b, 0);
  const shares = weights.map((weight) => Math.max(1, Math.floor((total * weight) / sum)));
  const rest = total - shares.reduce((a, b) => a + b, 0);
  return shares.map((share, index) => (index === 0 ? Math.max(1, share + rest) : share));
}
