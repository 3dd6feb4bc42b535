/** Prescriptions at the board: what they ask for, what they cost, and what their shopper said. By the same rules as `ops`. */
import { and, asc, eq, or, sql } from "drizzle-orm";
import type {
  BoardPrescription,
  BoardPrescriptionLine,
  BoardPrescriptionPriced,
  BoardPrescriptionPriceRequest,
  BoardPrescriptionQuote,
} from "@/contract/calls/board-prescriptions";
import { toMajor } from "@/domain/money";
import type { ServerContext, Transaction } from "../../context";
import { items, itemVariations, type OrderRow, orderLines, orders } from "../../db/schema";
import { transact } from "../../db/transact";
import { writeAudit } from "../audit/write-audit";
import { reachedBy } from "../operators/operator";
import { expectedTotalProblem } from "../orders/expected-total";
import type { PrescriptionLine } from "../prescription-orders/prescription-lines";
import { replaceLines, setPrice } from "../prescription-orders/price-prescription";
import { orThrow, refuse } from "../refusals";
import { agreeMinutes, prescriptionPhotoDays } from "../settings/prescription-settings";
import { readDigits } from "../settings/shop-view";
import { readBoardOrder } from "./board-orders";
import { amountsOf } from "./order-details";
import { lockReached, type Step } from "./order-steps";
import { signedPhotos } from "./prescription-photos";

/** GET /board/orders/{id}/prescription. 404 for orders of other stores, and for those that came without a prescription. */
export function readPrescription(
  context: ServerContext,
  { operator, orderId }: Step,
): Promise<BoardPrescription> {
  return context.database.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.id, orderId),
          eq(orders.announced, true),
          reachedBy(orders.storeId, operator),
          or(sql`${orders.prescriptionState} is not null`, sql`${orders.attachments} <> '[]'::jsonb`),
        ),
      );
    if (!order) throw refuse("board_order_unknown");
    const digits = await readDigits(tx);
    const money = (minor: number) => toMajor(minor, digits);
    const lines = await tx
      .select({ line: orderLines, item: items.price, variation: itemVariations.price })
      .from(orderLines)
      .leftJoin(items, eq(items.id, orderLines.itemId))
      .leftJoin(itemVariations, eq(itemVariations.id, orderLines.itemVariationId))
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(orderLines.id));
    return {
      order_id: orderId,
      store_id: order.storeId,
      status: order.status,
      state: order.prescriptionState,
      agree_until: seenUntil(order),
      agreed_at: order.agreedAt?.toISOString() ?? null,
      agree_minutes: await agreeMinutes(tx),
      photos: await signedPhotos(tx, operator, order, context.clock.now()),
      photo_days: await prescriptionPhotoDays(tx),
      lines: lines.map(({ line, item, variation }) => ({
        item_id: line.itemId,
        name: line.snapshot.name,
        variation: line.variant || null,
        price: money(line.unitPrice),
        shelf_price: item === null ? null : money(variation ?? item),
        quantity: line.quantity,
        substitute_for: line.substituteFor,
      })),
      amounts: lines.length === 0 ? [] : amountsOf(order, money),
      total: money(order.total),
    };
  });
}

const seenUntil = ({ agreeUntil, prescriptionState }: OrderRow): string | null =>
  prescriptionState === "priced" ? (agreeUntil?.toISOString() ?? null) : null;

/** Locks an order that waits for its price, or for its shopper's word on one. */
async function lockOpen(tx: Transaction, step: Step): Promise<OrderRow> {
  const order = await lockReached(tx, step);
  if (order.prescriptionState === null) throw refuse("prescription_unknown");
  if (order.prescriptionState === "agreed") throw refuse("prescription_agreed");
  if (order.status !== "pending") throw refuse("board_step");
  return order;
}

/** A line of a request. Refuses one that is neither an item nor a name with a price. */
function lineOf({ item, name, variation, price, ...shared }: BoardPrescriptionLine): PrescriptionLine {
  if (item !== undefined && name === undefined)
    return {
      item,
      ...(variation === undefined ? {} : { variation }),
      ...(price === undefined ? {} : { price }),
      ...shared,
    };
  if (item !== undefined || name === undefined || price === undefined) throw refuse("prescription_line");
  return { name: name.trim(), price, ...shared };
}

/** Thrown at the end of a quote to undo everything. */
class Quoted extends Error {
  constructor(readonly quote: BoardPrescriptionQuote) {
    super("Nothing of it is kept.");
  }
}

/**
 * POST /board/orders/{id}/prescription/quote: prices the lines as `price` would and undoes it. Refuses what cannot be sold.
 */
export async function quotePrescription(
  context: ServerContext,
  step: Step,
  asked: readonly BoardPrescriptionLine[],
): Promise<BoardPrescriptionQuote> {
  const lines = asked.map(lineOf);
  try {
    return await transact(context.database, async (tx) => {
      const order = await lockOpen(tx, step);
      const { columns, view } = await replaceLines(tx, context, order, lines);
      const money = (minor: number) => toMajor(minor, view.digits);
      const written = await tx
        .select({ unitPrice: orderLines.unitPrice })
        .from(orderLines)
        .where(eq(orderLines.orderId, order.id))
        .orderBy(asc(orderLines.id));
      throw new Quoted({
        prices: written.map(({ unitPrice }) => money(unitPrice)),
        amounts: amountsOf({ ...order, ...columns }, money),
        total: money(columns.total),
      });
    });
  } catch (error) {
    if (error instanceof Quoted) return error.quote;
    throw error;
  }
}

/**
 * POST /board/orders/{id}/prescription/price: the lines get their stock, and the shopper is asked. 409 `order_changed` where
 * somebody has priced it meanwhile, 409 `order_amount` where it costs something else than the person saw.
 */
export async function pricePrescriptionOrder(
  tx: Transaction,
  context: ServerContext,
  step: Step,
  { seen_agree_until: seen, seen_total: shown, lines }: BoardPrescriptionPriceRequest,
): Promise<BoardPrescriptionPriced> {
  const order = await lockOpen(tx, step);
  const digits = await readDigits(tx);
  if (seenUntil(order) !== seen)
    throw refuse("prescription_priced", { amount: { minor: order.total, digits } });
  const { until } = await setPrice(tx, context, order, lines.map(lineOf));
  const listed = await readBoardOrder(tx, order.id);
  const [priced] = await tx.select({ total: orders.total }).from(orders).where(eq(orders.id, order.id));
  if (!listed || !priced) throw refuse("board_order_unknown");
  orThrow(expectedTotalProblem(priced.total, shown, digits));
  await writeAudit(tx, {
    now: context.clock.now(),
    operator: step.operator,
    action: "prescription_priced",
    orderId: order.id,
    storeId: order.storeId,
    before: { prescription_state: order.prescriptionState, total: toMajor(order.total, digits) },
    after: { prescription_state: "priced", total: listed.total, lines: lines.length },
  });
  return { order: listed, agree_until: until.toISOString() };
}
