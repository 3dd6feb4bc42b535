/** Sends an outbox, one step after the other, from one tab at a time. */
import type { ApiError } from "@/platform/http/api-error";
import type { KeptStep, Outbox } from "./outbox";

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/** What an answer means for the step. `later`: it says nothing about it; `late`: somebody else was quicker. */
export function judge(error: ApiError): "later" | "ended" | "late" | "refused" {
  if (error.kind === "unauthorised") return "ended";
  if (error.kind !== "refused" || error.status >= 500) return "later";
  if ([408, 425, 429].includes(error.status) || error.hasCode("idempotency_in_progress")) return "later";
  return error.status === 409 && error.hasCode("order_changed") ? "late" : "refused";
}

/** How steps are sent for whoever is signed in when sending begins. */
export interface SendingPerson<Step> {
  readonly isOwn: (step: Step) => boolean;
  /** Returns whether the next one may follow. */
  readonly send: (step: Step) => Promise<boolean>;
}

interface Sender {
  /** Sends what waits, now and again until it is done. Safe to call at any time, from any tab. */
  readonly sendSteps: () => void;
  /** Ends the tries that are planned. */
  readonly stopSending: () => void;
}

/** The sender of an outbox. `person` is null while nobody is signed in. */
export function outboxSender<Step extends KeptStep>(
  { readSteps, useSteps }: Pick<Outbox<Step>, "readSteps" | "useSteps">,
  lockName: string,
  person: () => SendingPerson<Step> | null,
): Sender {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queued = false;
  let turns: Promise<unknown> = Promise.resolve();

  /** After what this tab sends already; of all tabs where the browser has locks. */
  const oneAtATime = async (work: () => Promise<void>): Promise<void> => {
    const turn = turns.then(() => (navigator.locks ? navigator.locks.request(lockName, work) : work()));
    turns = turn.catch((error: unknown) => console.error(error));
    await turns;
  };

  /** Returns whether nothing is left that could be sent. */
  const sendAll = async (): Promise<boolean> => {
    // A device that keeps nothing has its steps in memory alone.
    const kept = await readSteps().catch(() => useSteps.getState().steps);
    const sending = person();
    if (sending === null) return true;
    for (const step of kept) {
      if (step.refusal !== null || !sending.isOwn(step)) continue;
      if (!(await sending.send(step))) return person() === null;
    }
    return !useSteps.getState().steps.some((step) => step.refusal === null && sending.isOwn(step));
  };

  const sendSteps = (): void => {
    clearTimeout(timer);
    if (queued) return;
    queued = true;
    void oneAtATime(async () => {
      queued = false;
      const done = await sendAll();
      failures = done ? 0 : failures + 1;
      clearTimeout(timer);
      if (!done) timer = setTimeout(sendSteps, Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1)));
    });
  };
  return {
    sendSteps,
    stopSending: () => {
      clearTimeout(timer);
      failures = 0;
    },
  };
}
