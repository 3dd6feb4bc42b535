/** When the app may propose to be installed: at a good moment, to somebody who comes back, and not after a no. */

export interface HintMemory {
  /** Visits so far, this one included. */
  visits: number;
  /** Epoch ms. */
  lastSeenAt: number;
  /** Epoch ms of 'Not now'; null when never said. */
  dismissedAt: number | null;
}

/** A no counts for this long, ms. */
export const dismissalMs = 30 * 24 * 3_600_000;
/** Who was away for so long comes back for another visit, ms. */
export const visitGapMs = 30 * 60_000;

/** What is remembered from now on: another visit after a while away. */
export function countVisit(memory: HintMemory | null, now: number): HintMemory {
  if (memory === null) return { visits: 1, lastSeenAt: now, dismissedAt: null };
  const again = now - memory.lastSeenAt >= visitGapMs || now < memory.lastSeenAt;
  return { ...memory, visits: memory.visits + (again ? 1 : 0), lastSeenAt: now };
}

export interface HintContext {
  memory: HintMemory;
  now: number;
  /** An order was placed during this visit. */
  ordered: boolean;
  onHome: boolean;
  /** Something else wants attention: an overlay, a checkout, trouble with the network, a new version. */
  occupied: boolean;
}

/** After an order, or on the home of a second visit; never while something else is going on. */
export function shouldShowInstallHint({ memory, now, ordered, onHome, occupied }: HintContext): boolean {
  if (occupied) return false;
  const silent = memory.dismissedAt !== null && now - memory.dismissedAt < dismissalMs;
  if (silent && now >= (memory.dismissedAt ?? 0)) return false;
  return ordered || (onHome && memory.visits >= 2);
}
