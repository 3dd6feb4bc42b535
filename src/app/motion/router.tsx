import { startTransition, useLayoutEffect, useState } from "react";
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from "react-router-dom";
import { setShownAddress } from "@/platform/navigation/shown-address";

type History = ReturnType<typeof createBrowserHistory>;
type Place = Pick<History, "action" | "location">;

/** How a navigation is shown: calls `show` once, and learns by `shown` that the page has followed. */
export type NavigationMotion = (
  navigation: { from: History["location"]; to: History["location"]; action: History["action"] },
  show: () => void,
  shown: Promise<void>,
) => void;

let motion: NavigationMotion | null = null;
/** Owned by the router: called when the address of the page is another one. */
let onShown: (() => void) | null = null;

/** From now on navigations are shown by this. Until then, and without it, they are shown at once. */
export function setNavigationMotion(navigationMotion: NavigationMotion | null): void {
  motion = navigationMotion;
}

/** React Router's browser router, whose navigations can be shown with a motion that is loaded later. */
export function AppRouter({ children }: { readonly children: React.ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [place, setPlace] = useState<Place>(() => ({ action: history.action, location: history.location }));
  useLayoutEffect(() => {
    let { location: from } = history;
    let latest: Place = history;
    return history.listen((next) => {
      const to = next.location;
      latest = next;
      // One that was overtaken while it waited must not bring back the page of an address that is left.
      const show = () => startTransition(() => setPlace(latest));
      if (motion === null) show();
      else
        motion(
          { from, to, action: next.action },
          show,
          new Promise((resolve) => {
            onShown = resolve;
          }),
        );
      from = to;
    });
  }, [history]);
  // The page of another address is there now.
  useLayoutEffect(() => {
    setShownAddress(place.location.pathname + place.location.search);
    onShown?.();
  }, [place]);
  return (
    <Router location={place.location} navigationType={place.action} navigator={history}>
      {children}
    </Router>
  );
}
