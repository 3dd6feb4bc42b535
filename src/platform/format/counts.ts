// @chunk cards
/** A count in a badge: "7", "99+"; empty for none. */
export function badgeCount(count: number): string {
  if (!(count > 0)) return "";
  return count > 99 ? "99+" : String(Math.trunc(count));
}

/** A number of ratings: "84", "1.2k", "12k". */
export function ratingCount(count: number): string {
  if (count < 1000) return String(Math.max(0, Math.trunc(count)));
  const thousands = count / 1000;
  return `${thousands < 10 ? Math.floor(thousands * 10) / 10 : Math.floor(thousands)}k`;
}
