import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Scroll restoration loads after the first screen; until then the browser restores. */
const memory = import("./start/scroll-restoration").catch(() => null);

/**
 * A new page starts at its top, also where only its query is another (a listing over the home); going back leads to
 * where it was left. A page that replaces its own query, as filters do, stays where it is.
 */
export function ScrollToTop() {
  const { pathname, search, key, hash } = useLocation();
  const kind = useNavigationType();
  const before = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry of the history is the reason to scroll.
  useLayoutEffect(() => {
    const samePage = before.current === pathname;
    before.current = pathname;
    if (kind === "PUSH" || (kind === "REPLACE" && !samePage)) window.scrollTo(0, 0);
    void memory.then((places) => {
      places?.trackScroll(key, pathname + search);
      if (kind === "POP" && hash === "") places?.restoreScroll(key, pathname + search);
    });
  }, [key]);
  return null;
}
