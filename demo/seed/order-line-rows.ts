/** Lines of past orders: what was chosen, what it costs by the shop's own rules, and their rows. */
import type { Item } from "@/contract";
import type { LinePrice } from "@/domain/line-price";
import { toMinor } from "@/domain/money";
import { ownLinePrice } from "@/domain/order-lines";
import { toCartVariation } from "@/domain/variations";
import type { orderLines } from "../../server/db/schema";
import { type DemoItem, type DemoOrder, demoItems } from "../catalogue";
import type { DemoIds } from "./ids";
import { addOnNumbers } from "./seed-stores";

/** The first entry that fits. Throws, naming it, when the demo has none. */
export function found<T>(list: readonly T[], fits: (entry: T) => boolean, name: string): T {
  const entry = list.find(fits);
  if (entry === undefined) throw new Error(`The demo names ${name}, which is not there.`);
  return entry;
}

/** The chosen options of an item: the given labels, otherwise the first of each required group. */
function variationOf(
  line: DemoOrder["lines"][number],
  item: Item,
  row: DemoItem,
): ReturnType<typeof toCartVariation> {
  if (item.variations.length > 0) {
    const type = line.variation ?? found(row.variations, (entry) => entry.stock > 0, line.item).type;
    const combination = found(item.variations, (entry) => entry.type === type, type);
    return [{ type, price: combination.price, stock: combination.stock }];
  }
  const selection = Object.fromEntries(
    item.food_variations.flatMap((group): [string, string[]][] => {
      const named = line.options?.[group.name];
      const needed = group.required === "on" ? Math.max(1, Number(group.min)) : 0;
      const labels = named ?? group.values.slice(0, needed).map((value) => value.label);
      return labels.length > 0 ? [[group.name, labels]] : [];
    }),
  );
  return toCartVariation(item.food_variations, selection);
}

export interface PricedLine {
  item: Item;
  model: "Item";
  quantity: number;
  variation: ReturnType<typeof variationOf>;
  addOns: { id: number; quantity: number }[];
  price: LinePrice;
}

/** The lines of a past order with what each costs; options that the demo leaves out are the first that are required. */
export function pricedLines(
  order: DemoOrder,
  ids: DemoIds,
  items: ReadonlyMap<number, Item>,
  digits: number,
): PricedLine[] {
  const addOnId = addOnNumbers(ids);
  return order.lines.map((line) => {
    const item = items.get(ids.itemId(line.item));
    if (!item) throw new Error(`The item ${line.item} was not written.`);
    const row = found(demoItems, (entry) => entry.slug === line.item, line.item);
    const variation = variationOf(line, item, row);
    const addOns = (line.addOns ?? []).map((key) => ({ id: addOnId(order.store, key), quantity: 1 }));
    const chosen = { item, model: "Item" as const, variation, quantity: line.quantity, addOns };
    const price = ownLinePrice(chosen, { digits, decimalOptions: true });
    return { ...chosen, price };
  });
}

/** Discounts are cents by line, `taxPercent` is basis points. */
export function orderLineRows(
  orderId: number,
  lines: readonly PricedLine[],
  discounts: readonly number[],
  taxPercent: number,
  digits: number,
): (typeof orderLines.$inferInsert)[] {
  return lines.map((line, position): typeof orderLines.$inferInsert => {
    const discount = discounts[position] ?? 0;
    const net = line.price.products - discount + line.price.addOns;
    return {
      orderId,
      itemId: line.item.id,
      quantity: line.quantity,
      unitPrice: line.price.unit,
      discount,
      discountType: "amount",
      tax: Math.round((net * taxPercent) / 10_000),
      variation: line.variation,
      variant: line.variation.flatMap((entry) => ("type" in entry ? [entry.type] : [])).join("-"),
      addOns: line.addOns.map(({ id: addOnId, quantity }) => {
        const addOn = found(line.item.add_ons, (entry) => entry.id === addOnId, String(addOnId));
        return { id: addOnId, name: addOn.name, price: toMinor(addOn.price, digits), quantity };
      }),
      addOnsTotal: line.price.addOns,
      snapshot: line.item,
    };
  });
}
