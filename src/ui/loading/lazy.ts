/** React's `lazy` for a bad network: a part whose file did not come is asked for again when it is mounted anew. */
import { type ComponentType, createElement, lazy as keepingLazy, useState } from "react";
import { announceLazyPart } from "@/platform/lazy-parts";

/** How many failures have been shown so far: each gives every part that had failed before it another chance. */
let shownFailures = 0;

/** To be told by whoever shows a failure in a part's place. */
export function notifyFailureShown(): void {
  shownFailures += 1;
}

type Loaded = { default: ComponentType<object> };

function askingAgain(load: () => Promise<Loaded>): ComponentType<object> {
  let attempt: ComponentType<object> | null = null;
  let failedAt: number | null = null;
  const current = (): ComponentType<object> => {
    if (attempt !== null && (failedAt === null || failedAt >= shownFailures)) return attempt;
    failedAt = null;
    attempt = keepingLazy(() => {
      const part = load().catch((error: unknown) => {
        failedAt = shownFailures;
        throw error;
      });
      announceLazyPart(part);
      return part;
    });
    return attempt;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, outside of any rendering.
  return function Late(props: object) {
    const [Part] = useState(() => current());
    return createElement(Part, props);
  };
}

/**
 * A component whose code comes when it is first rendered. React's own keeps a failure for ever; this one keeps it only
 * until it was shown, because before that a new attempt would begin with every rendering.
 */
export const lazy = askingAgain as unknown as typeof keepingLazy;

/** For `lazy`: begins to load at once, beside what will render the part. */
export function preload<T>(load: () => Promise<T>): () => Promise<T> {
  let first: Promise<T> | null = load();
  // Whoever renders it is told.
  first.catch(() => {});
  return () => {
    const now = first ?? load();
    first = null;
    return now;
  };
}
