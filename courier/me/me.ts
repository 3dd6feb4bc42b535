/** What the server said last of the courier, their shift and their orders; in memory and on the phone. */
import { create } from "zustand";
import type { CourierMe } from "@/contract/calls/couriers";
import { applyStep } from "../rules/apply-step";
import type { Step } from "../rules/step";
import { keep } from "../storage/courier-database";

interface MeState {
  /** Null: never read by this person here. */
  readonly me: CourierMe | null;
  /** Since when the server cannot be reached, epoch ms; null while it can. */
  readonly lostAt: number | null;
  /** How far the server's clock is ahead of the phone's, ms. */
  readonly clockAhead: number;
  /** How many steps have happened: an answer that was asked for before one of them is older than what is shown. */
  readonly steps: number;
}

const none = { me: null, lostAt: null, clockAhead: 0, steps: 0 };

export const useMe = create<MeState>(() => none);

interface Kept {
  readonly me: CourierMe;
  readonly clockAhead: number;
}

/** Takes up what was kept: a phone without a network starts with the last that it knew. */
export function restoreMe(kept: ReadonlyMap<string, unknown>): void {
  const found = kept.get("me") as Kept | undefined;
  if (found) useMe.setState({ me: found.me, clockAhead: found.clockAhead });
}

/** Forgets it in memory; who signs out wipes the phone, too. */
export const forgetMe = (): void => useMe.setState(none);

const keepMe = ({ me, clockAhead }: MeState) =>
  me === null ? undefined : void keep({ me: { me, clockAhead } }).catch(() => undefined);

export function takeMe(me: CourierMe, clockAhead: number): void {
  useMe.setState({ me, clockAhead, lostAt: null });
  keepMe(useMe.getState());
}

/** A step has happened at the server. */
export function takeStepDone(step: Step): void {
  const { me, steps } = useMe.getState();
  useMe.setState({ me: me && applyStep(me, step), steps: steps + 1 });
  keepMe(useMe.getState());
}

export function noticeLost(): void {
  if (useMe.getState().lostAt === null) useMe.setState({ lostAt: Date.now() });
}

/** The server's time as far as the phone knows it, epoch ms. */
export const serverTime = (): number => Date.now() + useMe.getState().clockAhead;
