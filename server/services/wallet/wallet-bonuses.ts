/** Bonuses on money that customers add to their wallets. */
import { and, asc, eq, gte, lte } from "drizzle-orm";
import type { WalletBonuses } from "@/contract/calls/wallet";
import { type Minor, toMajor, toMinor, toWireDiscount } from "@/domain/money";
import { shopTime } from "@/domain/shop-time";
import { bestWalletBonus } from "@/domain/wallet-bonus";
import type { Language, Queryable, ServerContext } from "../../context";
import { walletBonuses } from "../../db/schema";
import { dateAfter } from "../dates/calendar-dates";
import { checkAmounts } from "../settings/exact-amounts";
import { readDigits } from "../settings/shop-view";

const maxBonuses = 50;

const today = ({ clock, timeZones }: Pick<ServerContext, "clock" | "timeZones">) =>
  shopTime(clock.now(), timeZones.shop).date;

/** Those of today, oldest first. */
function runningBonuses(database: Queryable, date: string) {
  return database
    .select()
    .from(walletBonuses)
    .where(
      and(
        eq(walletBonuses.active, true),
        lte(walletBonuses.startDate, date),
        gte(walletBonuses.endDate, date),
      ),
    )
    .orderBy(asc(walletBonuses.id))
    .limit(maxBonuses);
}

/** GET /customer/wallet/bonuses. */
export async function listWalletBonuses(
  context: Pick<ServerContext, "database" | "clock" | "timeZones">,
  language: Language,
): Promise<WalletBonuses> {
  const digits = await readDigits(context.database);
  const rows = await runningBonuses(context.database, today(context));
  return rows.map((row) => ({
    id: row.id,
    title: row.translations[language]?.title ?? row.title,
    description: row.translations[language]?.description ?? row.description,
    bonus_type: row.type === "percent" ? ("percentage" as const) : row.type,
    bonus_amount: toWireDiscount({ type: row.type, value: row.amount }, digits),
    minimum_add_amount: toMajor(row.minimumAdd, digits),
    maximum_bonus_amount: toMajor(row.maximumBonus, digits),
    start_date: row.startDate,
    end_date: row.endDate,
    status: 1 as const,
  }));
}

/** The bonus on an amount today, minor units. */
export async function walletBonusFor(
  database: Queryable,
  context: Pick<ServerContext, "clock" | "timeZones">,
  added: Minor,
): Promise<Minor> {
  return bestWalletBonus(added, await runningBonuses(database, today(context)))?.bonus ?? 0;
}

/** Amounts in major units. */
export interface NewWalletBonus {
  title: string;
  share: { percent: number } | { amount: number };
  /** Days that it runs, today included. */
  days: number;
  minimumAdd: number;
  /** 0 is no cap. */
  maximumBonus: number;
}

/** Begins a bonus today. Returns its id, or null for a share or length that cannot be meant. */
export async function addWalletBonus(context: ServerContext, bonus: NewWalletBonus): Promise<number | null> {
  const { title, share, days, minimumAdd, maximumBonus } = bonus;
  const digits = await readDigits(context.database);
  const isPercent = "percent" in share;
  await checkAmounts(context.database, [
    ...(isPercent ? [] : [["The bonus", share.amount] as const]),
    ["The least amount", minimumAdd],
    ["The cap", maximumBonus],
  ]);
  const amount = isPercent ? Math.round(share.percent * 100) : toMinor(share.amount, digits);
  const isMeant = amount > 0 && (!isPercent || share.percent <= 100) && days >= 1 && days <= 3_650;
  if (!isMeant || title.trim() === "") return null;
  const startDate = today(context);
  const [row] = await context.database
    .insert(walletBonuses)
    .values({
      title: title.trim(),
      type: isPercent ? "percent" : "amount",
      amount,
      minimumAdd: toMinor(minimumAdd, digits),
      maximumBonus: toMinor(maximumBonus, digits),
      startDate,
      endDate: dateAfter(startDate, days - 1),
    })
    .returning({ id: walletBonuses.id });
  return row?.id ?? null;
}

/** Ends a bonus at once; what was begun to be paid before keeps it. False when it does not run. */
export async function endWalletBonus({ database }: ServerContext, id: number): Promise<boolean> {
  const ended = await database
    .update(walletBonuses)
    .set({ active: false })
    .where(and(eq(walletBonuses.id, id), eq(walletBonuses.active, true)))
    .returning({ id: walletBonuses.id });
  return ended.length > 0;
}
