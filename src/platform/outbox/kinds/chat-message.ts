/** Sends a chat message with its pictures. */
import { post } from "@/platform/http/client";
import { requireObject } from "@/platform/http/normalise/readers";
import type { Gate } from "../gate/gate";
import type { MessageRow } from "../rows/row";
import { appendFiles } from "./review";
import { writeThroughGate } from "./row-request";

export async function sendMessage(row: MessageRow, gate: Gate): Promise<void> {
  const { to, text, images, orderId } = row.payload;
  const form = new FormData();
  form.append("message", text);
  if ("conversationId" in to) form.append("conversation_id", String(to.conversationId));
  else {
    form.append("receiver_type", to.type);
    form.append("receiver_id", String(to.id));
  }
  if (orderId !== null) form.append("order_id", String(orderId));
  appendFiles(form, "image[]", images);
  await writeThroughGate(row, gate, (options) =>
    post({ path: "/customer/message/send", body: form, normalise: requireObject, ...options }),
  );
}
