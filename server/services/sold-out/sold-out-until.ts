import type { BoardSoldOutRequest } from "@/contract/calls/board-items";
import type { ServerContext, Transaction } from "../../context";
import { pressedAt } from "../availability/pressed-at";
import { hoursFrom, nextDayOpening } from "../availability/store-hours";
import { refuse } from "../refusals";

/** The furthest that an end may be ahead, ms. */
const maxAheadMs = 366 * 86_400_000;

/** When a mark ends by itself, null for never. Refuses with `board_until` an end that is over or too far ahead. */
export async function soldOutUntil(
  tx: Transaction,
  { clock, timeZones }: Pick<ServerContext, "clock" | "timeZones">,
  { store_id: storeId, sold_out: soldOut, until, pressed_at: pressed }: BoardSoldOutRequest,
): Promise<Date | null> {
  if (!soldOut || until === null) return null;
  const now = clock.now();
  if (until === "tomorrow") {
    const moment = { now: pressedAt(pressed, now), timeZone: timeZones.shop };
    return nextDayOpening(await hoursFrom(tx, storeId, moment), moment);
  }
  const end = Date.parse(until);
  // A mark whose end passed while it waited for the network is over already, and no error.
  if (Number.isNaN(end) || end > now.getTime() + maxAheadMs) throw refuse("board_until");
  if (end <= now.getTime() && pressed === undefined) throw refuse("board_until");
  return new Date(end);
}
