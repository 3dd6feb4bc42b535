import { startTransition, useLayoutEffect, useState } from "react";
import { type AppHistory, createBrowserHistory, type Location, Router } from "@/platform/router";

type Place = Pick<AppHistory, "kind" | "location">;

/** How a navigation is shown: calls `show` once, and learns by `shown` that the page has followed. */
export type NavigationMotion = (
  navigation: { from: Location; to: Location },
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

/** The router of the browser's own history, whose navigations can be shown with a motion that is loaded later. */
export function AppRouter({ children }: { readonly children: React.ReactNode }) {
  const [history] = useState(() => createBrowserHistory());
  const [place, setPlace] = useState<Place>(() => ({ kind: history.kind, location: history.location }));
  useLayoutEffect(() => {
    let { location: from } = history;
    let latest: Place = history;
    return history.listen(({ kind, location: to }) => {
      latest = { kind, location: to };
      // One that was overtaken while it waited must not bring back the page of an address that is left.
      const show = () => startTransition(() => setPlace(latest));
      if (motion === null) show();
      else
        motion(
          { from, to },
          show,
          new Promise((resolve) => {
            onShown = resolve;
          }),
        );
      from = to;
    });
  }, [history]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page of another address is there now.
  useLayoutEffect(() => onShown?.(), [place]);
  return (
    <Router history={history} location={place.location} kind={place.kind}>
      {children}
    </Router>
  );
}
