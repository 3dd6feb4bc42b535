import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from "react";
import type { AppHistory, Location, NavigationKind } from "./history";

interface RouterState {
  readonly history: AppHistory;
  /** What the page shows, which may be behind the history while another page is on its way. */
  readonly location: Location;
  readonly kind: NavigationKind;
}

const RouterContext = createContext<RouterState | null>(null);

/** Everything below navigates by `history` and is shown at `location`. */
export function Router({
  children,
  history,
  location,
  kind,
}: RouterState & { readonly children: ReactNode }) {
  const state = useMemo(() => ({ history, location, kind }), [history, location, kind]);
  return <RouterContext value={state}>{children}</RouterContext>;
}

function useRouter(): RouterState {
  const state = useContext(RouterContext);
  if (!state) throw new Error("There is no router around this.");
  return state;
}

/** Where the page that is shown stands. */
export const useLocation = (): Location => useRouter().location;

/** How the shopper came to the entry that is shown. */
export const useNavigationType = (): NavigationKind => useRouter().kind;

/** Goes to a path, a query or a hash, or by a number of entries back (negative). */
export type NavigateFunction = (to: string | number, options?: { replace?: boolean | undefined }) => void;

/** The same function in every rendering. */
export function useNavigate(): NavigateFunction {
  const { history } = useRouter();
  return useCallback(
    (to, options) =>
      typeof to === "number" ? history.go(to) : history.navigate(to, options?.replace ?? false),
    [history],
  );
}

/** Leads to another path instead of showing anything. */
export function Navigate({ to, replace }: { readonly to: string; readonly replace?: boolean }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace }), [navigate, to, replace]);
  return null;
}

type QueryInit = URLSearchParams | Record<string, string> | string;
/** Replaces the query of the page that is shown; a hash goes with the old one. */
type SetSearchParams = (
  next: QueryInit | ((current: URLSearchParams) => QueryInit),
  options?: { replace?: boolean },
) => void;

/** The query of the page that is shown, and a function that replaces it. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback<SetSearchParams>(
    (next, options) => {
      const wanted = typeof next === "function" ? next(new URLSearchParams(query)) : next;
      navigate(`?${new URLSearchParams(wanted)}`, options);
    },
    [navigate, query],
  );
  return [query, set];
}
