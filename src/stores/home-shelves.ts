// @chunk home-more
/**
 * The rows on the shelves of a home, kept so that an item or store stands on one of them only. Of one home at a time, because each
 * place and module has its own.
 */
import { useCallback, useLayoutEffect } from "react";
import { create } from "zustand";
import { scopeKey } from "@/platform/http/shop-scope";
import { useShopScope } from "./shop-scope";

type Row = { readonly id: number };
type Kind = keyof typeof minCards;

interface Shelf {
  kind: Kind;
  /** The item ids of all rows, in their order. */
  ids: string;
  shown: ReadonlySet<number>;
}

interface HomeShelves {
  /** Key of the place and module that the shelves belong to. */
  home: string;
  shelves: ReadonlyMap<string, Shelf>;
}

/** With fewer cards a shelf looks empty on a wide screen: it is filled up with what stands on others, too. */
const minCards = { item: 4, store: 3 } as const;

const nothing: ReadonlySet<number> = new Set();

export const useHomeShelves = create<HomeShelves>(() => ({ home: "", shelves: new Map() }));

const idsOf = (rows: readonly Row[]): string => rows.map(({ id }) => id).join();

/**
 * The rows that a shelf shows, in their order: without those of shelves that were there before it, as long as enough are
 * left. None when its one row stands on another shelf. The same rows always lead to the same ones, so that nothing moves.
 * `rows` is undefined until they have come. Returns the function that leaves out the others.
 */
export function useShelf(
  kind: Kind,
  name: string,
  rows: readonly Row[] | undefined,
): <T extends Row>(all: readonly T[]) => readonly T[] {
  const home = scopeKey(useShopScope());
  const shown = useHomeShelves(
    (state) => (state.home === home ? state.shelves.get(name)?.shown : undefined) ?? nothing,
  );
  // Before the rows are painted.
  useLayoutEffect(() => {
    if (rows !== undefined) fillShelf(home, kind, name, rows);
  }, [home, kind, name, rows]);
  return useCallback((all) => all.filter(({ id }) => shown.has(id)), [shown]);
}

/** Decides what a shelf shows, once for the same rows. */
export function fillShelf(home: string, kind: Kind, name: string, rows: readonly Row[]): void {
  const state = useHomeShelves.getState();
  const before = state.home === home ? state.shelves : new Map<string, Shelf>();
  const ids = idsOf(rows);
  if (before.get(name)?.ids === ids) return;
  const others = [...before].filter(([other, shelf]) => other !== name && shelf.kind === kind);
  const times = new Map<number, number>();
  for (const [, { shown }] of others) for (const id of shown) times.set(id, (times.get(id) ?? 0) + 1);
  const shelf: Shelf = { kind, ids, shown: idsToShow(kind, times, rows) };
  useHomeShelves.setState({ home, shelves: new Map([...before, [name, shelf]]) });
}

/** Those that stand on no other shelf; where they are too few those of the fewest others, `times` by id, fill it up. */
function idsToShow(
  kind: Kind,
  times: ReadonlyMap<number, number>,
  rows: readonly Row[],
): ReadonlySet<number> {
  const ids = rows.map(({ id }) => id);
  const own = ids.filter((id) => !times.has(id));
  const others = ids
    .filter((id) => times.has(id))
    .sort((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0))
    .slice(0, Math.max(0, minCards[kind] - own.length));
  return new Set(own.length === 0 && others.length === 1 ? [] : [...own, ...others]);
}
