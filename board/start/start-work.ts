/** What runs behind the page while somebody is signed in: the stream, the outbox and the cards. */
import { followCounts, readCounts, undecidedIn } from "../decisions/counts";
import { followStoreSwitches } from "../items/store-now";
import { followOrders, restoreConnection } from "../live/connection";
import { detailsReader } from "../live/read-details";
import { forgetOrders, restoreOrders, useOrders } from "../orders/orders";
import { forgetDrafts } from "../prescriptions/drafts";
import { followPrinters, readPrinters } from "../printers/printers";
import { dropSubscription, followPush, openPressedOrders } from "../push/board-push";
import { askedIn, readRefunds } from "../refunds/refunds";
import { restoreSession, useSession } from "../session/session";
import { sendSteps, stopSending } from "../steps/send-steps";
import { forgetSteps, restoreSteps } from "../steps/steps";
import { readKept } from "../storage/board-database";

/** Reads what the device kept, then works for whoever is signed in. Never rejects. */
export async function startWork(): Promise<void> {
  const kept = await readKept().catch(() => new Map<string, unknown>());
  restoreOrders(kept);
  restoreSteps(kept);
  restoreConnection(kept);
  let stop = () => {};
  const follow = (token: string | null) => {
    stop();
    stop = token === null ? () => {} : workFor(token);
  };
  useSession.subscribe((now, before) => {
    if (now.status === "signed-out" || (before.operatorId !== null && now.operatorId !== before.operatorId)) {
      forgetOrders();
      forgetSteps();
      forgetDrafts();
    }
    if (now.status === "signed-out") void dropSubscription();
    if (now.token !== before.token) follow(now.token);
  });
  restoreSession(kept);
  openPressedOrders();
}

function workFor(token: string): () => void {
  const readCards = detailsReader(token);
  const unsubscribe = useOrders.subscribe((now, before) => {
    if (now.orders !== before.orders) void readCards();
    if (askedIn(now.orders) !== askedIn(before.orders)) void readRefunds(token);
    if (undecidedIn(now.orders) !== undecidedIn(before.orders)) void readCounts(token);
  });
  const endSwitches = followStoreSwitches();
  const end = followOrders(token, () => {
    sendSteps();
    void readCards();
    void followPush(token);
    void readPrinters(token);
    void readRefunds(token);
    void readCounts(token);
  });
  const endPrinters = followPrinters(token);
  const endCounts = followCounts(token);
  addEventListener("online", sendSteps);
  return () => {
    unsubscribe();
    endSwitches();
    end();
    endPrinters();
    endCounts();
    removeEventListener("online", sendSteps);
    stopSending();
  };
}
