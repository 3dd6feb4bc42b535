/** A browser still here after this long was stopped, or the address was not a page, ms. */
const leavesWithinMs = 30_000;

/**
 * Leaves for a page outside of the app. Resolves when Back shows this page as it was left, or when it was not left within
 * half a minute, so that disabled controls work again. A freshly loaded page never sees it resolve.
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
