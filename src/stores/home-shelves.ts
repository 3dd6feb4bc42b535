// @chunk home-more
/**
 * What the shelves of a home show, so that an item or store stands on one of them only. Owned by this file; of one home at
 * a time, because each place and module has its own.
 */
import { type ShopScope, scopeKey } from "@/platform/http/shop-scope";

type Row = { readonly id: number };

interface Shelf {
  /** Of all rows, in their order. */
  ids: string;
  shown: ReadonlySet<number>;
}

/** With fewer cards a shelf looks empty on a wide screen: it is filled up with what stands on others, too. */
const minCards = { item: 4, store: 3 } as const;

let home = "";
const shelves = new Map<string, Shelf>();

/**
 * The rows that a shelf shows, in their order: without those of shelves that were there before it, as long as enough are
 * left. None when its one row stands on another shelf. The same ids always lead to the same rows, so that nothing moves.
 */
export function rowsOfShelf<T extends Row>(
  scope: ShopScope,
  kind: keyof typeof minCards,
  name: string,
  rows: readonly T[],
): readonly T[] {
  const key = scopeKey(scope);
  if (key !== home) shelves.clear();
  home = key;
  const ids = rows.map(({ id }) => id).join();
  const shelf = `${kind} ${name}`;
  const before = shelves.get(shelf);
  const shown = before?.ids === ids ? before.shown : idsToShow(kind, shelf, rows);
  shelves.set(shelf, { ids, shown });
  return rows.filter(({ id }) => shown.has(id));
}

function idsToShow(kind: keyof typeof minCards, shelf: string, rows: readonly Row[]): ReadonlySet<number> {
  const others = [...shelves].filter(([name]) => name !== shelf && name.startsWith(`${kind} `));
  const taken = new Set(others.flatMap(([, { shown }]) => [...shown]));
  let missing = minCards[kind] - rows.filter(({ id }) => !taken.has(id)).length;
  const ids = rows
    .map(({ id }) => id)
    .filter((id) => {
      if (!taken.has(id)) return true;
      missing -= 1;
      return missing >= 0;
    });
  return new Set(ids.length === 1 && ids.every((id) => taken.has(id)) ? [] : ids);
}
