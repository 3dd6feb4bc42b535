/**
 * Limits of orders that are open: for cash and not accepted by the store yet, or to be paid first. Each of them holds stock
 * that nobody has paid for, so that one person could empty the shelves.
 */
import { and, count, eq, isNotNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Item } from "@/contract";
import { countsStock } from "@/domain/quantity-limits";
import type { Transaction } from "../../context";
import { modules, orderLines, orders } from "../../db/schema";
import type { Settings } from "../../environment/settings";
import { type Owner, ownedBy } from "../owner/owner";
import { type Refusal, refuse } from "../refusals";

interface NewOrder {
  owner: Owner;
  /** Canonical phone number of the order's contact. */
  phone: string;
  /** Hash of the network address that it is sent from. */
  placedFrom: string;
}

/** For cash and not accepted by the store yet, or to be paid first. */
const isOpen = () =>
  and(
    or(eq(orders.status, "pending"), and(eq(orders.status, "failed"), eq(orders.holdsStock, true))),
    eq(orders.paymentStatus, "unpaid"),
  );

/** Those that name a phone number. `isOpen` stands in the index `orders_open_phone`, too, which is used for nothing else. */
export const isOpenWithPhone = (phone: string) =>
  and(isOpen(), sql`${orders.address} ->> 'contact_person_number' = ${phone}`);

async function countOpen(tx: Transaction, where: SQL | undefined): Promise<number> {
  const [row] = await tx.select({ orders: count() }).from(orders).where(and(isOpen(), where));
  return row?.orders ?? 0;
}

const allPieces = sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int`;

/** Lines whose stock is counted, also where only a sale or a campaign counts it. */
const isCounted = () =>
  or(
    notInArray(modules.type, ["food", "parcel"]),
    isNotNull(orderLines.itemCampaignId),
    isNotNull(orderLines.flashSaleItemId),
  );

/** Pieces of counted stock that an order holds, or would hold again. */
export async function piecesOfOrder(tx: Transaction, orderId: number): Promise<number> {
  const [row] = await tx
    .select({ pieces: allPieces })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(modules, eq(modules.id, orders.moduleId))
    .where(and(eq(orderLines.orderId, orderId), isCounted()));
  return row?.pieces ?? 0;
}

/** Pieces of counted stock that such orders hold. */
async function countPieces(tx: Transaction, where: SQL): Promise<number> {
  const [row] = await tx
    .select({ pieces: allPieces })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(modules, eq(modules.id, orders.moduleId))
    .where(and(isOpen(), eq(orders.holdsStock, true), where, isCounted()));
  return row?.pieces ?? 0;
}

/**
 * The problem of another order, 403 `open_orders`, when too many are open: of the same person, and for guests also of the phone
 * number or the network address. Anybody can name anybody's number, so a number with too many is refused only where one of its
 * open orders came from the same network address: strangers keep nobody from their first order. A customer is known by their
 * account, so that nobody else's orders with their number or from their network keep them from ordering.
 */
export async function openOrdersProblem(
  tx: Transaction,
  limits: Settings["openOrders"],
  { owner, phone, placedFrom }: NewOrder,
): Promise<Refusal | null> {
  const own = await countOpen(tx, ownedBy(orders, owner));
  if (own >= (owner.kind === "guest" ? limits.guest : limits.customer))
    return refuse("open_orders", { count: own });
  if (owner.kind === "customer") return null;
  const hasPhone = isOpenWithPhone(phone);
  const isFromHere = eq(orders.placedFrom, placedFrom);
  const ofPhone = await countOpen(tx, hasPhone);
  if (ofPhone >= limits.phone && (await countOpen(tx, and(hasPhone, isFromHere))) > 0)
    return refuse("open_orders_phone", { count: ofPhone });
  return (await countOpen(tx, isFromHere)) >= limits.address ? refuse("open_orders_address") : null;
}

/** Pieces of these lines whose stock is counted, also where only a sale or a campaign counts it. */
export const countedPieces = (
  lines: readonly {
    quantity: number;
    campaignId: number | null;
    item: Pick<Item, "module_type" | "flash_sale">;
  }[],
): number =>
  lines
    .filter(
      ({ item, campaignId }) => countsStock(item.module_type) || campaignId !== null || item.flash_sale === 1,
    )
    .reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * The problem of a guest's order, 403 `open_orders`, where their open orders together, or those of guests from the same network
 * address, would hold more pieces than one who says nothing about themselves may take from the shelves. Nobody who has an
 * account is limited.
 */
export async function openPiecesProblem(
  tx: Transaction,
  limits: Settings["openPieces"],
  { owner, placedFrom, pieces }: Pick<NewOrder, "owner" | "placedFrom"> & { pieces: number },
): Promise<Refusal | null> {
  if (owner.kind !== "guest" || pieces === 0) return null;
  const own = pieces + (await countPieces(tx, ownedBy(orders, owner)));
  if (own > limits.guest) return refuse("open_pieces", { count: own, limit: limits.guest });
  const fromHere = sql`${orders.placedFrom} = ${placedFrom} and ${isNotNull(orders.guestId)}`;
  const all = pieces + (await countPieces(tx, fromHere));
  return all > limits.address ? refuse("open_orders_address") : null;
}
