/** Amounts of an answer, at any depth, that are not whole, as yen must be: ".0.price: 12.5". An item's `tax` is a rate. */
export function brokenAmounts(value: unknown, path = ""): string[] {
  if (
    typeof value === "number" &&
    /price|amount|tax|total|discount|charge|fee|rounding|wallet|cash/.test(path)
  )
    return Number.isInteger(value) || /percent|\.tax$/.test(path) ? [] : [`${path}: ${value}`];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => brokenAmounts(inner, `${path}.${key}`));
}
