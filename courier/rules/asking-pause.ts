/** How long the page waits before it asks again. */
import type { CourierMe } from "@/contract/calls/couriers";

/** ms. Offers are answered within a minute, so who is on shift must hear of them soon. */
const underWayMs = 7_000;
const onShiftMs = 12_000;
const offShiftMs = 60_000;
const longestLostMs = 30_000;

/** ms until the next question; `failures` in a row make it longer, up to half a minute. */
export function askingPause(
  me: Pick<CourierMe, "orders" | "offers" | "shift_started_at"> | null,
  failures: number,
): number {
  if (failures > 0) return Math.min(longestLostMs, 2_000 * 2 ** (failures - 1));
  if (me === null) return underWayMs;
  if (me.orders.length > 0 || me.offers.length > 0) return underWayMs;
  return me.shift_started_at === null ? offShiftMs : onShiftMs;
}
