/** Sends the outbox of the couriers' page. */
import { isApiError } from "@/platform/http/api-error";
import { judge, outboxSender } from "../../staff/outbox/outbox-sender";
import { callCourier } from "../api/call-courier";
import { askMe } from "../me/follow-me";
import { noticeLost, takeStepDone, useMe } from "../me/me";
import { isMoot } from "../rules/apply-step";
import { bodyOfStep, type NewStep, pathOfStep, type Step } from "../rules/step";
import { noticeEnd, useSession } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";
import { addSteps, readSteps, refuseStep, removeStep, useSteps } from "./steps";

export const { sendSteps, stopSending } = outboxSender<Step>(
  { readSteps, useSteps },
  "doorstep-courier-sender",
  () => {
    const { token, courier } = useSession.getState();
    if (token === null || courier === null) return null;
    return { isOwn: (step) => step.courierId === courier.id, send: (step) => send(step, token) };
  },
);

/** Keeps what was pressed on the phone, then sends it; nothing that is pressed is lost. */
export async function press(...pressed: readonly NewStep[]): Promise<void> {
  await addSteps(...pressed);
  sendSteps();
}

/** Returns whether the next one may follow. */
async function send(step: Step, token: string): Promise<boolean> {
  const { language } = useDeviceSettings.getState();
  try {
    await callCourier({
      method: "POST",
      path: pathOfStep(step),
      body: bodyOfStep(step),
      idempotencyKey: step.key,
      token,
      language,
    });
    // In one turn: what is shown must not fall back in between.
    takeStepDone(step);
    await removeStep(step);
    void askMe();
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    const verdict = judge(error);
    if (verdict === "ended") noticeEnd(error, token);
    if (isApiError(error, "network", "timeout")) noticeLost();
    if (verdict === "ended" || verdict === "later") return false;
    // What the server knows by now says whether the refusal matters.
    await askMe();
    const { me } = useMe.getState();
    const [{ code = "", message = "" } = {}] = error.errors;
    if (me !== null && isMoot(step, me)) await removeStep(step);
    else await refuseStep(step, { code, message });
    return true;
  }
}
