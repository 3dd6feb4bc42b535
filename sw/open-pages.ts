/** Messages to open pages, with a time limit for the reply. */
import type { PushMessage } from "@/domain/push-message";
import { handledReply, type MessageFromWorker, readyReply, showReply } from "@/platform/push/worker-messages";

declare const self: ServiceWorkerGlobalScope;

/** A page that does not reply within this time, ms, is starting, frozen or of an older build. */
const answerWithin = 1_200;

/** All open pages of the app, last used first. */
export async function openPages(): Promise<WindowClient[]> {
  const found = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return [...found];
}

export async function visiblePages(): Promise<WindowClient[]> {
  const visible = (await openPages()).filter((client) => client.visibilityState === "visible");
  return visible.sort((a, b) => Number(b.focused) - Number(a.focused));
}

/**
 * Asks a page to take care of something; false when it does not answer in time. A page that has been told to show a push
 * will show it, however long that takes, unless it is closed before.
 */
export function askPage(client: WindowClient, note: MessageFromWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    let mayShow = false;
    const end = (answer: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timeUp = async () => {
      const isOpen = mayShow && (await self.clients.get(client.id).catch(() => undefined));
      end(Boolean(isOpen));
    };
    const timer = setTimeout(() => void timeUp(), answerWithin);
    port1.onmessage = ({ data }) => {
      if (data === handledReply) end(true);
      if (data !== readyReply) return;
      mayShow = true;
      port1.postMessage(showReply);
    };
    client.postMessage(note, [port2]);
  });
}

/** Hands a push to one page in view; the others only bring themselves up to date. False when nobody took it. */
export async function deliverToPage(message: PushMessage): Promise<boolean> {
  const visible = await visiblePages();
  let given = false;
  for (const client of visible) {
    if (given) client.postMessage({ doorstep: "push", message, show: false } satisfies MessageFromWorker);
    else given = await askPage(client, { doorstep: "push", message, show: true });
  }
  return given;
}
