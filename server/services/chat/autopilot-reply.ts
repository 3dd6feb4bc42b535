/** In the demo nobody sits in the stores: here the reply to a customer's message is queued. */
import type { ServerContext, Transaction } from "../../context";

/** Name of the job that replies to one message. */
export const CHAT_AUTOPILOT_JOB = "chat-autopilot";

/** Seconds until a reply, about as long as reading and typing take. */
const replySeconds = 3;

export interface AutopilotReply extends Record<string, unknown> {
  conversationId: number;
  messageId: number;
}

/** Queues the reply in the transaction of the message; nothing when the autopilot is off. */
export async function queueAutopilotReply(
  tx: Transaction,
  { jobs, settings }: Pick<ServerContext, "jobs" | "settings">,
  reply: AutopilotReply,
): Promise<void> {
  if (!settings.demoAutopilot) return;
  await jobs.send(tx, CHAT_AUTOPILOT_JOB, reply, { startAfterSeconds: replySeconds });
}
