/** The token of an invitation stands in the fragment of its link, which no server and no log sees. */
import { useSyncExternalStore } from "react";

const read = (): string | null => /^#invite=([\w.~-]{20,200})$/.exec(location.hash)?.[1] ?? null;

function subscribe(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  addEventListener("popstate", changed);
  return () => {
    removeEventListener("hashchange", changed);
    removeEventListener("popstate", changed);
  };
}

/** Null where the address carries none. */
export const useInvitation = (): string | null => useSyncExternalStore(subscribe, read);

/** Takes the token out of the address, also for Back: it works once. */
export function leaveInvitation(): void {
  history.replaceState(null, "", location.pathname);
  dispatchEvent(new PopStateEvent("popstate"));
}
