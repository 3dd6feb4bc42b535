/** Sends the board's outbox. */
import type { BoardOrder } from "@/contract/calls/board-orders";
import { isApiError } from "@/platform/http/api-error";
import { judge, outboxSender } from "../../staff/outbox/outbox-sender";
import { callBoard } from "../api/call-board";
import { takeOrders } from "../orders/orders";
import { noticeEnd, useSession } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";
import { tell } from "./notices";
import type { Step } from "./step";
import { readSteps, refuseStep, removeStep, useSteps } from "./steps";
import { useSwitched } from "./switched";

export const { sendSteps, stopSending } = outboxSender<Step>(
  { readSteps, useSteps },
  "doorstep-board-sender",
  () => {
    const { token, operatorId } = useSession.getState();
    if (token === null) return null;
    return { isOwn: (step) => step.operatorId === operatorId, send: (step) => send(step, token) };
  },
);

/** Whether an answer is an order of the board as it is now; whatever else it is, the stream brings the change. */
const isOrder = (answer: unknown): answer is BoardOrder =>
  typeof answer === "object" && answer !== null && "id" in answer && "seq" in answer && "state" in answer;

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
