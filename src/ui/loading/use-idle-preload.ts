import { useEffect } from "react";
import { connectivity } from "@/platform/connectivity";
import { isDataSaverOn } from "@/platform/data-saver";

/** Where the browser does not tell when it is idle, ms. */
const idleFallbackMs = 500;

/**
 * Loads what is likely to be shown next once, while nothing else happens; not with data saver on or without a good
 * network. `load` is a function of a module, which stays the same.
 */
export function useIdlePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (isDataSaverOn() || connectivity() !== "online") return;
    // Opening it loads it again.
    const begin = () => void load().catch(() => undefined);
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(begin, idleFallbackMs);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(begin);
    return () => cancelIdleCallback(idle);
  }, [load]);
}
