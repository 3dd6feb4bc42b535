/** The slots an order can be scheduled for: within a store's opening hours, on the shop's clock. */
import type { Store } from "@/contract";
import { isItemAvailable } from "./item-availability";
import { isOpenBySchedule, isStoreOpen } from "./opening-hours";
import { type ShopTime, shopTime } from "./shop-time";
import type { TimeZone } from "./time-zone";
import { instantAtWall } from "./wall-time";

export interface OrderSlot {
  /** `YYYY-MM-DD HH:mm` on the shop's clock, as the contract's `schedule_at` takes it. */
  value: string;
  /** `HH:mm`. */
  time: string;
  /** Its start, epoch ms. */
  startsAt: number;
}

export interface SlotDay {
  /** `YYYY-MM-DD`. */
  date: string;
  /** 0 is today. */
  inDays: number;
  slots: OrderSlot[];
}

interface SlotRequest {
  hours: Parameters<typeof isOpenBySchedule>[0];
  /** All of them must be sold at the slot's start. */
  items: readonly Parameters<typeof isItemAvailable>[0][];
  /** Epoch ms. */
  now: number;
  /** The shop's. */
  timeZone: TimeZone;
  /** Length of a slot, minutes; 0 or less means the operator named none. */
  slotMinutes: number;
  /** A slot starts at least this much later than now, minutes. */
  leadMinutes: number;
}

/** How far ahead is offered, days with today. */
const daysOffered = 7;
/** Where the operator sets no length. */
const defaultSlotMinutes = 30;
const dayMinutes = 1440;
const minuteMs = 60_000;

const twoDigits = (value: number) => String(value).padStart(2, "0");
const timeOf = (minute: number) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

/** `YYYY-MM-DD` so many days after another. */
function dateAfter(date: string, days: number): string {
  const start = Date.parse(`${date}T00:00:00Z`);
  return new Date(start + days * dayMinutes * minuteMs).toISOString().slice(0, 10);
}

/**
 * Days of the next week with their slots; days without one are left out. The hour that a clock change skips has no slots, and
 * the hour that it repeats has each of them once, at the first of its two instants.
 */
export function orderSlots({
  hours,
  items,
  now,
  timeZone,
  slotMinutes,
  leadMinutes,
}: SlotRequest): SlotDay[] {
  const length = slotMinutes > 0 ? slotMinutes : defaultSlotMinutes;
  const today = shopTime(new Date(now), timeZone);
  const earliest = now + leadMinutes * minuteMs;
  const days: SlotDay[] = [];
  for (let inDays = 0; inDays < daysOffered; inDays += 1) {
    const date = dateAfter(today.date, inDays);
    const midnight = Date.parse(`${date}T00:00:00Z`);
    const slots: OrderSlot[] = [];
    for (let minute = 0; minute < dayMinutes; minute += length) {
      const at: ShopTime = { day: (today.day + inDays) % 7, minute, date };
      if (!isOpenBySchedule(hours, at)) continue;
      if (!items.every((item) => isItemAvailable(item, at))) continue;
      const startsAt = instantAtWall(midnight + minute * minuteMs, timeZone);
      if (startsAt === null || startsAt <= now || startsAt < earliest) continue;
      slots.push({ value: `${date} ${timeOf(minute)}`, time: timeOf(minute), startsAt });
    }
    if (slots.length > 0) days.push({ date, inDays, slots });
  }
  return days;
}

/** Why a store takes no order for now: it is closed, or it is open and something of the order is not sold now. */
export function orderNowProblem(
  store: Pick<Store, "active" | "open" | "schedules">,
  items: SlotRequest["items"],
  now: ShopTime | null,
): "closed" | "items" | null {
  if (!store.active || !isStoreOpen(store, now)) return "closed";
  return now !== null && !items.every((item) => isItemAvailable(item, now)) ? "items" : null;
}
