/** A line whose quantity changed since the shopper ordered; 0 when it is not in the cart. */
export interface ChangedLine {
  key: string;
  name: string;
  before: number;
  now: number;
}

/** The differences between the cart that was ordered and the cart of now. */
export function changedLines(
  ordered: readonly { key: string; name: string; quantity: number }[],
  cart: readonly { key: string; item: { name: string }; quantity: number }[],
): ChangedLine[] {
  const before = new Map(ordered.map((line) => [line.key, line]));
  const now = new Map(cart.map((line) => [line.key, line]));
  return [...new Set([...before.keys(), ...now.keys()])]
    .map((key) => ({
      key,
      name: now.get(key)?.item.name ?? before.get(key)?.name ?? "",
      before: before.get(key)?.quantity ?? 0,
      now: now.get(key)?.quantity ?? 0,
    }))
    .filter((line) => line.before !== line.now);
}
