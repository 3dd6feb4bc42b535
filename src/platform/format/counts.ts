// @chunk cards
/** A number of ratings: "84", "1.2k", "12k". */
export function ratingCount(count: number): string {
  if (count < 1000) return String(Math.max(0, Math.trunc(count)));
  const thousands = count / 1000;
  return `${thousands < 10 ? Math.floor(thousands * 10) / 10 : Math.floor(thousands)}k`;
}
