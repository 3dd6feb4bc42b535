// @chunk beside
/**
 * The open item in the page's address, so that a reload keeps it, going forward opens it again, and the address can be
 * shared. `item` is its slug, `item_module` its module.
 */
export interface ItemInUrl {
  slug: string;
  moduleId?: number;
}

/** Mark of a history entry that was opened over a page: the page's own entry lies beneath it. */
export const overlayEntryMark = "doorstepOverPage";

const names = { slug: "item", moduleId: "item_module" } as const;
/** No slug is longer. */
const maxSlugLength = 200;

/** The same path with the item, or without any for null. */
export function withItemInUrl(path: string, item: ItemInUrl | null): string {
  const url = new URL(path, "https://same.origin");
  url.searchParams.delete(names.slug);
  url.searchParams.delete(names.moduleId);
  if (item) {
    url.searchParams.set(names.slug, item.slug);
    if (item.moduleId !== undefined) url.searchParams.set(names.moduleId, String(item.moduleId));
  }
  return url.pathname + url.search + url.hash;
}

/** The item that an address names; null for none and for an impossible one. */
export function itemInUrl(query: URLSearchParams): ItemInUrl | null {
  const slug = query.get(names.slug)?.trim() ?? "";
  if (slug === "" || slug.length > maxSlugLength) return null;
  const moduleId = Number(query.get(names.moduleId));
  return Number.isSafeInteger(moduleId) && moduleId > 0 ? { slug, moduleId } : { slug };
}
