/** Whether a store takes orders, as its people see it. */
import { and, asc, eq, gte } from "drizzle-orm";
import type { BoardStoreState } from "@/contract/calls/board-items";
import { shopTime } from "@/domain/shop-time";
import type { Queryable, ServerContext } from "../../context";
import { storeSchedules, storeSpecialDays, stores } from "../../db/schema";
import { hoursChange } from "../opening-hours/hours-change";
import { pauseOf } from "../opening-hours/pause";
import { type Operator, reaches } from "../operators/operator";
import { refuse } from "../refusals";
import { hoursFrom } from "./store-hours";

const short = (time: string) => time.slice(0, 5);

/** The state of a store; 404 where there is none. */
export async function storeState(
  database: Queryable,
  { clock, timeZones }: Pick<ServerContext, "clock" | "timeZones">,
  storeId: number,
): Promise<BoardStoreState> {
  const [store] = await database.select().from(stores).where(eq(stores.id, storeId)).limit(1);
  if (!store) throw refuse("board_store_unknown");
  const moment = { now: clock.now(), timeZone: timeZones.shop };
  const today = shopTime(moment.now, moment.timeZone);
  const pausedUntil = store.pausedUntil?.toISOString() ?? null;
  const pause = pauseOf(
    { paused_at: store.pausedAt?.toISOString() ?? null, paused_until: pausedUntil },
    moment,
  );
  const { open, changesAt } = hoursChange(await hoursFrom(database, storeId, moment, pause), today);
  const special = await database
    .select()
    .from(storeSpecialDays)
    .where(and(eq(storeSpecialDays.storeId, storeId), gte(storeSpecialDays.date, today.date)))
    .orderBy(asc(storeSpecialDays.date), asc(storeSpecialDays.opens));
  const weekly = await database
    .select()
    .from(storeSchedules)
    .where(eq(storeSchedules.storeId, storeId))
    .orderBy(asc(storeSchedules.day), asc(storeSchedules.opens));
  return {
    id: store.id,
    name: store.name,
    open: store.active && open && pause === null,
    changes_at: store.active ? changesAt : null,
    paused_until: pause === null ? null : pausedUntil,
    pause_reason: pause === null ? null : store.pauseReason,
    busy_minutes: store.busyMinutes,
    hours: weekly.map(({ day, opens, closes }) => ({
      day,
      opening_time: short(opens),
      closing_time: short(closes),
    })),
    special_days: [...new Set(special.map(({ date }) => date))].map((date) => ({
      date,
      windows: special.flatMap((row) =>
        row.date === date && row.opens !== null && row.closes !== null
          ? [{ opening_time: short(row.opens), closing_time: short(row.closes) }]
          : [],
      ),
    })),
  };
}

/** GET /board/stores/{id}: 404 for a store of others. */
export function reachedStoreState(
  context: ServerContext,
  operator: Operator,
  storeId: number,
): Promise<BoardStoreState> {
  if (!reaches(operator, storeId)) throw refuse("board_store_unknown");
  return storeState(context.database, context, storeId);
}
