/** The demo town as a shopper of the flaky runs needs it. */
import type { Item, Module, Store } from "@/contract";
import { needsNoChoice, type Place, Shop } from "../../scripts/browser/shop";

const ITEMS = 5;

/** Facts about the demo town that every run of a stage needs, looked up once. */
export interface Town {
  place: Place;
  module: Module;
  stores: { store: Store; items: Item[] }[];
  /** A place whose zone overlaps this one nowhere, and stores found only there. */
  elsewhere: { zoneId: string; storeNames: string[] };
}

/** Stories must not depend on the hour of the run, nor on the clocks they move. */
const isAlwaysOpen = ({ open, schedules }: Store): boolean =>
  Boolean(open) &&
  [0, 1, 2, 3, 4, 5, 6].every((weekday) =>
    schedules.some(
      ({ day, opening_time, closing_time }) =>
        day === weekday && opening_time.startsWith("00:00") && closing_time >= "23:59",
    ),
  );

export async function exploreTown(direct: string): Promise<Town> {
  const shop = new Shop(direct);
  const place = await shop.findPlace("Old Harbour");
  const module = await shop.module("food", place);
  const asking = { place, moduleId: module.id };
  const stores: Town["stores"] = [];
  const all = await shop.stores(asking);
  for (const store of all) {
    if (!isAlwaysOpen(store) || !store.active || store.minimum_order > 0 || stores.length >= 4) continue;
    const items = (await shop.itemsOfStore(store.id, asking)).filter(needsNoChoice).slice(0, ITEMS);
    if (items.length >= 3) stores.push({ store, items });
  }
  if (stores.length === 0) throw new Error("No store at this place sells three simple things.");
  const other = await shop.findPlace("West Bay");
  const here = new Set(all.map(({ name }) => name));
  const storeNames = (await shop.stores({ place: other, moduleId: module.id }))
    .map(({ name }) => name)
    .filter((name) => !here.has(name));
  if (storeNames.length === 0) throw new Error("The other place has no stores of its own.");
  return { place, module, stores, elsewhere: { zoneId: other.zoneId, storeNames } };
}
