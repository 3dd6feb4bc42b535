/** When the install prompt is shown: after an order or on a second visit, and not soon after 'Not now'. */

export interface PromptMemory {
  /** Visits so far, this one included. */
  visits: number;
  /** Epoch ms. */
  lastSeenAt: number;
  /** Epoch ms of 'Not now'; null when never said. */
  dismissedAt: number | null;
}

/** The prompt is hidden for this long after 'Not now', ms. */
export const dismissalMs = 30 * 24 * 3_600_000;
/** After this time away another visit is counted, ms. */
export const visitGapMs = 30 * 60_000;

/** The memory after this page view: one more visit after some time away. */
export function countVisit(memory: PromptMemory | null, now: number): PromptMemory {
  if (memory === null) return { visits: 1, lastSeenAt: now, dismissedAt: null };
  const again = now - memory.lastSeenAt >= visitGapMs || now < memory.lastSeenAt;
  return { ...memory, visits: memory.visits + (again ? 1 : 0), lastSeenAt: now };
}

export interface PromptContext {
  memory: PromptMemory;
  now: number;
  /** An order was placed during this visit. */
  ordered: boolean;
  onHome: boolean;
  /** Something else needs attention: an overlay, a checkout, a network problem, a new version. */
  occupied: boolean;
}

/** After an order, or on the home of a second visit; never while something else needs attention. */
export function shouldShowInstallPrompt({ memory, now, ordered, onHome, occupied }: PromptContext): boolean {
  if (occupied) return false;
  const silent = memory.dismissedAt !== null && now - memory.dismissedAt < dismissalMs;
  if (silent && now >= (memory.dismissedAt ?? 0)) return false;
  return ordered || (onHome && memory.visits >= 2);
}
