/** Whether the stores of this board take orders: as the server said, and what was pressed since. */
import { useMemo } from "react";
import type { BoardBusyRequest, BoardPauseRequest, BoardStoreState } from "@/contract/calls/board-items";
import type { BoardStore } from "@/contract/calls/board-sign-in";
import { callBoard } from "../api/call-board";
import { noticeEnd, takeStore, useSession } from "../session/session";
import type { SwitchStep } from "../steps/step";
import { useSteps, waitingSwitches } from "../steps/steps";
import { useSwitched } from "../steps/switched";
import { useNow } from "../texts/use-now";

export interface StoreNow extends BoardStore {
  readonly isPaused: boolean;
  /** Something of it was pressed here and is not sent yet. */
  readonly waits: boolean;
}

const storePath = /^\/stores\/(\d+)\/(pause|busy)$/;

function switched(store: StoreNow, step: SwitchStep): StoreNow {
  const [, id, what] = storePath.exec(step.path) ?? [];
  if (Number(id) !== store.id) return store;
  if (what === "busy")
    return { ...store, busy_minutes: (step.body as BoardBusyRequest).minutes, waits: true };
  const { minutes, until_closing: untilClosing, reason } = step.body as BoardPauseRequest;
  const isPaused = untilClosing === true || minutes > 0;
  const end = new Date(step.madeAt + minutes * 60_000).toISOString();
  return {
    ...store,
    isPaused,
    // The server names the hour of closing; what ends a pause may open the store.
    open: !isPaused && (store.open || store.isPaused),
    paused_until: isPaused && !untilClosing ? end : null,
    pause_reason: isPaused ? (reason ?? null) : null,
    waits: true,
  };
}

/** A store at an instant (epoch ms), as if what waits were sent. */
export function storeAt(store: BoardStore, waiting: readonly SwitchStep[], now: number): StoreNow {
  const isPaused = store.paused_until !== null && Date.parse(store.paused_until) > now;
  return waiting.reduce(switched, { ...store, isPaused, waits: false });
}

const everyMs = 5_000;

export function useStores(): readonly StoreNow[] {
  const stores = useSession((session) => session.me?.stores);
  const steps = useSteps((state) => state.steps);
  const now = useNow(everyMs);
  return useMemo(
    () => (stores ?? []).map((store) => storeAt(store, waitingSwitches(steps), now)),
    [stores, steps, now],
  );
}

/** Reads how a store is now: others switch it as well. A failure leaves what is known. */
export async function readStore(id: number): Promise<void> {
  const { token } = useSession.getState();
  try {
    takeStore(await callBoard<BoardStoreState>({ path: `/stores/${id}`, token }));
  } catch (error) {
    noticeEnd(error, token);
  }
}

/** Takes over what stores answer to their switches, until the returned function is called. */
export const followStoreSwitches = (): (() => void) =>
  useSwitched.subscribe(({ last }) => {
    if (last && storePath.test(last.step.path)) takeStore(last.answer as BoardStoreState);
  });
