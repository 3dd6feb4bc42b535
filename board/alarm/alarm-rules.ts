/** When the board rings. */
import type { BoardOrder } from "@/contract/calls/board-orders";

interface Ringing {
  readonly orders: Iterable<BoardOrder>;
  /** The store whose orders this device looks after; null: all. */
  readonly storeId: number | null;
  /** Orders that somebody answered here; the step may still wait for the network. */
  readonly answered: ReadonlySet<number>;
}

/** Orders that nobody has answered yet: as long as there is one, the alarm goes on. */
export function unanswered({ orders, storeId, answered }: Ringing): number[] {
  return (
    [...orders]
      .filter((order) => order.state === "new" && (storeId === null || order.store_id === storeId))
      // A price that was sent waits for its customer.
      .filter((order) => order.prescription_state !== "priced" && !answered.has(order.id))
      .map(({ id }) => id)
  );
}

/** `silent`: nothing to tell. `muted`: it would ring. `blocked`: it should ring and the browser lets it make no sound yet. */
export type AlarmState = "silent" | "ringing" | "muted" | "blocked";

export function alarmState(
  waiting: number,
  { mutedUntil, volume, soundAllowed }: { mutedUntil: number; volume: number; soundAllowed: boolean },
  now: number,
): AlarmState {
  if (waiting === 0) return "silent";
  if (now < mutedUntil || volume === 0) return "muted";
  return soundAllowed ? "ringing" : "blocked";
}

/** What the tab is called while orders wait, every other second; the number is there all the time. */
export function tabTitle(title: string, waiting: number, words: string, isOdd: boolean): string {
  if (waiting === 0) return title;
  return `(${waiting}) ${isOdd ? words : title}`;
}
