/** A browser that has not left by then was stopped, or the address was none of a page, ms. */
const leavesWithinMs = 30_000;

/**
 * Leaves for a page outside of the app. Resolves when the browser shows this page again as it was left, by Back, or has not left
 * it after half a minute: whatever was disabled for the way out is for use again. A page that is loaded anew never sees it
 * resolved.
 */
export function leavePage(address: string): Promise<void> {
  return new Promise((resolve) => {
    const stay = () => {
      removeEventListener("pageshow", shown);
      removeEventListener("pagehide", leave);
      clearTimeout(timer);
      resolve();
    };
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) stay();
    };
    const leave = () => clearTimeout(timer);
    addEventListener("pageshow", shown);
    addEventListener("pagehide", leave);
    const timer = setTimeout(stay, leavesWithinMs);
    location.assign(address);
  });
}
