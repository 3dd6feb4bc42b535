// @chunk none
import { useEffect, useState } from "react";
import { serverNow } from "@/platform/connectivity";

/** Ms until a deadline by the server's clock, updated every `intervalMs`. */
export function useTimeLeft(deadline: number, intervalMs: number): number {
  const [left, setLeft] = useState(() => deadline - serverNow());
  useEffect(() => {
    const timer = setInterval(() => setLeft(deadline - serverNow()), intervalMs);
    return () => clearInterval(timer);
  }, [deadline, intervalMs]);
  return left;
}
