/** Everything on an order's card at the board. */
import { and, count, desc, eq, lt } from "drizzle-orm";
import type { BoardOrderDetails } from "@/contract/calls/board-orders";
import { toMajor } from "@/domain/money";
import type { ServerContext, Transaction } from "../../context";
import { auditLog, type OrderRow, orders } from "../../db/schema";
import { cashToTake } from "../courier-cash/cash-to-take";
import { type Operator, reachedBy } from "../operators/operator";
import { readNamedLines } from "../orders/named-lines";
import { refundable } from "../orders/refundable";
import { refuse } from "../refusals";
import { readDigits } from "../settings/shop-view";
import { formatBoardOrders } from "./board-orders";

/** Amounts of an order with their signs, in the order in which they are shown; those that are nothing are left out. */
export function amountsOf(order: OrderRow, money: (minor: number) => number): BoardOrderDetails["amounts"] {
  const { taxIncluded } = order;
  const parts: [string, number][] = [
    ["products", order.productsTotal],
    ["add_ons", order.addOnsTotal],
    ["discount", -order.discountTotal],
    ["coupon_discount", -order.couponDiscount],
    ["first_order_bonus", -order.firstOrderBonus],
    ["tax", taxIncluded ? 0 : order.tax],
    ["delivery_charge", order.deliveryCharge],
    ["packaging", order.packaging],
    ["additional_charge", order.additionalCharge],
    ["tip", order.tip],
    ["rounding", order.rounding],
  ];
  return parts
    .filter(([, amount]) => amount !== 0)
    .map(([name, amount]) => ({ name, amount: money(amount) }));
}

/** Orders of the same person that were delivered before, at the operator's stores. */
async function earlierOrders(tx: Transaction, order: OrderRow, operator: Operator): Promise<number> {
  const { customerId, guestId } = order;
  if (customerId === null && guestId === null) return 0;
  const [row] = await tx
    .select({ count: count() })
    .from(orders)
    .where(
      and(
        customerId === null ? eq(orders.guestId, guestId ?? 0) : eq(orders.customerId, customerId),
        eq(orders.status, "delivered"),
        lt(orders.createdAt, order.createdAt),
        reachedBy(orders.storeId, operator),
      ),
    );
  return row?.count ?? 0;
}

/** Statuses that were reached, and what people did beside them; newest first. */
async function historyOf(tx: Transaction, order: OrderRow): Promise<BoardOrderDetails["history"]> {
  const entries = await tx
    .select()
    .from(auditLog)
    .where(eq(auditLog.orderId, order.id))
    .orderBy(desc(auditLog.id))
    .limit(100);
  const done = entries.map(({ at, operatorName, action, after }) => ({
    at: at.toISOString(),
    by: operatorName,
    action: typeof after?.status === "string" ? after.status : action,
  }));
  const reached = Object.entries(order.reached).flatMap(([status, at]) =>
    at === undefined || done.some((entry) => entry.action === status) ? [] : { at, by: null, action: status },
  );
  const agreed =
    order.agreedAt === null
      ? []
      : [{ at: order.agreedAt.toISOString(), by: null, action: "prescription_agreed" }];
  return [...done, ...reached, ...agreed].sort((a, b) => b.at.localeCompare(a.at));
}

/** A place of an address; null where it is written otherwise. */
const degrees = (text: string): number | null =>
  text.trim() === "" || Number.isNaN(Number(text)) ? null : Number(text);

/** GET /board/orders/{id}. 404 for orders of other stores, and for those that the shop has nothing to do with yet. */
export function boardOrderDetails(
  context: ServerContext,
  operator: Operator,
  id: number,
): Promise<BoardOrderDetails> {
  return context.database.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), eq(orders.announced, true), reachedBy(orders.storeId, operator)))
      .limit(1);
    if (!order) throw refuse("board_order_unknown");
    const [summary] = await formatBoardOrders(tx, [order]);
    if (!summary) throw refuse("board_order_unknown");
    const digits = await readDigits(tx);
    const money = (minor: number) => toMajor(minor, digits);
    const { address } = order;
    const lines = await readNamedLines(tx, id);
    return {
      ...summary,
      lines: lines.map(({ line, name }) => ({
        id: line.id,
        item_id: line.itemId,
        name: name ?? line.snapshot.name,
        quantity: line.quantity,
        unit_price: money(line.unitPrice),
        variant: line.variant || null,
        options: line.variation.flatMap((entry) =>
          "values" in entry ? [{ name: entry.name, values: entry.values.label }] : [],
        ),
        add_ons: line.addOns.map((addOn) => ({
          name: addOn.name,
          quantity: addOn.quantity,
          price: money(addOn.price),
        })),
        substitute_for: line.substituteFor,
      })),
      note: order.note,
      unavailable_item_note: order.unavailableItemNote,
      delivery_instruction: order.deliveryInstruction,
      cutlery: order.cutlery,
      customer: {
        name: address.contact_person_name,
        phone: address.contact_person_number,
        is_guest: order.customerId === null,
        earlier_orders: await earlierOrders(tx, order, operator),
      },
      address: {
        text: address.address,
        road: address.road,
        house: address.house,
        floor: address.floor,
        latitude: degrees(address.latitude),
        longitude: degrees(address.longitude),
        distance: order.distanceMeters / 1000,
      },
      amounts: amountsOf(order, money),
      cash_to_take: money(cashToTake(order)),
      bring_change: money(order.bringChange),
      prescription_photos: order.attachments.length,
      refundable: refundable(order) > 0 ? money(refundable(order)) : null,
      cancel_reason: order.cancelReason ?? order.cancelNote,
      canceled_by: order.canceledBy,
      history: await historyOf(tx, order),
    };
  });
}
