/**
 * Says when a page's first real content is on the screen, so that whatever it does not need comes after it and never
 * competes with it for a slow connection.
 */
import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { firstScreenRemoved } from "@/boot/first-screen";
import { watchSettledPage } from "./settled-page";

/** The first press may hold up the rest for so long, ms. */
const firstPressTimeoutMs = 1_000;
/** Time limit since the start: a response that does not come must not delay the rest for ever. */
const maxWaitMs = 12_000;

/** A page that always has something to do goes on with the rest all the same, ms. */
const idleTimeoutMs = 1_000;

/** Resolves when the page has nothing to do; a browser that does not tell counts as such. */
const idle = (options?: IdleRequestOptions) =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), options);
    else setTimeout(resolve);
  });

/** Both owned by `firstContent`. */
let settle: () => void = () => {};
let settled = false;

/** Resolves once, when the first content is there (or is taking too long). */
export const firstContent = new Promise<void>((resolve) => {
  settle = () => {
    settled = true;
    resolve();
  };
});

/** The one that was asked for last. */
let lastIdlePeriod = firstContent;

/**
 * Resolves after the first content in an idle period of the browser, another one for each caller, in the order of the calls:
 * what all of them begin together would hold up a press.
 */
export function nextIdlePeriod(): Promise<void> {
  lastIdlePeriod = lastIdlePeriod.then(() => idle({ timeout: idleTimeoutMs }));
  return lastIdlePeriod;
}

/**
 * Begins to watch: the first screen must be gone, no part of the page pending and no response awaited. `prefetchItemDialog` loads
 * what is pressed first on this page; on a slow connection the rest would keep it waiting.
 */
export function watchFirstContent(
  queryClient: QueryClient,
  prefetchItemDialog: () => Promise<unknown> = () => Promise.resolve(),
): void {
  let isFinished = false;
  let stopWatching = () => {};
  const finish = () => {
    if (isFinished) return;
    isFinished = true;
    clearTimeout(deadline);
    stopWatching();
    const late = new Promise((resolve) => setTimeout(resolve, firstPressTimeoutMs));
    // A failed file is loaded again by the press.
    const opened = prefetchItemDialog()
      .catch(() => {})
      // A press that was made already shows its result before the rest begins to run.
      .then(() => idle());
    void Promise.race([opened, late]).then(settle);
  };
  const deadline = setTimeout(finish, Math.max(0, maxWaitMs - performance.now()));
  void firstScreenRemoved.then(() => {
    if (!isFinished) stopWatching = watchSettledPage(queryClient, finish);
  });
}

/** True from the first content on, for a part of the frame that is not needed before: each comes in an idle period of its own. */
export function useFirstContent(): boolean {
  const [isThere, setIsThere] = useState(settled);
  useEffect(() => {
    if (isThere) return;
    let isUnmounted = false;
    void nextIdlePeriod().then(() => {
      if (!isUnmounted) setIsThere(true);
    });
    return () => {
      isUnmounted = true;
    };
  }, [isThere]);
  return isThere;
}
