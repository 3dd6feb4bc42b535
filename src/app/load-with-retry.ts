/**
 * Files of lazy parts that fail to load are requested again, with growing delays and at once when the network
 * comes back: the page is complete again without a reload.
 */
import { connectivity } from "@/platform/connectivity";
import { pauseOrOnline } from "@/platform/pause-or-online";

/** ms; doubles up to the second. */
const firstDelayMs = 1_000;
const maxDelayMs = 30_000;
/** After so many failures while online the file was removed by a newer build. */
const maxFailuresOnline = 3;

/** Rejects when the shop is reachable and does not have the file; offline it waits for the network. */
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
      await pauseOrOnline(delay);
      retryFailedStyles();
    }
  }
}

/** Style sheets that failed. Only the event says so: browsers differ in the `sheet` of a failed link. */
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
