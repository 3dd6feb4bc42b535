// @chunk behind
/** Matches addresses to pages for code without the router: the boot script, and prefetching. */
import type { PageName, RouteName } from "./page-table";
import { paths } from "./paths";

/** A regular expression of a path without a slash at its end, whose group is the page's id, and the page. */
export type PagePattern = readonly [expression: string, page: PageName];

/** The routes as expressions, in their order. */
export const pagePatterns = (routes: Readonly<Partial<Record<RouteName, PageName>>>): PagePattern[] =>
  Object.entries(routes).map(([route, page]) => [
    `^${paths[route as RouteName].pattern.replace(/:\w+/g, "([^/]+)")}$`,
    page,
  ]);

export interface PageAtAddress {
  /** Folder in `src/pages`; null when the patterns do not have it. */
  readonly page: PageName | null;
  /** Id or slug as it is written in the path. */
  readonly id?: string | undefined;
}

/** `path` is without a slash at its end. The landing, which depends on what is stored, counts as a home. */
export function pageAt(path: string, search: string, patterns: readonly PagePattern[]): PageAtAddress {
  for (const [expression, page] of patterns) {
    const match = new RegExp(expression).exec(path);
    if (match)
      return page === "home" && new URLSearchParams(search).has("data_type")
        ? { page: "listing" }
        : { page, id: match[1] };
  }
  return { page: null };
}
