/** Nearest name to one that does not exist. */

/** How many letters have to be added, dropped, changed or swapped to make one word of another. */
function typingDistance(from: string, to: string): number {
  let last: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const change = from[i - 1] === to[j - 1] ? 0 : 1;
      const steps = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + change];
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (isSwap) steps.push((last[j - 2] ?? 0) + 1);
      next.push(Math.min(...steps));
    }
    last = row;
    row = next;
  }
  return row[to.length] ?? 0;
}

/** A name and what of it may have been typed alone: words of it that stand together. */
function piecesOf(name: string): string[] {
  const words = name.toLowerCase().split("_");
  return words.flatMap((_, from) =>
    words.slice(from).map((_word, count) => words.slice(from, from + count + 1).join("_")),
  );
}

/** Letters of a word of so many that may be wrong. */
const allowedDistance = (length: number) => Math.max(1, Math.floor(length / 3));

/** The name that is spelled most like what was typed, as a whole or in part; null where none is like it. */
export function nearestName(typed: string, names: Iterable<string>): string | null {
  const plain = typed
    .slice(0, 100)
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
  let nearest: { name: string; distance: number } | null = null;
  for (const name of names) {
    for (const piece of piecesOf(name)) {
      const steps = typingDistance(plain, piece);
      // A whole name is nearer than a part that is as much alike.
      const distance = piece.length === name.length ? steps : steps + 1;
      const isLike = steps <= allowedDistance(piece.length);
      if (isLike && (nearest === null || distance < nearest.distance)) nearest = { name, distance };
    }
  }
  return nearest?.name ?? null;
}
