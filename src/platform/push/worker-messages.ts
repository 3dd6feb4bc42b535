/** Messages between worker and page about pushes. Both sides validate them. */
import type { PushMessage } from "@/domain/push-message";

/** From the worker; the page replies through the port that comes along. */
export type MessageFromWorker =
  | {
      doorstep: "push";
      message: PushMessage;
      /** False for further tabs: they update their data and show nothing. */
      show: boolean;
    }
  | { doorstep: "open"; target: string };

/** The page's reply: it has handled the push. */
export const handledReply = "taken";

export function isMessageFromWorker(value: unknown): value is MessageFromWorker {
  if (typeof value !== "object" || value === null) return false;
  const message = value as Record<string, unknown>;
  if (message.doorstep === "open") return typeof message.target === "string";
  return message.doorstep === "push" && typeof message.message === "object" && message.message !== null;
}
