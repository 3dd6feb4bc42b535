import { loyaltyRules, pointsForOrder } from "@/domain/loyalty-points";
import type { Transaction } from "../../context";
import type { OrderRow } from "../../db/schema";
import { readConfig } from "../settings/config";
import { moveLoyaltyPoints } from "./loyalty-movements";

/** Gives a customer the points of a delivered order, once; the tip earns none. Nothing for guests. */
export async function earnPoints(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  if (order.customerId === null) return;
  const config = await readConfig(tx);
  const rules = loyaltyRules(config);
  if (rules === null) return;
  const points = pointsForOrder(order.total - order.tip, rules, config.digit_after_decimal_point);
  if (points <= 0) return;
  const { customerId, id: orderId } = order;
  await moveLoyaltyPoints(tx, { customerId, type: "order_place", credit: points, orderId, now });
}
