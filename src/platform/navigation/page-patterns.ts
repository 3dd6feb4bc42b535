/** Which page stands at an address, for the boot script, which runs before the router is there. */
import type { PageRow } from "./page-table";

/** A regular expression of a path without a slash at its end, whose group is the page's id, and the page. */
export type PagePattern = readonly [expression: string, page: string];

/** The rows as expressions, in their order. Runs in the build. */
export const pagePatterns = (rows: readonly PageRow[]): PagePattern[] =>
  rows.map(({ pattern, page }) => [`^${pattern.replace(/:\w+/g, "([^/]+)")}$`, page]);

export interface PageAtAddress {
  /** Folder in `src/pages`; null when the patterns do not have it. */
  readonly page: string | null;
  /** Id or slug in the path. */
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
