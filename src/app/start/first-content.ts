/**
 * Tells when a page's first real content is on the screen, so that whatever it does not need comes after it and never
 * competes with it for a thin line.
 */
import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** Between two looks, ms; the page counts as settled when two in a row find nothing under way. */
const lookEvery = 100;
/** An answer that does not come must not keep the rest away for ever, ms since the start. */
const longestWait = 12_000;

let settle: () => void = () => {};
let settled = false;

/** Resolves once, when the first content is there (or is taking too long). */
export const firstContent = new Promise<void>((resolve) => {
  settle = () => {
    settled = true;
    resolve();
  };
});

/** Begins to look. The first screen must be gone, no page or part of it on its way, and no answer awaited. */
export function watchFirstContent(queryClient: QueryClient): void {
  let calm = 0;
  const timer = setInterval(() => {
    const busy =
      document.getElementById("first-screen") !== null ||
      document.querySelector("[data-pending], [data-part-pending]") !== null ||
      queryClient.isFetching() > 0;
    calm = busy ? 0 : calm + 1;
    if (calm < 2 && performance.now() < longestWait) return;
    clearInterval(timer);
    settle();
  }, lookEvery);
}

/** True from the first content on, for parts of the frame that nobody misses before. */
export function useFirstContent(): boolean {
  const [there, setThere] = useState(settled);
  useEffect(() => {
    if (there) return;
    let gone = false;
    void firstContent.then(() => {
      if (!gone) setThere(true);
    });
    return () => {
      gone = true;
    };
  }, [there]);
  return there;
}
