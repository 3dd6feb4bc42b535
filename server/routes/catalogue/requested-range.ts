/**
 * The bytes that a Range header with one range asks for, both ends included. Null without a readable range: then the
 * whole film is sent. "none" for a range outside of the film.
 */
export function requestedRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | "none" | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? "none" : { start, end };
}
