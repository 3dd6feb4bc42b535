import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** A new page starts at its top; going back is left to the browser, which remembers. */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the reason to scroll.
  useLayoutEffect(() => {
    if (kind !== "POP") window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}
