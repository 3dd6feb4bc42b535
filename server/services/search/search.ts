/** Items and stores for a typed text, as lists take them. */
import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import type { SearchNote } from "@/contract/calls/catalogue";
import type { Queryable } from "../../context";
import type { ItemSearch } from "../items/item-search";
import type { ServedZone } from "../zones/served-zones";
import { exactly, findItems } from "./find-items";
import { findStores } from "./find-stores";
import { findInStore } from "./in-store";
import { parseQuery } from "./parse-query";

const modulesOf = (served: readonly ServedZone[]) => [...new Set(served.map((zone) => zone.moduleId))];

/** A text's search in a list of items, with the note for its response. */
export interface ItemsForText {
  /** Null without a text. */
  named: ItemSearch | null;
  note: SearchNote;
}

/** The items of one store for a typed text. */
export async function storeItemsForText(
  database: Queryable,
  text: string,
  storeId: number,
  modules: readonly number[],
): Promise<{ named: ItemSearch; note: SearchNote }> {
  const understood = await parseQuery(database, text, modules);
  const { ids, anyWord } = await findInStore(database, understood, storeId);
  return { named: exactly([], ids), note: { ...understood.note, ...(anyWord ? { any_word: true } : {}) } };
}

/** The items for a typed text in these zones or, with `storeId`, of one store. No text, no search. */
export async function itemsForText(
  database: Queryable,
  text: string | undefined,
  served: readonly ServedZone[],
  storeId?: number,
): Promise<ItemsForText> {
  if (!text?.trim()) return { named: null, note: {} };
  const modules = modulesOf(served);
  if (storeId !== undefined) return storeItemsForText(database, text, storeId, modules);
  const { search, note } = await findItems(database, await parseQuery(database, text, modules), served);
  return { named: search, note };
}

/** A text's search in a list of stores, with the note for its response. */
export interface StoresForText {
  /** A condition on stores `s`; none without a text. */
  where: SQL[];
  /** Ids of stores that are called so. */
  named: number[];
  note: SearchNote;
}

/** The stores for a typed text: first by their names, then by what they sell. */
export async function storesForText(
  database: Queryable,
  text: string | undefined,
  served: readonly ServedZone[],
): Promise<StoresForText> {
  if (!text?.trim()) return { where: [], named: [], note: {} };
  const found = await findStores(database, await parseQuery(database, text, modulesOf(served)), served);
  return {
    where: [sql`s.id = any(${sql.param(found.all)}::int[])`],
    named: found.named,
    note: found.note,
  };
}
