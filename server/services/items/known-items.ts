/**
 * Items as the wire shows them, kept in memory and told again for as long as the database says that nothing of them has changed:
 * each page asks for the versions of its items, and only what is not known in that version is read and put together anew. So a
 * change is seen by the next call, whoever made it and by whatever way.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Item } from "@/contract";
import { shopClockText, shopTime } from "@/domain/availability";
import type { Queryable } from "../../context";
import { fixedPlan, idArray } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";
import { momentOf } from "../availability/shop-clock";
import type { ShopView } from "../settings/shop-view";
import { type ItemRow, itemRowsOf } from "./item-rows";
import { formatItems } from "./items-by-id";

/** Items of one half of the memory; a few kilobytes each. The older half goes when the newer one is full. */
const maxItems = 2_000;

interface KnownItem {
  item: Item;
  /** The shop's clock when it was put together, as `shopClockText`. */
  since: string;
}

interface Memory {
  newer: Map<string, KnownItem>;
  older: Map<string, KnownItem>;
}

/** One a database: what is told is what this database said. */
const memories = new WeakMap<Queryable, Memory>();

function memoryOf(database: Queryable): Memory {
  const known = memories.get(database);
  if (known) return known;
  const memory: Memory = { newer: new Map(), older: new Map() };
  memories.set(database, memory);
  return memory;
}

function keep(memory: Memory, key: string, known: KnownItem): void {
  if (memory.newer.size >= maxItems) {
    memory.older = memory.newer;
    memory.newer = new Map();
  }
  memory.newer.set(key, known);
}

/** The kept item, null where its store has opened or closed by the clock since then, or the clock was put back. */
function recall(memory: Memory, key: string, clock: string): Item | null {
  const known = memory.newer.get(key) ?? memory.older.get(key);
  if (!known) return null;
  const { item, since } = known;
  if (clock < since || (item.store_changes_at && clock >= item.store_changes_at)) return null;
  if (!memory.newer.has(key)) keep(memory, key, known);
  return item;
}

/** The versions of these items as a text of a query; `knownItems` reads it. */
export function itemVersionsOf(ids: SQL, view: ShopView): SQL {
  const { instant, date, time } = momentOf(view);
  return sql`item_versions(${ids}, ${instant}, ${date}, ${time})`;
}

const linesOf = (versions: string): string[] => (versions === "" ? [] : versions.split("\n"));

/** The items of these versions by their ids, shared by all who ask: nobody changes them. */
export async function knownItems(
  database: Queryable,
  versions: string,
  view: ShopView,
): Promise<ReadonlyMap<number, Item>> {
  const memory = memoryOf(database);
  const shown = `${view.language} ${view.digits} `;
  const clock = shopClockText(shopTime(view.now, view.timeZone));
  const found = new Map<number, Item>();
  const missing: number[] = [];
  for (const line of linesOf(versions)) {
    const id = Number.parseInt(line, 10);
    const item = recall(memory, shown + line, clock);
    if (item) found.set(id, item);
    else missing.push(id);
  }
  if (missing.length === 0) return found;
  // In one statement, so that both are of the same moment.
  const ids = sql`missing.ids`;
  const [read] = rowsOf<{ versions: string; items: ItemRow[] }>(
    await database.execute(sql`
      ${fixedPlan} select ${itemVersionsOf(ids, view)} as versions, ${itemRowsOf(ids, view)} as items
      from (select ${idArray(missing)} as ids) as missing`),
  );
  const items = formatItems(read?.items ?? [], view);
  for (const line of linesOf(read?.versions ?? "")) {
    const id = Number.parseInt(line, 10);
    const item = items.get(id);
    if (!item) continue;
    keep(memory, shown + line, { item: Object.freeze(item), since: clock });
    found.set(id, item);
  }
  return found;
}
