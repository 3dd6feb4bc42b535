/** The operator's cashback commands: offers for everybody that begin today, and ending them. */
import { and, asc, eq, gte } from "drizzle-orm";
import { toMajor, toMinor } from "@/domain/money";
import { shopTime } from "@/domain/shop-time";
import type { ServerContext } from "../../context";
import { cashbackOffers } from "../../db/schema";
import { transact } from "../../db/transact";
import { dateAfter } from "../dates/calendar-dates";
import { checkAmounts } from "../settings/exact-amounts";
import { readDigits } from "../settings/shop-view";

/** A typing mistake costs no fortune: the longest that an offer runs, days, and the most that one order brings, major units. */
const maxDays = 3_650;
const maxShare = 100_000;

/** Amounts in major units. */
export interface NewCashbackOffer {
  title: string;
  /** Percent of the order, or an amount. */
  share: { percent: number } | { amount: number };
  /** Days that it runs, today included. */
  days: number;
  /** Orders below it bring nothing. */
  minimumPurchase: number;
  /** The most that a percentage brings; 0 is no cap. */
  maximum: number;
}

/** An offer as the operator's list shows it; amounts in major units. */
export interface CashbackOfferSummary {
  id: number;
  title: string;
  share: string;
  minimumPurchase: number;
  maximum: number;
  startDate: string;
  endDate: string;
  totalUsed: number;
}

const today = ({ clock, timeZones }: ServerContext) => shopTime(clock.now(), timeZones.shop).date;

/** Offers that run or will run, oldest first. */
export async function listOffers(context: ServerContext): Promise<CashbackOfferSummary[]> {
  const digits = await readDigits(context.database);
  const rows = await context.database
    .select()
    .from(cashbackOffers)
    .where(and(eq(cashbackOffers.active, true), gte(cashbackOffers.endDate, today(context))))
    .orderBy(asc(cashbackOffers.id));
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    share: row.type === "percent" ? `${row.amount / 100}%` : String(toMajor(row.amount, digits)),
    minimumPurchase: toMajor(row.minimumPurchase, digits),
    maximum: toMajor(row.maximum, digits),
    startDate: row.startDate,
    endDate: row.endDate,
    totalUsed: row.totalUsed,
  }));
}

/** Begins an offer today. Returns its id and last day, or null for a share, sum or length that cannot be meant. */
export function addOffer(
  context: ServerContext,
  { title, share, days, minimumPurchase, maximum }: NewCashbackOffer,
): Promise<{ id: number; endDate: string } | null> {
  return transact(context.database, async (tx) => {
    const digits = await readDigits(tx);
    await checkAmounts(tx, [
      ...("percent" in share ? [] : [["The share", share.amount] as const]),
      ["The least amount", minimumPurchase],
      ["The cap", maximum],
    ]);
    const isMeantSum = (major: number) => major <= maxShare;
    const amount = "percent" in share ? Math.round(share.percent * 100) : toMinor(share.amount, digits);
    const sound = "percent" in share ? share.percent <= 100 : isMeantSum(share.amount);
    const isMeant =
      sound &&
      amount > 0 &&
      isMeantSum(minimumPurchase) &&
      isMeantSum(maximum) &&
      days >= 1 &&
      days <= maxDays;
    if (title.trim() === "" || !isMeant) return null;
    const startDate = today(context);
    const endDate = dateAfter(startDate, days - 1);
    const [row] = await tx
      .insert(cashbackOffers)
      .values({
        title: title.trim(),
        type: "percent" in share ? "percent" : "amount",
        amount,
        minimumPurchase: toMinor(minimumPurchase, digits),
        maximum: toMinor(maximum, digits),
        startDate,
        endDate,
      })
      .returning({ id: cashbackOffers.id });
    return row ? { id: row.id, endDate } : null;
  });
}

/** Ends an offer at once, also for orders on their way. False when it does not run. */
export async function endOffer({ database }: ServerContext, id: number): Promise<boolean> {
  const ended = await database
    .update(cashbackOffers)
    .set({ active: false })
    .where(and(eq(cashbackOffers.id, id), eq(cashbackOffers.active, true)))
    .returning({ id: cashbackOffers.id });
  return ended.length > 0;
}
