// @chunk none
import { type ReactNode, useLayoutEffect, useState } from "react";
import { type AppHistory, type Location, type NavigationKind, resolvePath } from "./history";
import { Router } from "./router";

/** A history that no browser knows of, for whatever is shown outside a page of its own. */
function createMemoryHistory(first: string): AppHistory {
  const at = (path: string, key: string): Location => {
    const { pathname, search, hash } = new URL(path, "http://memory");
    return { pathname, search, hash, key };
  };
  const entries = [at(first, "default")];
  let [index, kind]: [number, NavigationKind] = [0, "POP"];
  let listener: ((history: AppHistory) => void) | null = null;
  const self: AppHistory = {
    get kind() {
      return kind;
    },
    get location() {
      return entries[index] as Location;
    },
    listen(called) {
      listener = called;
      return () => {
        listener = null;
      };
    },
    navigate(to, replace) {
      kind = replace ? "REPLACE" : "PUSH";
      const entry = at(resolvePath(to, self.location), `${entries.length}-${Math.random()}`);
      index += replace ? 0 : 1;
      entries.splice(index, entries.length, entry);
      listener?.(self);
    },
    go(count) {
      kind = "POP";
      index = Math.min(entries.length - 1, Math.max(0, index + count));
      listener?.(self);
    },
  };
  return self;
}

/** A router with a history of its own, which begins at the last of the paths. */
export function MemoryRouter({
  children,
  initialEntries = ["/"],
}: {
  readonly children: ReactNode;
  readonly initialEntries?: readonly string[];
}) {
  const [history] = useState(() => createMemoryHistory(initialEntries.at(-1) ?? "/"));
  const [{ location, kind }, setShown] = useState({ location: history.location, kind: history.kind });
  useLayoutEffect(() => history.listen(({ location, kind }) => setShown({ location, kind })), [history]);
  return (
    <Router history={history} location={location} kind={kind}>
      {children}
    </Router>
  );
}
