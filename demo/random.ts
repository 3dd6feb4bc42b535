/** Seeded random numbers: the demo is the same on every machine and at every start. */

export interface Random {
  /** The next number, 0 ≤ n < 1. */
  next(): number;
  /** A number between the two bounds. */
  between(low: number, high: number): number;
  /** A whole number, both bounds included. */
  integer(low: number, high: number): number;
  /** One entry of a list that is not empty. */
  pick<Entry>(list: readonly Entry[]): Entry;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
  /** A copy of the list in random order. */
  shuffled<Entry>(list: readonly Entry[]): Entry[];
}

/** Mulberry32: 32 bits of state. Good enough for drawing, never for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    integer,
    pick: (list) => {
      const entry = list[Math.floor(next() * list.length)];
      if (entry === undefined) throw new RangeError("Cannot pick from an empty list");
      return entry;
    },
    chance: (probability) => next() < probability,
    shuffled: <Entry>(list: readonly Entry[]) => {
      const copy = [...list];
      for (let index = copy.length - 1; index > 0; index--) {
        const other = integer(0, index);
        [copy[index], copy[other]] = [copy[other] as Entry, copy[index] as Entry];
      }
      return copy;
    },
  };
}

/** A 32-bit seed made from a text (FNV-1a), so that names can seed pictures and places. */
export function seedFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Random numbers that depend on a text alone. */
export const randomOf = (text: string): Random => createRandom(seedFrom(text));
