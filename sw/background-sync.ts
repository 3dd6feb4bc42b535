/** Sends what waits in the outbox when the browser says that the network is back and no tab is open. */
import { configureHttp } from "@/platform/http/client";
import { subscribeOutbox } from "@/platform/outbox/rows/events";
import { makeRowsDue } from "@/platform/outbox/sender/make-rows-due";
import { sendDueRows } from "@/platform/outbox/sender/sender";
import { shopHeadersOf, workerSender } from "@/platform/outbox/sender/worker-sender";
import { readSession } from "@/platform/outbox/storage/session-record";
import { notifyAboutOrder } from "./order-notification";

/** Time limit of one sync event, ms; browsers end a worker that takes much longer. */
const wakeUpTimeoutMs = 90_000;

export async function backgroundSync(tag: string): Promise<void> {
  if (tag !== "outbox") return;
  const session = await readSession();
  if (!session) return;
  const sender = workerSender(session);
  configureHttp({
    baseUrl: session.baseUrl,
    headers: () => shopHeadersOf(session),
    onOutcome: (outcome) => sender.hear(outcome),
  });
  const notices: Promise<void>[] = [];
  const stop = subscribeOutbox((event) => {
    if (event.type === "row" && event.row) notices.push(notifyAboutOrder(event.row, session.language));
  });
  try {
    const end = Date.now() + wakeUpTimeoutMs;
    // The page may have tried in vain for so long that its next try is minutes away.
    await makeRowsDue();
    let next = await sendDueRows(sender);
    // Browsers repeat a failed sync event only two or three times, minutes later: short delays are awaited here.
    while (next !== null && Date.now() + next < end) {
      const wait = next;
      await new Promise((resolve) => setTimeout(resolve, wait));
      next = await sendDueRows(sender);
    }
    // A rejected sync is tried again by the browser, later.
    if (next !== null) throw new Error("Something still waits.");
  } finally {
    stop();
    await Promise.allSettled(notices);
  }
}
