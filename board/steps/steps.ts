/** The board's outbox: what was pressed is kept on the device before it is sent, and goes when the server has judged it. */
import { create } from "zustand";
import type { BoardOrder, BoardOrderAction } from "@/contract/calls/board-orders";
import { randomUuid } from "@/platform/random-uuid";
import { useSession } from "../session/session";
import { keep, readKept } from "../storage/board-database";
import { keyOfStep, type OrderStep, pathOfStep, type Step, type SwitchStep } from "./step";

export const useSteps = create<{ readonly steps: readonly Step[] }>(() => ({ steps: [] }));

/** Tells the other tabs of this device that the outbox changed. */
const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel("doorstep-board-steps") : null;
channel?.addEventListener("message", () => void readSteps().catch(() => undefined));

const stepsIn = (kept: ReadonlyMap<string, unknown>): Step[] =>
  [...kept]
    .filter(([key]) => key.startsWith("step:"))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, step]) => step as Step);

export const restoreSteps = (kept: ReadonlyMap<string, unknown>): void =>
  useSteps.setState({ steps: stepsIn(kept) });

/** Reads what the device keeps: another tab may have sent or added one. */
export async function readSteps(): Promise<readonly Step[]> {
  const steps = stepsIn(await readKept());
  useSteps.setState({ steps });
  return steps;
}

export const forgetSteps = (): void => useSteps.setState({ steps: [] });

/** When it was pressed, epoch ms. A clock that was set back must not change the order of what waits. */
const pressTime = (): number => Math.max(Date.now(), (useSteps.getState().steps.at(-1)?.madeAt ?? 0) + 1);

/**
 * Puts a step into the outbox; it is kept when this resolves. Where the device keeps nothing, it waits in this tab alone.
 */
export async function addStep(
  order: Pick<BoardOrder, "id">,
  action: BoardOrderAction,
  body: object,
): Promise<void> {
  const path = pathOfStep(order.id, action);
  await add({ orderId: order.id, action, path, body, madeAt: pressTime() });
}

/** The same for a switch of a store or its items. The body says when it was pressed where its route takes that. */
export async function addSwitch(
  subject: string,
  path: string,
  body: (pressedAt: string) => object,
): Promise<void> {
  const madeAt = pressTime();
  await add({ orderId: null, subject, path, body: body(new Date(madeAt).toISOString()), madeAt });
}

type Pressed<Kind> = Kind extends Step ? Omit<Kind, "key" | "operatorId" | "refusal"> : never;

async function add(pressed: Pressed<Step>): Promise<void> {
  const { operatorId } = useSession.getState();
  if (operatorId === null) return;
  const step: Step = { ...pressed, key: randomUuid(), operatorId, refusal: null };
  useSteps.setState({ steps: [...useSteps.getState().steps, step] });
  await keep({ [keyOfStep(step)]: step }).catch((error: unknown) => console.warn(error));
  channel?.postMessage("changed");
}

export async function removeStep(step: Step): Promise<void> {
  useSteps.setState({ steps: useSteps.getState().steps.filter(({ key }) => key !== step.key) });
  await keep({}, [keyOfStep(step)]).catch((error: unknown) => console.warn(error));
  channel?.postMessage("changed");
}

export async function refuseStep(step: Step, refusal: NonNullable<Step["refusal"]>): Promise<void> {
  const refused: Step = { ...step, refusal };
  const steps = useSteps.getState().steps.map((one) => (one.key === step.key ? refused : one));
  useSteps.setState({ steps });
  await keep({ [keyOfStep(step)]: refused }).catch((error: unknown) => console.warn(error));
  channel?.postMessage("changed");
}

/** The step of an order that is on its way; undefined when none is. */
export const waitingStep = (steps: readonly Step[], orderId: number): OrderStep | undefined =>
  steps.find((step): step is OrderStep => step.orderId === orderId && step.refusal === null);

/** The switches that are on their way, as they were pressed. */
export const waitingSwitches = (steps: readonly Step[]): SwitchStep[] =>
  steps.filter((step): step is SwitchStep => step.orderId === null && step.refusal === null);
