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

/**
 * Said by the page before it shows a push, and answered with `showReply` only by a worker that still waits: a page whose
 * thread was busy for too long is told nothing, because a notification stands in its place by then.
 */
export const readyReply = "ready";
export const showReply = "show";

/** For the page: resolves when the push is this page's to show, and never when it came too late. */
export function waitForTurn(port: MessagePort): Promise<void> {
  return new Promise((resolve) => {
    port.onmessage = ({ data }) => {
      if (data === showReply) resolve();
    };
    port.postMessage(readyReply);
  });
}

export function isMessageFromWorker(value: unknown): value is MessageFromWorker {
  if (typeof value !== "object" || value === null) return false;
  const message = value as Record<string, unknown>;
  if (message.doorstep === "open") return typeof message.target === "string";
  return message.doorstep === "push" && typeof message.message === "object" && message.message !== null;
}
