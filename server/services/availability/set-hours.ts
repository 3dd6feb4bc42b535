/** The hours of a store in every week. */
import { asc, eq, sql } from "drizzle-orm";
import type { BoardHoursRequest, BoardStoreState } from "@/contract/calls/board-items";
import type { ServerContext, Transaction } from "../../context";
import { storeSchedules } from "../../db/schema";
import { writeAudit } from "../audit/write-audit";
import { refuse } from "../refusals";
import { byHand, type Hand, lockStore } from "./reach-store";
import { storeState } from "./store-state";

const shownIn = (rows: readonly { day: number; opens: string; closes: string }[]) =>
  rows.map(({ day, opens, closes }) => [day, opens.slice(0, 5), closes.slice(0, 5)]);

/** PUT /board/stores/{id}/hours. 403 `hours` where two windows of a day open at the same minute: an import knows them by it. */
export async function setHours(
  tx: Transaction,
  context: Pick<ServerContext, "clock" | "timeZones">,
  hand: Hand,
  { storeId, hours }: BoardHoursRequest & { storeId: number },
): Promise<BoardStoreState> {
  await lockStore(tx, hand, storeId);
  const keys = new Set(hours.map(({ day, opening_time: opens }) => `${day} ${opens}`));
  if (keys.size < hours.length) throw refuse("board_hours");
  const before = await tx
    .select()
    .from(storeSchedules)
    .where(eq(storeSchedules.storeId, storeId))
    .orderBy(asc(storeSchedules.day), asc(storeSchedules.opens));
  const rows = hours
    .map(({ day, opening_time: opens, closing_time: closes }) => ({ storeId, day, opens, closes }))
    .sort((a, b) => a.day - b.day || a.opens.localeCompare(b.opens));
  await tx.delete(storeSchedules).where(eq(storeSchedules.storeId, storeId));
  if (rows.length > 0) await tx.insert(storeSchedules).values(rows);
  await tx.execute(sql`select pg_notify('store_changed', ${String(storeId)})`);
  await writeAudit(tx, {
    now: context.clock.now(),
    ...byHand(hand),
    action: "store_hours",
    storeId,
    before: { hours: shownIn(before) },
    after: { hours: shownIn(rows) },
  });
  return storeState(tx, context, storeId);
}
