import type { APIResponse, Route } from "@playwright/test";

/** The server's answer in full: asked for as if nothing was known, because "not modified" has no body. */
export function fetchWhole(route: Route): Promise<APIResponse> {
  const { "if-none-match": _known, ...headers } = route.request().headers();
  return route.fetch({ headers });
}
