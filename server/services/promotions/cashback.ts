/** Cashback: the offers of a customer, what an amount would bring, and the credit of a delivered order. */
import { and, asc, eq, gte, isNull, lte, or, sql } from "drizzle-orm";
import type { CashbackForAmount, CashbackOffer } from "@/contract/calls/cashback";
import { bestCashback } from "@/domain/cashback";
import { type Minor, toMajor, toMinor, toWireDiscount } from "@/domain/money";
import { shopTime } from "@/domain/shop-time";
import type { Jobs, Queryable, Transaction } from "../../context";
import { cashbackEarned, cashbackOffers, customers, type OrderRow } from "../../db/schema";
import { fillText, languageFrom, textsOf } from "../../locales";
import { queuePush } from "../notifications/queue-push";
import { readConfig } from "../settings/config";
import { shopMoney } from "../settings/shop-money-text";
import type { ShopView } from "../settings/shop-view";
import { moveWallet } from "../wallet/wallet-movements";

type OfferRow = typeof cashbackOffers.$inferSelect;

const maxOffers = 50;

/** Offers that run on the day of `now` for the customer and are not used up by them. None while the shop has no wallets. */
async function runningOffers(
  database: Queryable,
  customerId: number,
  { now, timeZone }: Pick<ShopView, "now" | "timeZone">,
): Promise<OfferRow[]> {
  if ((await readConfig(database)).customer_wallet_status !== 1) return [];
  const { date } = shopTime(now, timeZone);
  return database
    .select()
    .from(cashbackOffers)
    .where(
      and(
        eq(cashbackOffers.active, true),
        lte(cashbackOffers.startDate, date),
        gte(cashbackOffers.endDate, date),
        or(isNull(cashbackOffers.customerId), eq(cashbackOffers.customerId, customerId)),
        or(
          isNull(cashbackOffers.limitPerCustomer),
          sql`(select count(*) from ${cashbackEarned} where ${cashbackEarned.offerId} = ${cashbackOffers.id}
            and ${cashbackEarned.customerId} = ${customerId}) < ${cashbackOffers.limitPerCustomer}`,
        ),
      ),
    )
    .orderBy(asc(cashbackOffers.id))
    .limit(maxOffers);
}

const typeOf = ({ type }: OfferRow) => (type === "percent" ? ("percentage" as const) : type);
const wireAmount = ({ type, amount }: OfferRow, digits: number) =>
  toWireDiscount({ type, value: amount }, digits);

/** GET /cashback/list. */
export async function listCashback(
  database: Queryable,
  customerId: number,
  view: ShopView,
): Promise<CashbackOffer[]> {
  const offers = await runningOffers(database, customerId, view);
  return offers.map((offer) => ({
    id: offer.id,
    title: offer.translations[view.language]?.title ?? offer.title,
    customer_id: offer.customerId === null ? '["all"]' : `["${offer.customerId}"]`,
    cashback_type: typeOf(offer),
    cashback_amount: wireAmount(offer, view.digits),
    min_purchase: toMajor(offer.minimumPurchase, view.digits),
    max_discount: toMajor(offer.maximum, view.digits),
    same_user_limit: offer.limitPerCustomer,
    total_used: offer.totalUsed,
    start_date: offer.startDate,
    end_date: offer.endDate,
    status: 1,
  }));
}

/** GET /cashback/getCashback, by the same rule as the credit. `amount` in major units: an order's total without the tip. */
export async function cashbackForAmount(
  database: Queryable,
  customerId: number,
  amount: number,
  view: ShopView,
): Promise<CashbackForAmount> {
  const offers = await runningOffers(database, customerId, view);
  const best = bestCashback(toMinor(amount, view.digits), offers);
  if (best === null) {
    return {
      calculated_amount: 0,
      cashback_amount: 0,
      cashback_type: "amount",
      min_purchase: 0,
      max_discount: 0,
      id: 0,
    };
  }
  return {
    calculated_amount: toMajor(best.cashback, view.digits),
    cashback_amount: wireAmount(best.offer, view.digits),
    cashback_type: typeOf(best.offer),
    min_purchase: toMajor(best.offer.minimumPurchase, view.digits),
    max_discount: toMajor(best.offer.maximum, view.digits),
    id: best.offer.id,
  };
}

/** The amount of an order that counts: everything but the tip, as for points; a parcel counts nothing. */
const countedAmount = (order: OrderRow): Minor => (order.storeId === null ? 0 : order.total - order.tip);

/**
 * Credits a delivered order's cashback, once, in the transaction that delivers it: of the offers that ran when it was placed,
 * which promised it. The customer is held before their uses are counted, so that two orders that arrive together do not
 * share the last use of an offer.
 */
export async function earnCashback(
  tx: Transaction,
  jobs: Jobs,
  order: OrderRow,
  view: Pick<ShopView, "now" | "timeZone">,
): Promise<void> {
  const { customerId, id: orderId } = order;
  if (customerId === null) return;
  const [customer] = await tx
    .select({ language: customers.language, blocked: customers.blocked })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for("no key update");
  if (!customer || customer.blocked) return;
  const { timeZone } = view;
  const offers = await runningOffers(tx, customerId, { now: order.createdAt, timeZone });
  const best = bestCashback(countedAmount(order), offers);
  if (best === null) return;
  const { offer, cashback } = best;
  const [earned] = await tx
    .insert(cashbackEarned)
    .values({ orderId, offerId: offer.id, customerId, amount: cashback, createdAt: view.now })
    .onConflictDoNothing()
    .returning({ orderId: cashbackEarned.orderId });
  if (!earned) return;
  await tx
    .update(cashbackOffers)
    .set({ totalUsed: sql`${cashbackOffers.totalUsed} + 1` })
    .where(eq(cashbackOffers.id, offer.id));
  await moveWallet(tx, { customerId, type: "CashBack", credit: cashback, orderId, now: view.now });
  const language = languageFrom(customer.language);
  const texts = textsOf(language).cashbackEarned;
  const amount = (await shopMoney(tx, language))(cashback);
  await queuePush(
    tx,
    jobs,
    { kind: "customer", customerId },
    { type: "CashBack", title: texts.title, body: fillText(texts.body, { amount, number: orderId }) },
    view.now,
  );
}
