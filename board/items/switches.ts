/** What is switched at the board goes through its outbox: it is kept first, and counts from when it was pressed. */
import type { BoardBusyRequest, BoardPauseRequest, BoardSoldOutRequest } from "@/contract/calls/board-items";
import { sendSteps } from "../steps/send-steps";
import { addSwitch } from "../steps/steps";
import { soldOutPath } from "./shown-items";

/** What a switch is of: the store's own things, by the names of the contract. */
export type Parts = Pick<BoardSoldOutRequest, "item_ids" | "variation_ids" | "add_on_ids" | "options">;

/** As the person reads it where it is refused or waits. */
interface Named {
  readonly id: number;
  readonly name: string;
}

/** By the contract, of a kind in one request. */
const maxIds = 200;

/** Marks parts of a store. `until`: "tomorrow", or null: until somebody says otherwise. */
export async function markSoldOut(
  subject: string,
  storeId: number,
  parts: Parts,
  mark: { readonly soldOut: boolean; readonly until: "tomorrow" | null },
): Promise<void> {
  const ids = parts.item_ids ?? [];
  for (let from = 0; from === 0 || from < ids.length; from += maxIds) {
    const some: Parts = ids.length > 0 ? { ...parts, item_ids: ids.slice(from, from + maxIds) } : parts;
    await addSwitch(
      subject,
      soldOutPath,
      (pressedAt): BoardSoldOutRequest => ({
        store_id: storeId,
        ...some,
        sold_out: mark.soldOut,
        until: mark.until,
        pressed_at: pressedAt,
      }),
    );
  }
  sendSteps();
}

export type Pause = Pick<BoardPauseRequest, "minutes" | "until_closing" | "reason">;

export async function pauseStore({ id, name }: Named, pause: Pause): Promise<void> {
  await addSwitch(
    name,
    `/stores/${id}/pause`,
    (pressedAt): BoardPauseRequest => ({ ...pause, pressed_at: pressedAt }),
  );
  sendSteps();
}

/** Ends a pause before its time. */
export const resumeStore = (store: Named): Promise<void> => pauseStore(store, { minutes: 0 });

/** Minutes that are added to every arrival; 0: off. */
export async function setBusy({ id, name }: Named, minutes: number): Promise<void> {
  await addSwitch(name, `/stores/${id}/busy`, (): BoardBusyRequest => ({ minutes }));
  sendSteps();
}
