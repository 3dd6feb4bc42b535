/** A page's requests beside its script, seen from outside. */
import type { Page } from "@playwright/test";

/** Prefetched responses that no call of the app used, when the app drops them. */
export const unusedResponses = (page: Page) =>
  page.evaluateHandle(() => {
    const held = (globalThis as { doorstepPrefetched?: Map<string, unknown> }).doorstepPrefetched;
    const seen: { left: string[] | null } = { left: null };
    if (!held) return seen;
    held.clear = () => {
      seen.left = [...held.keys()];
      Map.prototype.clear.call(held);
    };
    return seen;
  });

export const twice = (list: readonly string[]) => list.filter((one, index) => list.indexOf(one) !== index);
