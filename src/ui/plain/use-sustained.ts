import { useEffect, useState } from "react";

/** True once `active` has been true for so many ms without a break: what is over in a moment needs no word. */
export function useSustained(active: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLasting(true), ms);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [active, ms]);
  return active && lasting;
}
