/** Which source each character of a built file comes from, read from its source map. */

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

export interface SourceMap {
  sources: string[];
  mappings: string;
}

/** The numbers of a segment: base 64, the lowest five bits first, the sign in the lowest of all. */
export function decodeSegment(segment: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const character of segment) {
    const digit = DIGITS.indexOf(character);
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}

/** Characters by source; what the bundler itself wrote, such as imports and exports, is of the source "". */
export function charactersBySource(code: string, { sources, mappings }: SourceMap): Map<string, number> {
  const counted = new Map<string, number>();
  const count = (source: string, characters: number) =>
    counted.set(source, (counted.get(source) ?? 0) + characters);
  const lines = code.split("\n");
  let source = 0;
  for (const [row, line] of mappings.split(";").entries()) {
    const length = lines[row]?.length ?? 0;
    let [column, current] = [0, ""];
    for (const segment of line.split(",").filter(Boolean)) {
      const [moved = 0, toSource] = decodeSegment(segment);
      if (moved > 0) count(current, moved);
      column += moved;
      if (toSource !== undefined) source += toSource;
      current = toSource === undefined ? "" : (sources[source] ?? "");
    }
    if (length > column) count(current, length - column);
  }
  return counted;
}
