/** For when an order can be placed: for now, for a slot of the store's hours, or not at all. */
import { useCallback, useMemo, useState } from "react";
import type { Config, StoreDetails } from "@/contract";
import { type OrderSlot, orderNowProblem, orderSlots, type SlotDay } from "@/domain/order-slots";
import { serverNow } from "@/platform/connectivity";
import { useClock } from "@/platform/format";
import { useShopClock } from "@/platform/format/shop-now";
import type { StoredCartLine } from "@/stores/cart";

export interface OrderTimes {
  /** Why it cannot be for now; null when it can. */
  problem: "closed" | "items" | null;
  /** Empty when the store or the operator takes no orders for later. */
  days: SlotDay[];
  /** Null is now. */
  slot: OrderSlot | null;
  /** Its start, epoch ms by the server's clock: the order is not tried after it. Undefined for now. */
  slotStartsAt: number | undefined;
  choose: (slot: OrderSlot | null) => void;
  /** Neither for now nor for later. */
  impossible: boolean;
}

export function useOrderTimes(
  store: StoreDetails,
  config: Config | null | undefined,
  lines: readonly StoredCartLine[],
): OrderTimes {
  const items = useMemo(() => lines.map((line) => line.item), [lines]);
  const problem = useShopClock(useCallback((now) => orderNowProblem(store, items, now), [store, items]));
  const clockMinute = useShopClock(
    useCallback((now) => (now === null ? null : `${now.date} ${Math.floor(now.minute)}`), []),
  );
  const { timeZone } = useClock();
  const offered = store.active && store.schedule_order && config?.schedule_order === true;
  const days = useMemo(() => {
    if (!offered || clockMinute === null) return [];
    return orderSlots({
      hours: store.schedules,
      items,
      now: serverNow(),
      timeZone,
      slotMinutes: config?.schedule_order_slot_duration ?? 0,
      leadMinutes: store.order_place_to_schedule_interval ?? 0,
    });
  }, [offered, store, config, items, timeZone, clockMinute]);
  const [chosen, setChosen] = useState<string | null>(null);
  const slots = days.flatMap((day) => day.slots);
  const wanted = slots.find((slot) => slot.value === chosen) ?? null;
  // Where now is not possible the first slot is preselected.
  const slot = wanted ?? (problem === null ? null : (slots[0] ?? null));
  return {
    problem,
    days,
    slot,
    slotStartsAt: slot?.startsAt,
    choose: (next) => setChosen(next?.value ?? null),
    impossible: problem !== null && slot === null,
  };
}
