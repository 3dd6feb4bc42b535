/** Repeatable chance: the same words always give the same numbers, so the demo is the same on every machine. */

/** FNV-1a, 32 bits. */
export function hash(words: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < words.length; index += 1) {
    value = Math.imul(value ^ words.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

export interface Random {
  /** At least 0, below 1. */
  share(): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** The list in another order. */
  shuffled<T>(list: readonly T[]): T[];
}

/** A stream of numbers (mulberry32) that depends on `words` alone. */
export function randomOf(words: string): Random {
  let state = hash(words);
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + Math.floor(share() * (high - low + 1));
  return {
    share,
    between,
    pick: <T>(list: readonly T[]) => {
      const chosen = list[between(0, list.length - 1)];
      if (chosen === undefined) throw new Error("Nothing to pick from");
      return chosen;
    },
    chance: (probability) => share() < probability,
    shuffled: <T>(list: readonly T[]) => {
      const copy = [...list];
      for (let index = copy.length - 1; index > 0; index -= 1) {
        const other = between(0, index);
        const held = copy[index] as T;
        copy[index] = copy[other] as T;
        copy[other] = held;
      }
      return copy;
    },
  };
}
