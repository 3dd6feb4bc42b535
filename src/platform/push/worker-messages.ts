/** What worker and page say to each other about pushes. Both sides check what they get. */
import type { PushMessage } from "@/domain/push-message";

/** From the worker. Answered through the port that comes along. */
export type MessageFromWorker =
  | {
      doorstep: "push";
      message: PushMessage;
      /** False for further tabs: they bring themselves up to date and say nothing. */
      show: boolean;
    }
  | { doorstep: "open"; target: string };

/** The page's answer: it has taken care of it. */
export const handledReply = "taken";

export function isMessageFromWorker(value: unknown): value is MessageFromWorker {
  if (typeof value !== "object" || value === null) return false;
  const note = value as Record<string, unknown>;
  if (note.doorstep === "open") return typeof note.target === "string";
  return note.doorstep === "push" && typeof note.message === "object" && note.message !== null;
}
