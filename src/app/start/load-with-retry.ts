/**
 * Parts whose files come later are asked for again when they cannot be had, ever more rarely and at once when the network
 * comes back: the page is whole again without a reload.
 */
import { connectivity } from "@/platform/connectivity";

/** ms; doubles up to the second. */
const firstDelayMs = 1_000;
const maxDelayMs = 30_000;
/** So often a file is missing where the shop answers: then a newer build has taken it away. */
const maxFailuresOnline = 3;

/** Rejects when the shop answers and has not got the file; without a network it waits for it. */
export async function loadWithRetry<T>(
  load: () => Promise<T>,
  isOnline = () => connectivity() === "online",
): Promise<T> {
  let missing = 0;
  for (let delay = firstDelayMs; ; delay = Math.min(2 * delay, maxDelayMs)) {
    try {
      return await load();
    } catch (error) {
      if (isOnline()) missing += 1;
      if (missing >= maxFailuresOnline) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, delay);
        addEventListener("online", resolve, { once: true });
      });
      retryFailedStyles();
    }
  }
}

/** Sheets that could not be had. Only the event tells: browsers differ in what they keep as the sheet of a failed link. */
const failedStyles = new Set<HTMLLinkElement>();
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") failedStyles.add(target);
  },
  true,
);

/**
 * Asks again for style sheets that did not come: the bundler asks for a part's sheet once only. One still under way is
 * left alone, because what waits for it would never hear of its end.
 */
export function retryFailedStyles(): void {
  for (const link of failedStyles) link.replaceWith(link.cloneNode());
  failedStyles.clear();
}
