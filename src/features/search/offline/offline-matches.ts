/** Searching without network: stored rows that match the text. */
import type { Item, Store } from "@/contract";
import { isInScope, type ShopScope } from "@/platform/http/shop-scope";
import { isApiResponse, storedQueries } from "@/platform/query";
import { matchesText } from "./text-match";

/** Query roots with items, and those with stores. */
const roots = {
  items: ["items", "store-items", "listing", "item", "campaigns", "flash-sales"],
  stores: ["stores", "listing", "store", "campaigns"],
} as const;
const maxMatches = 60;

type Row = Item | Store;
const isStore = (row: Row): row is Store => "minimum_order" in row;

function isRow(value: unknown): value is Row {
  if (typeof value !== "object" || value === null) return false;
  const row = value as Readonly<Record<string, unknown>>;
  return (
    typeof row.id === "number" &&
    typeof row.name === "string" &&
    (typeof row.minimum_order === "number" || typeof row.price === "number")
  );
}

/** Rows of stored responses of this zone and module, without duplicates; with typing mistakes only if none match exactly. */
export async function offlineMatches(
  scope: ShopScope,
  tab: "items" | "stores",
  text: string,
): Promise<Row[]> {
  const seen = new Map<number, Row>();
  for (const root of roots[tab]) {
    for (const { queryKey, data } of await storedQueries(root)) {
      if (!isInScope(queryKey[1], scope)) continue;
      for (const row of rowsIn(data)) if (isStore(row) === (tab === "stores")) seen.set(row.id, row);
    }
  }
  const rows = [...seen.values()];
  const exact = rows.filter((row) => matchesText(row.name, text));
  const found = exact.length > 0 ? exact : rows.filter((row) => matchesText(row.name, text, true));
  return found.slice(0, maxMatches);
}

/** Every item and store in a response or its pages. */
function rowsIn(data: unknown): Row[] {
  const pages = (data as { pages?: unknown } | null)?.pages;
  const responses = Array.isArray(pages) ? pages : [data];
  return responses.flatMap((response: unknown) => (isApiResponse(response) ? rowsOf(response.data) : []));
}

function rowsOf(body: unknown): Row[] {
  if (Array.isArray(body)) return body.flatMap((entry: unknown) => rowsOf(entry));
  if (isRow(body)) return [body];
  if (typeof body !== "object" || body === null) return [];
  // Lists, the stores of a campaign, the items of a sale.
  const { rows, stores, active_products: sale, item } = body as Record<string, unknown>;
  return [rows, stores, sale, item].flatMap((part) => (part === undefined ? [] : rowsOf(part)));
}

/** Suggestions of the search box without network. */
export async function offlineSuggestions(scope: ShopScope, text: string) {
  const [items, stores] = await Promise.all([
    offlineMatches(scope, "items", text),
    offlineMatches(scope, "stores", text),
  ]);
  const suggestion = (row: Row) => ({
    id: row.id,
    name: row.name,
    image_full_url: isStore(row) ? row.logo_full_url : row.image_full_url,
  });
  return { items: items.slice(0, 8).map(suggestion), stores: stores.slice(0, 5).map(suggestion) };
}
