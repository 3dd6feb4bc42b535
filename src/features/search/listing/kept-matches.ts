/** Searching without network: what was seen on this device and fits the words. */
import { useQuery } from "@tanstack/react-query";
import type { Item, Store } from "@/contract";
import { type ShopScope, scopeKey } from "@/platform/http/shop-scope";
import { isAnswer, keptQueries } from "@/platform/query";

/** Records that hold items, and those that hold stores. */
const roots = { items: ["items", "store-items", "listing"], stores: ["stores", "listing"] } as const;
const most = 60;

/** Letters without case, marks and Arabic vowel signs, so that 'creme' finds 'Crème' and a bare alef one with its hamza. */
export function plainText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u064b-\u0655\u0640]/g, "")
    .toLowerCase();
}

/** Whether every word of the search begins a word of the name or lies in it. */
export function fits(name: string, text: string): boolean {
  const plain = plainText(name);
  return plainText(text)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => plain.includes(word));
}

type Row = Item | Store;
const isStore = (row: Row): row is Store => "minimum_order" in row;

/** Rows of kept answers of this place and module, each once. */
async function keptRows(scope: ShopScope, tab: "items" | "stores", text: string): Promise<Row[]> {
  const found = new Map<number, Row>();
  for (const root of roots[tab]) {
    for (const { queryKey, data } of await keptQueries(root)) {
      if (queryKey[1] !== scopeKey(scope)) continue;
      for (const row of rowsIn(data)) {
        if (isStore(row) === (tab === "stores") && fits(row.name, text)) found.set(row.id, row);
      }
    }
  }
  return [...found.values()].slice(0, most);
}

function rowsIn(data: unknown): Row[] {
  const pages = (data as { pages?: unknown } | null)?.pages;
  const answers = Array.isArray(pages) ? pages : [data];
  return answers.flatMap((answer: unknown) => {
    const page = isAnswer(answer) ? (answer.data as { rows?: unknown } | null) : null;
    return Array.isArray(page?.rows) ? (page.rows as Row[]) : [];
  });
}

/** Matches among what is kept; asked only while `enabled`. */
export function useKeptMatches(scope: ShopScope, tab: "items" | "stores", text: string, enabled: boolean) {
  return useQuery({
    queryKey: ["suggestions", scopeKey(scope), "kept", tab, text],
    queryFn: () => keptRows(scope, tab, text),
    enabled: enabled && text !== "",
    networkMode: "always",
    staleTime: 0,
    gcTime: 0,
  });
}
