/** The page's outbox. */
import { randomUuid } from "@/platform/random-uuid";
import { createOutbox } from "../../staff/outbox/outbox";
import { serverTime } from "../me/me";
import type { NewStep, Step } from "../rules/step";
import { useSession } from "../session/session";
import { courierDatabase, keep } from "../storage/courier-database";

const outbox = createOutbox<Step>(courierDatabase, "doorstep-courier-steps");

export const { useSteps, readSteps, forgetSteps, removeStep, refuseStep } = outbox;

/** What somebody pressed who has not been back for so long is nothing any more, ms. */
const othersForMs = 7 * 86_400_000;

/** Takes up what was kept, and lets go of what others left long ago. */
export function restoreSteps(kept: ReadonlyMap<string, unknown>, courierId: number | null): void {
  const oldest = Date.now() - othersForMs;
  const left = [...kept].filter(([key, value]) => {
    const step = value as Step;
    return key.startsWith("step:") && step.courierId !== courierId && step.madeAt < oldest;
  });
  const gone = new Set(left.map(([key]) => key));
  if (gone.size > 0) void keep({}, [...gone]).catch(() => undefined);
  outbox.restoreSteps(new Map([...kept].filter(([key]) => !gone.has(key))));
}

/** Puts what was pressed at once into the outbox, in its order; it is kept when this resolves. */
export async function addSteps(...pressed: readonly NewStep[]): Promise<void> {
  const { courier } = useSession.getState();
  if (courier === null) return;
  const first = outbox.pressTime();
  const at = Math.round(serverTime());
  const steps = pressed.map(
    (step, index) =>
      ({
        ...step,
        key: randomUuid(),
        courierId: courier.id,
        at,
        madeAt: first + index,
        refusal: null,
      }) as Step,
  );
  await outbox.addSteps(...steps);
}

/** Steps of this person that the server has not judged yet. */
export const waitingSteps = (steps: readonly Step[], courierId: number | undefined): Step[] =>
  steps.filter((step) => step.refusal === null && step.courierId === courierId);

/** Steps of this person that the server refused; they wait for somebody to have read why. */
export const refusedSteps = (steps: readonly Step[], courierId: number | undefined): Step[] =>
  steps.filter((step) => step.refusal !== null && step.courierId === courierId);
