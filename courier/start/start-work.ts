/** What runs behind the page while somebody is signed in: the questions, the outbox and the position. */
import { forgetKnownOrders, noticeOrders, restoreKnownOrders } from "../alarm/new-orders";
import { followMe } from "../me/follow-me";
import { forgetMe, restoreMe, useMe } from "../me/me";
import { followAddress } from "../me/opened-order";
import { followPosition } from "../position/share-position";
import { dropSubscription, followPush, openPressedOrders } from "../push/courier-push";
import { restoreSession, useSession } from "../session/session";
import { sendSteps, stopSending } from "../steps/send-steps";
import { forgetSteps, readSteps, restoreSteps } from "../steps/steps";
import { readKept } from "../storage/courier-database";

/** Reads what the phone kept, then works for whoever is signed in. Never rejects. */
export async function startWork(): Promise<void> {
  const kept = await readKept().catch(() => new Map<string, unknown>());
  const session = kept.get("session") as { courier?: { id?: number } } | undefined;
  restoreMe(kept);
  restoreKnownOrders(kept);
  restoreSteps(kept, session?.courier?.id ?? null);
  let stop = () => {};
  useSession.subscribe((now, before) => {
    const isOther = before.courier !== null && now.courier?.id !== before.courier.id;
    if (now.status !== "signed-in" || isOther) forgetMe();
    if (now.status === "signed-out" || isOther) {
      forgetKnownOrders();
      // What somebody else pressed here is still kept.
      forgetSteps();
      void readSteps().catch(() => undefined);
    }
    if (now.status === "signed-out") void dropSubscription();
    if (now.token === before.token) return;
    stop();
    stop = now.token === null ? () => {} : workFor(now.token);
  });
  restoreSession(kept);
  openPressedOrders();
  followAddress();
}

function workFor(token: string): () => void {
  const ends = [
    useMe.subscribe((now, before) => {
      if (now.me !== null && now.me !== before.me) noticeOrders(now.me.orders);
    }),
    followMe(token, sendSteps),
    followPosition(token),
  ];
  addEventListener("online", sendSteps);
  sendSteps();
  void followPush(token);
  return () => {
    for (const end of ends) end();
    removeEventListener("online", sendSteps);
    stopSending();
  };
}
