/** Sends the outbox, one step after the other, from one tab at a time. */
import type { BoardOrder } from "@/contract/calls/board-orders";
import { type ApiError, isApiError } from "@/platform/http/api-error";
import { callBoard } from "../api/call-board";
import { takeOrders } from "../orders/orders";
import { noticeEnd, useSession } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";
import { tell } from "./notices";
import type { Step } from "./step";
import { readSteps, refuseStep, removeStep, useSteps } from "./steps";
import { useSwitched } from "./switched";

const lockName = "doorstep-board-sender";
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let queued = false;

/** What an answer means for the step. `later`: it says nothing about it; `late`: somebody else was quicker. */
export function judge(error: ApiError): "later" | "ended" | "late" | "refused" {
  if (error.kind === "unauthorised") return "ended";
  if (error.kind !== "refused" || error.status >= 500) return "later";
  if ([408, 425, 429].includes(error.status) || error.hasCode("idempotency_in_progress")) return "later";
  return error.status === 409 && error.hasCode("order_changed") ? "late" : "refused";
}

/** Whether an answer is an order of the board as it is now; whatever else it is, the stream brings the change. */
const isOrder = (answer: unknown): answer is BoardOrder =>
  typeof answer === "object" && answer !== null && "id" in answer && "seq" in answer && "state" in answer;

/** Sends what waits, now and again until it is done. Safe to call at any time, from any tab. */
export function sendSteps(): void {
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
}

/** Ends the tries that are planned. */
export function stopSending(): void {
  clearTimeout(timer);
  failures = 0;
}

let turns: Promise<unknown> = Promise.resolve();

/** After what this tab sends already; of all tabs where the browser has locks. */
async function oneAtATime(work: () => Promise<void>): Promise<void> {
  const turn = turns.then(() => (navigator.locks ? navigator.locks.request(lockName, work) : work()));
  turns = turn.catch((error: unknown) => console.error(error));
  await turns;
}

/** Returns whether nothing is left that could be sent. */
async function sendAll(): Promise<boolean> {
  // A device that keeps nothing has its steps in memory alone.
  const kept = await readSteps().catch(() => useSteps.getState().steps);
  const { token, operatorId } = useSession.getState();
  if (token === null) return true;
  for (const step of kept) {
    if (step.refusal !== null || step.operatorId !== operatorId) continue;
    if (!(await send(step, token))) return useSession.getState().token === null;
  }
  return !useSteps.getState().steps.some((step) => step.refusal === null && step.operatorId === operatorId);
}

/** Returns whether the next one may follow. */
async function send(step: Step, token: string): Promise<boolean> {
  const { language } = useDeviceSettings.getState();
  const { path, body, key: idempotencyKey } = step;
  const method = step.orderId === null ? "PUT" : "POST";
  try {
    const answer = await callBoard<unknown>({ method, path, body, token, idempotencyKey, language });
    if (step.orderId === null) useSwitched.setState({ last: { step, answer } });
    else if (isOrder(answer)) takeOrders([answer], null);
    await removeStep(step);
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    const verdict = judge(error);
    const [{ code = "", message = "" } = {}] = error.errors;
    if (verdict === "ended") noticeEnd(error, token);
    if (verdict === "late") {
      if (step.orderId !== null) tell({ orderId: step.orderId, action: step.action, message });
      await removeStep(step);
    }
    if (verdict === "refused") await refuseStep(step, { code, message });
    return verdict === "late" || verdict === "refused";
  }
}
