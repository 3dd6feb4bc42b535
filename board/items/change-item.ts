import type { BoardItemRequest } from "@/contract/calls/board-items";
import { randomUuid } from "@/platform/random-uuid";
import { callBoard } from "../api/call-board";
import { noticeEnd, useSession } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";

/** Another price or stock; whoever asks waits for the answer, which may find something wrong with it. Throws ApiError. */
export async function changeItem(itemId: number, body: BoardItemRequest): Promise<void> {
  const { token } = useSession.getState();
  const { language } = useDeviceSettings.getState();
  try {
    await callBoard({
      method: "PUT",
      path: `/items/${itemId}`,
      token,
      language,
      body,
      idempotencyKey: randomUuid(),
    });
  } catch (error) {
    noticeEnd(error, token);
    throw error;
  }
}
