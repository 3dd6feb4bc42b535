import type { Order, OrderLine } from "@/contract";

export type BillLine =
  | "items"
  | "addOns"
  | "discount"
  | "coupon"
  | "firstOrder"
  | "tax"
  | "taxIncluded"
  | "delivery"
  | "tip"
  | "packaging"
  | "additional"
  | "rounding";

export interface BillRow {
  name: BillLine;
  /** Major units; reductions are negative. */
  amount: number;
}

/** The named amounts of an order in the order of a receipt, major units; without lines only those of the order itself. */
export function orderBill(order: Order, lines: readonly OrderLine[]): BillRow[] {
  const items = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const addOns = lines.reduce((sum, line) => sum + line.total_add_on_price, 0);
  const discount =
    order.store_discount_amount + order.flash_admin_discount_amount + order.flash_store_discount_amount;
  const rows: BillRow[] = [
    { name: "items", amount: items },
    { name: "addOns", amount: addOns },
    { name: "discount", amount: -discount },
    { name: "coupon", amount: -order.coupon_discount_amount },
    { name: "firstOrder", amount: -order.ref_bonus_amount },
    { name: order.tax_status === "included" ? "taxIncluded" : "tax", amount: order.total_tax_amount },
    { name: "delivery", amount: order.delivery_charge },
    { name: "tip", amount: order.dm_tips },
    { name: "packaging", amount: order.extra_packaging_amount },
    { name: "additional", amount: order.additional_charge },
    { name: "rounding", amount: order.rounding ?? 0 },
  ];
  const always = (name: BillLine) => name === "delivery" && order.order_type !== "take_away";
  return rows.filter(({ name, amount }) => amount !== 0 || always(name));
}
