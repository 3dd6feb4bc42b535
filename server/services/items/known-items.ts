/**
 * Items in their wire form, kept in memory for as long as the database reports no change: each page asks for the versions of
 * its items, and only an unknown version is read and assembled. So the next call sees every change, however it was made.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Item } from "@/contract";
import { shopClockText } from "@/domain/shop-time";
import type { Queryable } from "../../context";
import { fixedPlan, idArray } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";
import { momentOf, shopTimeOf } from "../opening-hours/shop-clock";
import type { ShopMoment, ShopView } from "../settings/shop-view";
import { type ItemRows, itemRowsOf } from "./item-rows";
import { formatItems } from "./items-by-id";
import { RecentlyUsed } from "./recently-used";

/** Items that are kept; a few kilobytes each. */
const maxItems = 4_000;
/** Items whose first call is remembered. */
const maxAskedFor = 8_000;

interface KnownItem {
  item: Item;
  /** Its line of `item_versions`. */
  version: string;
  /** The shop's clock when it was put together, as `shopClockText`. */
  since: string;
}

/** By language, decimals and id. */
interface Memory {
  items: RecentlyUsed<KnownItem>;
  /**
   * Items that were asked for and not kept. An item is kept when it is asked for again: of a walk through all stores nothing comes twice, and
   * keeping it would cost its version and the place of what does.
   */
  askedFor: RecentlyUsed<true>;
}

/** One a database: what is told is what this database said. */
const memories = new WeakMap<Queryable, Memory>();

function memoryOf(database: Queryable): Memory {
  const known = memories.get(database);
  if (known) return known;
  const memory: Memory = { items: new RecentlyUsed(maxItems), askedFor: new RecentlyUsed(maxAskedFor) };
  memories.set(database, memory);
  return memory;
}

/** The kept item, null where its store has opened or closed by the clock since then, or the clock was put back. */
function recall({ items }: Memory, key: string, version: string, clock: string): Item | null {
  const known = items.get(key);
  if (known?.version !== version) return null;
  const { item, since } = known;
  if (clock < since || (item.store_changes_at && clock >= item.store_changes_at)) return null;
  return item;
}

/** Whether it is to be kept this time; remembers that it was asked for. */
function isAskedForAgain({ items, askedFor }: Memory, key: string): boolean {
  if (items.has(key) || askedFor.get(key)) return true;
  askedFor.set(key, true);
  return false;
}

/** The versions of these items as a text of a query; `knownItems` reads it. */
export function itemVersionsOf(ids: SQL, view: ShopMoment): SQL {
  const { instant, date, time } = momentOf(view);
  return sql`item_versions(${ids}, ${instant}, ${date}, ${time})`;
}

const linesOf = (versions: string): string[] => (versions === "" ? [] : versions.split("\n"));
const idOf = (line: string): number => Number.parseInt(line, 10);

/** A copy, because a kept part must not keep the whole text alive. */
const copyOf = (line: string): string => Buffer.from(line).toString();

/** The items of these versions by their ids, shared by all who ask: nobody changes them. */
export async function knownItems(
  database: Queryable,
  versions: string,
  view: ShopView,
): Promise<ReadonlyMap<number, Item>> {
  const memory = memoryOf(database);
  const shown = `${view.language} ${view.digits} `;
  const clock = shopClockText(shopTimeOf(view));
  const found = new Map<number, Item>();
  const missing: number[] = [];
  for (const line of linesOf(versions)) {
    const id = idOf(line);
    const item = recall(memory, shown + id, line, clock);
    if (item) found.set(id, item);
    else missing.push(id);
  }
  if (missing.length === 0) return found;
  const kept = missing.filter((id) => isAskedForAgain(memory, shown + id));
  // In one statement, so that both are of the same moment.
  const keptVersions = kept.length > 0 ? sql`${itemVersionsOf(idArray(kept), view)} as versions, ` : sql``;
  const [read] = rowsOf<{ versions?: string; items: ItemRows | null }>(
    await database.execute(sql`
      ${fixedPlan} select ${keptVersions}${itemRowsOf(idArray(missing), view)} as items`),
  );
  const items = formatItems(read?.items, view);
  for (const [id, item] of items) found.set(id, item);
  for (const line of linesOf(read?.versions ?? "")) {
    const id = idOf(line);
    const item = items.get(id);
    if (!item) continue;
    memory.items.set(shown + id, { item: Object.freeze(item), version: copyOf(line), since: clock });
  }
  return found;
}
