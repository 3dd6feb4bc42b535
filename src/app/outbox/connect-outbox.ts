/** Connects the outbox with the page, after the first content: who sends, what is mirrored, followed and reported. */
import type { QueryClient } from "@tanstack/react-query";
import type { PriceReading } from "@/domain/price-reading";
import { startWishlistSync } from "@/features/wishlist";
import { serverNow } from "@/platform/connectivity";
import { isServerClockKnown, measureServerClock } from "@/platform/connectivity/server-clock";
import { environment } from "@/platform/environment";
import { probe } from "@/platform/http/probe";
import {
  hasLastSyncedCart,
  putInOutbox,
  readOutbox,
  readSession,
  recordServerCart,
  type Sender,
  startOutbox,
  subscribeOutbox,
} from "@/platform/outbox";
import { backUpLocalStorage } from "@/platform/storage/local-storage-backup";
import { storageKeys } from "@/platform/storage/storage-keys";
import { joinStoredCarts } from "@/stores/cart/join-stored-carts";
import { connectCart } from "@/stores/cart/outbox-connection";
import { deliveryLocation } from "@/stores/location";
import { selectedModule } from "@/stores/module";
import { ensureGuestId, reloadSession, session } from "@/stores/session";
import { followAccountChanges, resumeEarlierSession } from "./account-changes";
import { currentOwner } from "./current-owner";
import { startRowList } from "./list-rows";
import { reportGuestRefusal } from "./report-guest-refusal";
import { reportResults } from "./report-results";
import { startSendTriggers } from "./send-triggers";
import { type SessionMirror, startSessionMirror } from "./session-mirror";

/** The config's facts about the backend; known later than the first render. */
interface Backend {
  /** Null while the config is not known. */
  idempotency: () => boolean | null;
  prices: () => PriceReading;
  queryClient: QueryClient;
}

/** Storage that cannot be read at the start is tried again after this time, ms; doubles up to the second. */
const firstRetryDelayMs = 1_000;
const maxRetryDelayMs = 30_000;

/** Finishes what an earlier visit left, then starts sending. Returns a function that stops it. Never rejects. */
export async function connectOutbox(backend: Backend): Promise<() => void> {
  // First, because it says who was shopping.
  await backUpLocalStorage({ [storageKeys.cart]: joinStoredCarts });
  await resumeWithRetry();
  const mirror = startSessionMirror(backend.idempotency);
  const stops = [
    joinCart(backend),
    startRowList(),
    mirror.stop,
    followAccountChanges(),
    startSendTriggers(),
    startWishlistSync(backend.queryClient, subscribeOutbox),
    reportResults(backend.queryClient),
  ];
  startOutbox(senderFor(backend, mirror));
  return () => {
    for (const stop of stops) stop();
  };
}

/** Nothing is sent before it is known whose rows there are, so this is tried without limit. */
async function resumeWithRetry(): Promise<void> {
  for (let delay = firstRetryDelayMs; ; delay = Math.min(2 * delay, maxRetryDelayMs)) {
    try {
      await resumeEarlierSession();
      return;
    } catch (error) {
      console.warn("The outbox starts later:", error);
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

/** From now on changes of the cart become rows, and carts that were sent come back. */
const joinCart = ({ prices }: Backend) =>
  connectCart({
    owner: currentOwner,
    prices,
    put: putInOutbox,
    read: readOutbox,
    subscribe: subscribeOutbox,
    saveLastSynced: recordServerCart,
    hasLastSynced: hasLastSyncedCart,
  });

const senderFor = (backend: Backend, mirror: SessionMirror): Sender => ({
  session: async () => {
    // Another tab may have signed out a moment ago.
    reloadSession();
    mirror.writeWhatIsNew();
    // A guest's id is requested when there is something to send for the first time.
    if (session().token === null && session().guestId === null) {
      await ensureGuestId();
      reportGuestRefusal();
    }
    const { token, guestId, accountKey, epoch } = session();
    return {
      owner: accountKey,
      epoch,
      identified: token !== null || guestId !== null,
      // Until the config is here, what an earlier visit knew of it counts.
      idempotency: backend.idempotency() ?? (await readSession())?.idempotency ?? false,
      shop: {
        token,
        guestId,
        zoneId: deliveryLocation().zoneId,
        moduleId: selectedModule()?.id ?? null,
      },
    };
  },
  isReachable: async () => (await probe(environment.apiBaseUrl)) === "online",
  serverNow,
  isClockKnown: isServerClockKnown,
  measureClock: measureServerClock,
  onStorageLost: mirror.write,
});
