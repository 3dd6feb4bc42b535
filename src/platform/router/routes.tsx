import { Children, createContext, isValidElement, type ReactNode, useContext, useMemo } from "react";
import { matchPath, narrowness } from "./path-pattern";
import { useLocation } from "./router";

export interface RouteEntry {
  readonly path: string;
  readonly element: ReactNode;
}

/** A row of `Routes`, which shows its element at addresses that fit its path. */
export function Route(_: RouteEntry): null {
  return null;
}

const ParamsContext = createContext<Readonly<Record<string, string>>>({});

/** The named parts of the address, by the innermost route. */
export const useParams = (): Readonly<Partial<Record<string, string>>> => useContext(ParamsContext);

/** The rows of `Routes`. */
export const routesOf = (children: ReactNode): RouteEntry[] =>
  Children.toArray(children).flatMap((child) => (isValidElement<RouteEntry>(child) ? [child.props] : []));

/** The narrowest route that fits a path: written parts come before named ones, those before `*`. */
export function matchRoutes(routes: readonly RouteEntry[], pathname: string) {
  const ranked = routes.toSorted((a, b) => narrowness(b.path) - narrowness(a.path));
  for (const route of ranked) {
    const params = matchPath(route.path, pathname);
    if (params) return { route, params };
  }
  return null;
}

/** Shows the element of the route that the address fits. Going to another route with the same page keeps the page. */
export function Routes({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const match = useMemo(() => matchRoutes(routesOf(children), pathname), [children, pathname]);
  return <ParamsContext value={match?.params ?? {}}>{match?.route.element}</ParamsContext>;
}
