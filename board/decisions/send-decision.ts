import { randomUuid } from "@/platform/random-uuid";
import { callBoard } from "../api/call-board";
import { noticeEnd, useSession } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";
import { readCounts } from "./counts";

/** Sends what was decided; whoever decides waits for the answer. `path` is below /board. Throws ApiError. */
export async function sendDecision<T>(method: "POST" | "PUT", path: string, body?: object): Promise<T> {
  const { token } = useSession.getState();
  const { language } = useDeviceSettings.getState();
  const idempotencyKey = randomUuid();
  try {
    return await callBoard<T>({ method, path, token, language, idempotencyKey, ...(body ? { body } : {}) });
  } catch (error) {
    noticeEnd(error, token);
    throw error;
  } finally {
    if (token !== null) void readCounts(token);
  }
}
