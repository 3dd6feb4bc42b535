import { randomInt } from "node:crypto";
import type { Transaction } from "../../context";
import { orders } from "../../db/schema";
import { refuse } from "../refusals";
import type { DraftLine } from "./order-lines";
import type { PricedOrder } from "./price-order";

/** The amounts of a line's row. Its tax is a share for information: the order's tax is rounded once, for the whole. */
export function lineAmounts(line: DraftLine, index: number, priced: PricedOrder, taxPercent: number) {
  const price = priced.lines[index];
  const discount = priced.total.lineDiscounts.lines[index] ?? 0;
  const products = price?.products ?? 0;
  const addOnsTotal = price?.addOns ?? 0;
  const net = products - discount + addOnsTotal;
  const tax = priced.total.taxIncluded
    ? Math.round((net * taxPercent) / (10_000 + taxPercent))
    : Math.round((net * taxPercent) / 10_000);
  return {
    unitPrice: price?.unit ?? 0,
    discount,
    discountType: "amount",
    tax,
    addOns: line.addOns.map(({ id, quantity }) => {
      const addOn = line.lineItem.addOns.find((candidate) => candidate.id === id);
      const shown = line.item.add_ons.find((candidate) => candidate.id === id);
      return { id, name: shown?.name ?? addOn?.name ?? "", price: addOn?.price ?? 0, quantity };
    }),
    addOnsTotal,
  };
}

/** Random ids of 8 to 10 digits: nobody learns from one how many orders there are. */
export async function insertOrder(tx: Transaction, values: Omit<typeof orders.$inferInsert, "id">) {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const [order] = await tx
      .insert(orders)
      .values({ ...values, id: randomInt(10_000_000, 10_000_000_000) })
      .onConflictDoNothing()
      .returning();
    if (order) return order;
  }
  throw refuse("order_failed");
}
