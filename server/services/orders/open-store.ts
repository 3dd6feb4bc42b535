import { and, between, eq } from "drizzle-orm";
import { type ShopTime, shopClockText, shopTime } from "@/domain/shop-time";
import type { Transaction } from "../../context";
import { storeSchedules, storeSpecialDays, stores } from "../../db/schema";
import { dateAfter } from "../dates/calendar-dates";
import { isOpenAt } from "../opening-hours/hours-change";
import { hoursOfWeek } from "../opening-hours/hours-of-week";
import { type Refusal, refuse } from "../refusals";
import type { ShopRules } from "../settings/shop-rules";
import type { ShopView } from "../settings/shop-view";
import type { StoredStore } from "./delivery-charge";
import { type OrderChecks, report } from "./order-problems";

/** The order that a store is asked to take. */
export interface StoreRequirements {
  storeId: number | null | undefined;
  moduleId: number;
  orderType: "delivery" | "take_away";
  /** Null is now. */
  scheduledAt: Date | null;
}

/**
 * The store, taking this kind of order at this time. Refuses with `store`, `order_type`, `schedule_at` or `order_time`; one that
 * is not there in any case.
 */
export async function* openStore(
  tx: Transaction,
  { storeId, moduleId, orderType, scheduledAt }: StoreRequirements,
  rules: ShopRules,
  view: ShopView,
): OrderChecks<StoredStore> {
  if (!storeId) throw refuse("store_missing");
  const [store] = await tx
    .select()
    .from(stores)
    .where(and(eq(stores.id, storeId), eq(stores.status, true), eq(stores.moduleId, moduleId)))
    .limit(1);
  if (!store) throw refuse("store_unknown");
  yield* report(await takingProblem(tx, store, { orderType, scheduledAt }, rules, view));
  return store;
}

/** Why a store that is there does not take the order. */
async function takingProblem(
  tx: Transaction,
  store: StoredStore,
  { orderType, scheduledAt }: Pick<StoreRequirements, "orderType" | "scheduledAt">,
  rules: ShopRules,
  view: ShopView,
): Promise<Refusal | null> {
  if (orderType === "delivery" ? !store.delivery : !store.takeAway) return refuse("order_type");
  if (!store.active) return refuse("store_closed");
  const at = scheduledAt ?? view.now;
  if (store.pausedUntil && at < store.pausedUntil && view.now < store.pausedUntil) {
    const time = shopClockText(shopTime(store.pausedUntil, view.timeZone)).slice(11);
    const reason = store.pauseReason;
    return reason === null
      ? refuse("store_paused", { time })
      : refuse("store_paused_reason", { time, reason });
  }
  if (scheduledAt && !(store.scheduleOrder && rules.scheduleOrder)) return refuse("schedule_off");
  const moment = shopTime(at, view.timeZone);
  return isOpenAt(await hoursAround(tx, store.id, moment), moment) ? null : refuse("store_closed");
}

/** The store's hours of the week that begins with a moment, its special days included. */
async function hoursAround(tx: Transaction, storeId: number, moment: ShopTime) {
  const weekly = await tx.select().from(storeSchedules).where(eq(storeSchedules.storeId, storeId));
  const special = await tx
    .select()
    .from(storeSpecialDays)
    .where(
      and(
        eq(storeSpecialDays.storeId, storeId),
        between(storeSpecialDays.date, dateAfter(moment.date, -1), moment.date),
      ),
    );
  return hoursOfWeek(weekly, special, moment);
}
