/** Which shop window stands at an address, for those who must know before the router is there. */
export type ShopWindow =
  | { page: "home" }
  | { page: "listing"; whole: boolean }
  | { page: "store"; store: string };

/** What lies below `/store/` and is no store. */
const storeLists: readonly string[] = ["latest", "popular", "top-offer-nearby"];

/** `path` is without a slash at its end; a `store` is its id or slug. A listing is whole when nothing narrows it. */
export function shopWindowAt(path: string, search: string): ShopWindow | null {
  const query = new URLSearchParams(search);
  if (path === "/" || path === "/home")
    return query.has("data_type")
      ? { page: "listing", whole: query.toString() === "data_type=all" }
      : { page: "home" };
  const store = /^\/store\/([^/]+)$/.exec(path)?.[1];
  return store && !storeLists.includes(store) ? { page: "store", store } : null;
}
