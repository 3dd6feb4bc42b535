/** The browser's history as the router knows it: each entry has a key of its own and its place in the row of entries. */

export type NavigationKind = "PUSH" | "REPLACE" | "POP";

export interface Location {
  readonly pathname: string;
  /** With its "?", or empty. */
  readonly search: string;
  /** With its "#", or empty. */
  readonly hash: string;
  /** The same for an entry each time the shopper comes back to it. */
  readonly key: string;
}

export interface AppHistory {
  readonly kind: NavigationKind;
  readonly location: Location;
  /** Calls `listener` after every navigation; returns a function that unsubscribes. */
  listen(listener: (history: AppHistory) => void): () => void;
  /** `to` is a path of this origin, or a query or hash of the current one. */
  navigate(to: string, replace: boolean): void;
  /** By so many entries; the listener is called when the browser is there. */
  go(entries: number): void;
}

/** What the router writes into the state of an entry; others may add to it, and copy it for an entry of the same page. */
interface EntryState {
  key?: string;
  /** Entries of this visit before it; what can be gone back by. */
  idx?: number;
}

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** The path that a link leads to from a location. */
export function resolvePath(to: string, from: Location): string {
  const { pathname, search } = from;
  const path = to.startsWith("#") ? pathname + search + to : to.startsWith("?") ? pathname + to : to;
  return path === `${pathname}?` ? pathname : path || pathname;
}

export const pathOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;

export function createBrowserHistory(): AppHistory {
  let kind: NavigationKind = "POP";
  let listener: ((history: AppHistory) => void) | null = null;
  const state = (): EntryState => (window.history.state as EntryState | null) ?? {};
  if (state().idx === undefined) window.history.replaceState({ ...state(), idx: 0 }, "");
  const self: AppHistory = {
    get kind() {
      return kind;
    },
    get location() {
      const { pathname, search, hash } = window.location;
      return { pathname, search, hash, key: state().key ?? "default" };
    },
    listen(called) {
      const onPop = () => {
        kind = "POP";
        called(self);
      };
      listener = called;
      window.addEventListener("popstate", onPop);
      return () => {
        window.removeEventListener("popstate", onPop);
        listener = null;
      };
    },
    navigate(to, replace) {
      kind = replace ? "REPLACE" : "PUSH";
      const entry: EntryState = { key: newKey(), idx: (state().idx ?? 0) + (replace ? 0 : 1) };
      const path = resolvePath(to, self.location);
      try {
        window.history[replace ? "replaceState" : "pushState"](entry, "", path);
      } catch {
        // A browser refuses when there were too many in a short time: loaded anew the page is right all the same.
        window.location.assign(path);
      }
      listener?.(self);
    },
    go: (entries) => window.history.go(entries),
  };
  return self;
}
