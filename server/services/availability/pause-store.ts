/** Stores that take no orders for a while, need longer, or have other hours on a date. */
import { and, eq } from "drizzle-orm";
import type {
  BoardBusyRequest,
  BoardPauseRequest,
  BoardSpecialDayRequest,
  BoardStoreState,
} from "@/contract/calls/board-items";
import { shopTime } from "@/domain/shop-time";
import type { ServerContext, Transaction } from "../../context";
import { storeSpecialDays, stores } from "../../db/schema";
import { writeAudit } from "../audit/write-audit";
import { isDate } from "../dates/calendar-dates";
import { refuse } from "../refusals";
import { pressedAt } from "./pressed-at";
import { byHand, type Hand, lockStore } from "./reach-store";
import { hoursFrom, nextClosing } from "./store-hours";
import { storeState } from "./store-state";

type Clocks = Pick<ServerContext, "clock" | "timeZones">;

/** PUT /board/stores/{id}/pause. One that waited for the network lasts from the press on, and may be over already. */
export async function pauseStore(
  tx: Transaction,
  context: Clocks,
  hand: Hand,
  { storeId, ...body }: BoardPauseRequest & { storeId: number },
): Promise<BoardStoreState> {
  const store = await lockStore(tx, hand, storeId);
  const now = context.clock.now();
  const moment = { now: pressedAt(body.pressed_at, now), timeZone: context.timeZones.shop };
  const until = body.until_closing
    ? nextClosing(await hoursFrom(tx, storeId, moment), moment)
    : new Date(moment.now.getTime() + body.minutes * 60_000);
  const isPaused = until > now;
  const reason = body.reason?.trim() || null;
  const [pausedUntil, pauseReason] = isPaused ? [until, reason] : [null, null];
  await tx
    .update(stores)
    .set({ pausedAt: isPaused ? now : null, pausedUntil, pauseReason })
    .where(eq(stores.id, storeId));
  await writeAudit(tx, {
    now,
    ...byHand(hand),
    action: isPaused ? "store_paused" : "store_resumed",
    storeId,
    before: { paused_until: store.pausedUntil?.toISOString() ?? null, reason: store.pauseReason },
    after: { paused_until: pausedUntil?.toISOString() ?? null, reason: pauseReason },
  });
  return storeState(tx, context, storeId);
}

/** PUT /board/stores/{id}/busy. */
export async function setBusy(
  tx: Transaction,
  context: Clocks,
  hand: Hand,
  { storeId, minutes }: BoardBusyRequest & { storeId: number },
): Promise<BoardStoreState> {
  const store = await lockStore(tx, hand, storeId);
  await tx.update(stores).set({ busyMinutes: minutes }).where(eq(stores.id, storeId));
  await writeAudit(tx, {
    now: context.clock.now(),
    ...byHand(hand),
    action: "store_busy",
    storeId,
    before: { minutes: store.busyMinutes },
    after: { minutes },
  });
  return storeState(tx, context, storeId);
}

/** PUT /board/stores/{id}/special-days: today or later. */
export async function setSpecialDay(
  tx: Transaction,
  context: Clocks,
  hand: Hand,
  { storeId, date, windows }: BoardSpecialDayRequest & { storeId: number },
): Promise<BoardStoreState> {
  await lockStore(tx, hand, storeId);
  const now = context.clock.now();
  if (!isDate(date) || date < shopTime(now, context.timeZones.shop).date) throw refuse("board_until");
  const ofDay = and(eq(storeSpecialDays.storeId, storeId), eq(storeSpecialDays.date, date));
  const before = await tx.delete(storeSpecialDays).where(ofDay).returning();
  const rows =
    windows?.length === 0
      ? [{ storeId, date }]
      : (windows ?? []).map(({ opening_time: opens, closing_time: closes }) => ({
          storeId,
          date,
          opens,
          closes,
        }));
  if (rows.length > 0) await tx.insert(storeSpecialDays).values(rows);
  await writeAudit(tx, {
    now,
    ...byHand(hand),
    action: "special_day",
    storeId,
    before: { windows: before.map(({ opens, closes }) => [opens, closes]) },
    after: { date, windows },
  });
  return storeState(tx, context, storeId);
}
