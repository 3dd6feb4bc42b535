/** Pages follow each other by a short cross-fade of the browser, where it has one. */
import "./page-transitions.css";
import { type NavigationMotion, setNavigationMotion } from "./router";

/** The old picture stands still for the next page at most so long, ms: what takes longer comes without a motion. */
export const maxHoldMs = 120;
/** A browser that has not begun by now is not waited for, ms. */
export const maxStartMs = 60;

type Place = Parameters<NavigationMotion>[0]["from"];

/** Parts of a query that name another page; the others are filters, tabs and what lies over a page. */
const pageNames = ["page", "data_type", "orderId", "conversationId"] as const;

export function isOtherPage(from: Place, to: Place): boolean {
  if (from.pathname !== to.pathname) return true;
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return pageNames.some((name) => before.get(name) !== after.get(name));
}

/** A module's home is built from its top to where it was left, section by section: that is better not seen. */
const isHome = (place: Place): boolean =>
  place.pathname === "/home" && !new URLSearchParams(place.search).has("data_type");

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Shows navigations to other pages as a transition, to whoever wants motion. Returns a function that ends it. */
export function startPageTransitions(): () => void {
  if (typeof document.startViewTransition !== "function") return () => undefined;
  // Asked with each navigation: it may be switched while the page is open.
  const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
  let isAnimatedByBrowser = false;
  // Before the router hears of it: a swipe that has already moved the page needs no second motion.
  const onPop = (event: PopStateEvent) => {
    isAnimatedByBrowser = event.hasUAVisualTransition;
  };
  window.addEventListener("popstate", onPop, true);
  setNavigationMotion(({ from, to, action }, show, shown) => {
    // Back and forward lead to a page that was seen: the picture of the old one, which a long list makes expensive, would only
    // keep them waiting.
    const isReturn = action === "POP" && (isAnimatedByBrowser || !isHome(to));
    const isWanted = !isReturn && !reducedMotion.matches;
    isAnimatedByBrowser = false;
    if (!isWanted || document.hidden || !isOtherPage(from, to)) {
      show();
      return;
    }
    let hasBegun = false;
    const begin = (): Promise<void> => {
      if (!hasBegun) {
        hasBegun = true;
        show();
      }
      return Promise.race([shown, wait(maxHoldMs)]);
    };
    setTimeout(() => void begin(), maxStartMs);
    const { ready, finished, updateCallbackDone } = document.startViewTransition(begin);
    // One that is skipped, by the next navigation or in a hidden tab, has shown its page all the same.
    for (const step of [ready, finished, updateCallbackDone]) step.catch(() => undefined);
  });
  return () => {
    window.removeEventListener("popstate", onPop, true);
    setNavigationMotion(null);
  };
}
