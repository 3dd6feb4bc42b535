// @chunk home-more

import { startTransition, useEffect, useState } from "react";

/** Delay between two parts in browsers without idle callbacks, ms. */
const fallbackDelayMs = 60;
/** Longest wait for an idle moment, ms. */
const idleTimeoutMs = 1_500;

/**
 * How many of `total` parts to render: `first` at once, one more in each idle moment, and all of them on the first scroll.
 * Rendering every part of a long page at once would block slow phones for seconds.
 */
export function useProgressiveCount(total: number, first: number): number {
  const [count, setCount] = useState(Math.min(first, total));
  const whole = count >= total;
  useEffect(() => {
    if (whole) return;
    const all = () => setCount(total);
    addEventListener("scroll", all, { once: true, passive: true });
    return () => removeEventListener("scroll", all);
  }, [whole, total]);
  useEffect(() => {
    if (count >= total) return;
    const more = () => startTransition(() => setCount((now) => Math.max(now, count + 1)));
    if (typeof requestIdleCallback === "function") {
      const id = requestIdleCallback(more, { timeout: idleTimeoutMs });
      return () => cancelIdleCallback(id);
    }
    const id = setTimeout(more, fallbackDelayMs);
    return () => clearTimeout(id);
  }, [count, total]);
  return count;
}
