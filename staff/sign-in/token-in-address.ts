/** The token of a link stands in the fragment of its address, which no server and no log sees. */
import { useSyncExternalStore } from "react";

function tokenNamed(name: string): string | null {
  const [, found, token = ""] = /^#(\w+)=([\w.~-]{20,200})$/.exec(location.hash) ?? [];
  return found === name ? token : null;
}

function subscribe(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  addEventListener("popstate", changed);
  return () => {
    removeEventListener("hashchange", changed);
    removeEventListener("popstate", changed);
  };
}

/** The token of a name, as in `#invite=TOKEN`; null where the address carries none. */
export const useTokenInAddress = (name: string): string | null =>
  useSyncExternalStore(subscribe, () => tokenNamed(name));

/** Takes the token out of the address, also for Back: it works once. */
export function leaveToken(): void {
  history.replaceState(null, "", location.pathname);
  dispatchEvent(new PopStateEvent("popstate"));
}
