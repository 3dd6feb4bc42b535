import type { Order, OrderLine } from "@/contract";
import { chosenVariations } from "./cart";
import { itemRow } from "./item";
import { normaliseTrackedOrder } from "./order";
import {
  type Fields,
  fields,
  identifier,
  integer,
  integerOrNull,
  isOn,
  list,
  number,
  numberOrNull,
  requireReadable,
  rows,
  text,
  textOrNull,
} from "./readers";

/** GET /customer/order/details: lines of an ordinary order, or the order itself for parcels and prescriptions. */
export type OrderDetails = { kind: "lines"; lines: OrderLine[] } | { kind: "order"; order: Order };

export function normaliseOrderDetails(response: unknown): OrderDetails {
  const rowsOf = Array.isArray(response) ? response : (fields(response)?.details ?? response);
  // No order is without lines.
  if (list(rowsOf).length > 0) return { kind: "lines", lines: requireReadable(rowsOf, orderLineRow) };
  return { kind: "order", order: normaliseTrackedOrder(response) };
}

export function orderLineRow(row: Fields): OrderLine | null {
  const id = identifier(row.id);
  const itemId = integerOrNull(row.item_id);
  const campaignId = integerOrNull(row.item_campaign_id);
  const raw = fields(row.item_details);
  // The snapshot of an item that is gone may lack its id.
  const item = itemRow({
    ...raw,
    id: raw?.id ?? itemId ?? campaignId ?? 0,
    name: raw?.name ?? raw?.title ?? "–",
    // The line itself has the paid price; a snapshot without a readable price must not hide it.
    price: numberOrNull(raw?.price) ?? undefined,
  });
  if (id === null || item === null) return null;
  return {
    id,
    item_id: itemId,
    item_campaign_id: campaignId,
    order_id: integer(row.order_id),
    price: number(row.price),
    quantity: Math.max(1, integer(row.quantity, 1)),
    item_details: item,
    variation: orderedVariations(row.variation),
    variant: text(row.variant),
    add_ons: rows(row.add_ons, (addOn) => {
      const addOnId = identifier(addOn.id);
      if (addOnId === null) return null;
      return {
        id: addOnId,
        name: text(addOn.name),
        price: number(addOn.price),
        quantity: Math.max(1, integer(addOn.quantity, 1)),
      };
    }),
    total_add_on_price: number(row.total_add_on_price),
    discount_on_item: number(row.discount_on_item),
    discount_type: text(row.discount_type),
    discount_percentage: number(row.discount_percentage),
    discount_on_product_by: textOrNull(row.discount_on_product_by),
    tax_amount: number(row.tax_amount),
    tax_status: row.tax_status === "included" ? "included" : "excluded",
    category_id: integer(row.category_id, item.category_id),
    image_full_url: textOrNull(row.image_full_url) ?? item.image_full_url,
    ...(row.is_guest === undefined ? {} : { is_guest: isOn(row.is_guest) }),
    created_at: text(row.created_at),
    updated_at: text(row.updated_at),
  };
}

/** Food groups keep their labels with prices; everything else reads like a cart's choice. */
function orderedVariations(value: unknown): OrderLine["variation"] {
  return rows<OrderLine["variation"][number]>(value, (row) => {
    const name = textOrNull(row.name);
    const values = list(row.values);
    if (name !== null && values.length > 0 && fields(values[0]) !== null) {
      return {
        name,
        values: rows(values, (entry) => {
          const label = textOrNull(entry.label);
          return label === null ? null : { label, optionPrice: text(entry.optionPrice, "0") };
        }),
      };
    }
    return chosenVariations([row])[0] ?? null;
  });
}
