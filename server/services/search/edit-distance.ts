/**
 * Letters to add, drop, change or swap to make one word the other; `limit` + 1 when more than `limit` are needed. A changed
 * letter may count as more than one.
 */
export function editDistance(a: string, b: string, limit: number, changeCost = 1): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let older: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const changed = (before[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : changeCost);
      let cost = Math.min((before[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, changed);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (older[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    [older, before] = [before, current];
  }
  return Math.min(before[b.length] ?? limit + 1, limit + 1);
}

/** Typing mistakes that a word of this length may hold and still match. */
export function allowedTypos(word: string): number {
  if (word.length < 3) return 0;
  if (word.length < 8) return 1;
  return word.length < 12 ? 2 : 3;
}
