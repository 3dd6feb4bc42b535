// @chunk home-more
import { useEffect, useState } from "react";
import { openOverlay, useOverlay } from "@/stores/overlay";
import { useAccountKey } from "@/stores/session";
import { takeWelcome } from "@/stores/welcome";

/**
 * Welcomes a new customer on their first visit to the page that calls it, once nothing else is open. Not on the page on
 * which they signed up, which leads elsewhere first.
 */
export function useWelcome(): void {
  const account = useAccountKey();
  const [arrivedAs] = useState(account);
  const free = useOverlay() === null;
  useEffect(() => {
    if (free && account === arrivedAs && takeWelcome(account)) openOverlay({ kind: "welcome" });
  }, [account, arrivedAs, free]);
}
