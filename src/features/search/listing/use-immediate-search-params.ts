// @chunk listing
import { useState } from "react";
import { useSearchParams } from "react-router-dom";

/**
 * `useSearchParams` whose own changes are seen at once: the router updates in a transition, but a pressed checkbox must
 * change immediately.
 */
export function useImmediateSearchParams(): [
  URLSearchParams,
  (next: URLSearchParams, options: { replace: boolean }) => void,
] {
  const [current, setCurrent] = useSearchParams();
  const [pending, setPending] = useState<{ from: string; to: URLSearchParams } | null>(null);
  // Cleared once the router has the new address, so that going back shows the old one.
  if (pending !== null && pending.from !== current.toString()) setPending(null);
  const set = (next: URLSearchParams, options: { replace: boolean }) => {
    setPending({ from: current.toString(), to: next });
    setCurrent(next, options);
  };
  return [pending?.from === current.toString() ? pending.to : current, set];
}
