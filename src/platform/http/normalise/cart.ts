import type { CartLine } from "@/contract";
import { itemRow } from "./item";
import {
  type Fields,
  fields,
  identifier,
  integer,
  isOn,
  list,
  number,
  requireEntity,
  requireList,
  requireObject,
  rows,
  text,
  textOrNull,
} from "./readers";

/**
 * Every cart call returns the whole cart: a bare array of lines. A line whose item is gone is dropped; any other line
 * that cannot be read makes the response unusable, because the shopper would lose it.
 */
export function normaliseCart(response: unknown): CartLine[] {
  const lines = fields(response);
  return requireList(lines !== null && "data" in lines ? lines.data : response).flatMap(
    (line) => cartLineRow(requireObject(line)) ?? [],
  );
}

export function cartLineRow(row: Fields): CartLine | null {
  const id = requireEntity(identifier(row.id));
  const itemId = requireEntity(identifier(row.item_id));
  const item = itemRow(fields(row.item) ?? {});
  if (item === null) return null;
  const isCampaign = text(row.item_type).includes("ItemCampaign");
  return {
    id,
    user_id: integer(row.user_id),
    module_id: integer(row.module_id, item.module_id),
    store_id: integer(row.store_id, item.store_id),
    item_id: itemId,
    is_guest: isOn(row.is_guest),
    ...addOns(row),
    item_type: isCampaign ? "App\\Models\\ItemCampaign" : "App\\Models\\Item",
    price: number(row.price),
    quantity: Math.max(1, integer(row.quantity, 1)),
    variation: chosenVariations(row.variation),
    created_at: text(row.created_at),
    updated_at: text(row.updated_at),
    item,
  };
}

/** Ids and quantities belong together by position: an unreadable id takes its quantity with it. */
function addOns(row: Fields): Pick<CartLine, "add_on_ids" | "add_on_qtys"> {
  const quantities = list(row.add_on_qtys);
  const pairs = list(row.add_on_ids).flatMap((value, index) => {
    const id = identifier(value);
    return id === null ? [] : [{ id, quantity: Math.max(1, integer(quantities[index], 1)) }];
  });
  return { add_on_ids: pairs.map((pair) => pair.id), add_on_qtys: pairs.map((pair) => pair.quantity) };
}

/** Chosen options: groups with labels (food; labels may come as objects) or the type of a variation (others). */
export function chosenVariations(value: unknown): CartLine["variation"] {
  return rows<CartLine["variation"][number]>(value, (row) => {
    const type = textOrNull(row.type);
    if (type !== null && row.values === undefined) {
      return row.stock === undefined
        ? { type, price: number(row.price) }
        : { type, price: number(row.price), stock: integer(row.stock) };
    }
    const name = textOrNull(row.name);
    if (name === null) return null;
    const values = fields(row.values);
    const labels = list(values?.label ?? row.values).flatMap(
      (entry) => textOrNull(entry) ?? textOrNull(fields(entry)?.label) ?? [],
    );
    return { name, values: { label: labels } };
  });
}
