/** The board's outbox. */
import type { BoardOrder, BoardOrderAction } from "@/contract/calls/board-orders";
import { randomUuid } from "@/platform/random-uuid";
import { createOutbox } from "../../staff/outbox/outbox";
import { useSession } from "../session/session";
import { boardDatabase } from "../storage/board-database";
import { type OrderStep, pathOfStep, type Step, type SwitchStep } from "./step";

const outbox = createOutbox<Step>(boardDatabase, "doorstep-board-steps");

export const { useSteps, restoreSteps, readSteps, forgetSteps, removeStep, refuseStep } = outbox;

/**
 * Puts a step into the outbox; it is kept when this resolves. Where the device keeps nothing, it waits in this tab alone.
 */
export async function addStep(
  order: Pick<BoardOrder, "id">,
  action: BoardOrderAction,
  body: object,
): Promise<void> {
  const path = pathOfStep(order.id, action);
  await add({ orderId: order.id, action, path, body, madeAt: outbox.pressTime() });
}

/** The same for a switch of a store or its items. The body says when it was pressed where its route takes that. */
export async function addSwitch(
  subject: string,
  path: string,
  body: (pressedAt: string) => object,
): Promise<void> {
  const madeAt = outbox.pressTime();
  await add({ orderId: null, subject, path, body: body(new Date(madeAt).toISOString()), madeAt });
}

type Pressed<Kind> = Kind extends Step ? Omit<Kind, "key" | "operatorId" | "refusal"> : never;

async function add(pressed: Pressed<Step>): Promise<void> {
  const { operatorId } = useSession.getState();
  if (operatorId === null) return;
  await outbox.addSteps({ ...pressed, key: randomUuid(), operatorId, refusal: null });
}

/** The step of an order that is on its way; undefined when none is. */
export const waitingStep = (steps: readonly Step[], orderId: number): OrderStep | undefined =>
  steps.find((step): step is OrderStep => step.orderId === orderId && step.refusal === null);

/** The switches that are on their way, as they were pressed. */
export const waitingSwitches = (steps: readonly Step[]): SwitchStep[] =>
  steps.filter((step): step is SwitchStep => step.orderId === null && step.refusal === null);
