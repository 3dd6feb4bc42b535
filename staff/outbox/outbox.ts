/** An outbox: what was pressed is kept on the device before it is sent, and goes when the server has judged it. */
import { create, type StoreApi, type UseBoundStore } from "zustand";
import type { DeviceDatabase } from "../storage/device-database";

/** What every program keeps of a press. */
export interface KeptStep {
  /** The Idempotency-Key: however often it is sent, it happens once. */
  readonly key: string;
  /** Epoch ms. */
  readonly madeAt: number;
  /** What the server said no with; it waits for somebody to have read it. */
  readonly refusal: { readonly code: string; readonly message: string } | null;
}

export interface Outbox<Step extends KeptStep> {
  readonly useSteps: UseBoundStore<StoreApi<{ readonly steps: readonly Step[] }>>;
  readonly restoreSteps: (kept: ReadonlyMap<string, unknown>) => void;
  /** Reads what the device keeps: another tab may have sent or added one. */
  readonly readSteps: () => Promise<readonly Step[]>;
  /** Forgets them in memory; what the device keeps stays. */
  readonly forgetSteps: () => void;
  /** When it was pressed, epoch ms. A clock that was set back must not change the order of what waits. */
  readonly pressTime: () => number;
  /** Steps that were pressed at once, in their order; they are kept when this resolves, or wait in this tab alone where nothing can be. */
  readonly addSteps: (...steps: readonly Step[]) => Promise<void>;
  readonly removeStep: (step: Step) => Promise<void>;
  readonly refuseStep: (step: Step, refusal: NonNullable<KeptStep["refusal"]>) => Promise<void>;
}

/** How the device orders what it keeps: as it was pressed. */
const keyOfStep = ({ madeAt, key }: KeptStep): string => `step:${String(madeAt).padStart(15, "0")}:${key}`;

/** An outbox in a program's database; `channelName` is how its tabs tell each other that it changed. */
export function createOutbox<Step extends KeptStep>(
  { keep, readKept }: DeviceDatabase,
  channelName: string,
): Outbox<Step> {
  const useSteps = create<{ readonly steps: readonly Step[] }>(() => ({ steps: [] }));
  const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(channelName) : null;
  /** What the device has not written, or could not: it waits in this tab alone. */
  const unkept = new Map<string, Step>();
  const stepsIn = (kept: ReadonlyMap<string, unknown>): Step[] =>
    [...new Map([...kept, ...unkept])]
      .filter(([key]) => key.startsWith("step:"))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, step]) => step as Step);
  let changes = 0;
  const readSteps = async (): Promise<readonly Step[]> => {
    const before = changes;
    const steps = stepsIn(await readKept());
    // What was pressed while the device was read is not in it yet.
    if (changes !== before) return readSteps();
    useSteps.setState({ steps });
    return steps;
  };
  const show = (steps: readonly Step[]) => {
    changes += 1;
    useSteps.setState({ steps });
  };
  const write = async (put: readonly Step[], removed: readonly Step[] = []) => {
    for (const step of put) unkept.set(keyOfStep(step), step);
    for (const step of removed) unkept.delete(keyOfStep(step));
    try {
      await keep(Object.fromEntries(put.map((step) => [keyOfStep(step), step])), removed.map(keyOfStep));
      for (const step of put) if (unkept.get(keyOfStep(step)) === step) unkept.delete(keyOfStep(step));
    } catch (error) {
      console.warn(error);
    }
    channel?.postMessage("changed");
  };
  channel?.addEventListener("message", () => void readSteps().catch(() => undefined));
  return {
    useSteps,
    readSteps,
    restoreSteps: (kept) => useSteps.setState({ steps: stepsIn(kept) }),
    forgetSteps: () => {
      unkept.clear();
      show([]);
    },
    pressTime: () => Math.max(Date.now(), (useSteps.getState().steps.at(-1)?.madeAt ?? 0) + 1),
    addSteps: (...steps) => {
      show([...useSteps.getState().steps, ...steps]);
      return write(steps);
    },
    removeStep: (step) => {
      show(useSteps.getState().steps.filter(({ key }) => key !== step.key));
      return write([], [step]);
    },
    refuseStep: (step, refusal) => {
      const refused: Step = { ...step, refusal };
      show(useSteps.getState().steps.map((one) => (one.key === step.key ? refused : one)));
      return write([refused]);
    },
  };
}
