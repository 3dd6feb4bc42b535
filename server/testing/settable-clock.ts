import type { Clock } from "../ports";

export interface SettableClock extends Clock {
  /** Stops the clock at an instant. */
  set(instant: Date | string): void;
  /** Moves the clock on. */
  advance(milliseconds: number): void;
  /** Back to the machine's time. */
  release(): void;
}

/** A clock for tests: runs like the machine's until it is set. */
export function settableClock(): SettableClock {
  let fixed: number | null = null;
  return {
    now: () => new Date(fixed ?? Date.now()),
    set: (instant) => {
      fixed = new Date(instant).getTime();
    },
    advance: (milliseconds) => {
      fixed = (fixed ?? Date.now()) + milliseconds;
    },
    release: () => {
      fixed = null;
    },
  };
}
