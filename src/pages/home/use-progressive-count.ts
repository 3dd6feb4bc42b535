// @chunk home-more

import { startTransition, useEffect, useState } from "react";

/** Between two parts where the browser has no idle callback, ms. */
const withoutIdle = 60;
/** An idle moment that does not come is not waited for longer, ms. */
const patience = 1_500;

/**
 * How many of `total` parts are on the page: `first` at once, one more in each idle moment, and all of them as soon as
 * the page is moved. Putting every part of a long page there at once keeps a cheap phone from answering for seconds.
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
      const id = requestIdleCallback(more, { timeout: patience });
      return () => cancelIdleCallback(id);
    }
    const id = setTimeout(more, withoutIdle);
    return () => clearTimeout(id);
  }, [count, total]);
  return count;
}
