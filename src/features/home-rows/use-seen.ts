import { useCallback, useEffect, useState } from "react";

/** Longest wait for an idle moment, ms. */
const idleTimeoutMs = 1_500;

/**
 * Whether a part of the page has been on the screen, told in the first idle moment after that: what nobody has come to is not
 * asked for, and the first rows wait for nothing. Returns the part's `ref` as well.
 */
export function useSeen(): readonly [seen: boolean, ref: (element: HTMLElement | null) => void] {
  const [near, setNear] = useState(typeof IntersectionObserver === "undefined");
  const [seen, setSeen] = useState(near);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      setNear(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!near || seen) return;
    const tell = () => setSeen(true);
    if (typeof requestIdleCallback !== "function") {
      const timer = setTimeout(tell, idleTimeoutMs);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(tell, { timeout: idleTimeoutMs });
    return () => cancelIdleCallback(idle);
  }, [near, seen]);
  return [seen, ref];
}
