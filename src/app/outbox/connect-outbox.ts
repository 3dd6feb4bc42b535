// @chunk behind
/**
 * Connects the outbox with who is shopping: the cart's owner, the record that the worker reads, what happens to waiting
 * rows at sign-in and sign-out, and when to try again.
 */
import type { QueryClient } from "@tanstack/react-query";
import { forgetGuestOrders, invalidateOrders, rememberPlacedOrder } from "@/features/orders";
import { startWishlistSync } from "@/features/wishlist";
import { onConnectivityChange, restoreServerOffset, serverNow, serverOffset } from "@/platform/connectivity";
import { environment } from "@/platform/environment";
import { probe } from "@/platform/http/probe";
import { translator } from "@/platform/i18n/texts";
import {
  deleteOwnerRows,
  endSession,
  flushOutbox,
  guestObtainedByWorker,
  hasLastSyncedCart,
  mirrorSession,
  type OutboxRow,
  parkRowsOf,
  putInOutbox,
  queueSignOut,
  readOutbox,
  readSession,
  rebindRows,
  recordServerCart,
  retryNow,
  type Sender,
  startOutbox,
  subscribeOutbox,
  transferGuestRows,
  unparkRowsOf,
  unreadableOrderKeys,
} from "@/platform/outbox";
import { requestPersistentStorage } from "@/platform/storage/persistent-storage";
import { clearAllCarts } from "@/stores/cart";
import { connectCart, recommitAllCarts, recommitUnsentCarts } from "@/stores/cart/outbox-connection";
import { deliveryLocation, useLocationStore } from "@/stores/location";
import { selectedModule, useModuleStore } from "@/stores/module";
import { setOutboxRows } from "@/stores/outbox-rows";
import { preferences } from "@/stores/preferences";
import {
  adoptGuestId,
  ensureGuestId,
  forgetGuestId,
  markSignOutFinished,
  onBeforeSignIn,
  onSignOut,
  reloadSession,
  type SignOutReason,
  session,
  setTokenRevoker,
  unfinishedSignOut,
  useSession,
} from "@/stores/session";
import { showErrorTexts, showInfo } from "@/stores/toasts";

/** What config says; known later than the first render. */
interface BackendAbilities {
  idempotency: () => boolean;
  digits: () => number;
  /** What was read and is no longer true is read again. */
  queryClient: QueryClient;
}

/** Who is here now: another tab may have signed somebody in or out a moment ago. */
const owner = () => {
  reloadSession();
  return { key: session().accountKey, epoch: session().epoch };
};

/** Keeps the list of what waits up to date. Answers how to stop. */
function followRows(): () => void {
  const read = async () => {
    const mine = session().accountKey;
    const rows = (await readOutbox()).filter(
      (row) => row.owner === mine && row.state !== "parked" && !(row.kind === "order" && row.abandoned),
    );
    // Also those that the worker placed while no page was open.
    for (const row of rows) void rememberPlacedOrder(row);
    setOutboxRows(rows, await unreadableOrderKeys(mine));
  };
  void read();
  const stops = [
    subscribeOutbox((event) => {
      if (event.type !== "row") return;
      // Told by the event, because the row may be gone before it is read.
      if (event.row) void rememberPlacedOrder(event.row);
      void read();
    }),
    useSession.subscribe(() => void read()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * What an earlier life of the app left to do before anything is sent: a guest whom the worker has asked for, a sign-out
 * that a dying tab did not finish.
 */
async function takeUpEarlierLife(): Promise<void> {
  const record = await readSession();
  if (record && record.serverOffset !== null && Date.now() >= (record.offsetMeasuredAt ?? 0))
    restoreServerOffset(record.serverOffset);
  const becameGuest = guestObtainedByWorker(record, session().accountKey);
  if (becameGuest !== null) adoptGuestId(becameGuest);
  const unfinished = unfinishedSignOut();
  if (unfinished && unfinished.accountKey !== session().accountKey) {
    await forgetWhoLeft(unfinished);
    markSignOutFinished();
  }
  const { token, guestId, accountKey } = session();
  if (token !== null) await transferGuestRows(owner());
  else if (guestId !== null) {
    for (const row of await readOutbox())
      if (row.owner.startsWith("local:")) await rebindRows(row.owner, { ...owner(), key: accountKey });
  }
}

async function forgetWhoLeft(left: { accountKey: string; reason: SignOutReason }): Promise<void> {
  await endSession(session().accountKey, session().epoch);
  clearAllCarts();
  void forgetGuestOrders();
  // Who was thrown out may come back for what waits; who leaves was asked before and takes it along.
  await (left.reason === "expired" ? parkRowsOf(left.accountKey) : deleteOwnerRows(left.accountKey));
}

/** Takes up what an earlier life left, then starts sending. Answers how to stop. */
export async function connectOutbox(backend: BackendAbilities): Promise<() => void> {
  await takeUpEarlierLife();
  return startSending(backend);
}

/** Nobody looks: the worker shows a notification where it may. */
function tellUnseen(row: OutboxRow): void {
  if (row.kind !== "order" || (row.state !== "placed" && row.state !== "needs-you")) return;
  navigator.serviceWorker?.controller?.postMessage({ type: "ORDER_ANSWERED", rowId: row.id });
}

function startSending(backend: BackendAbilities): () => void {
  const sender: Sender = {
    session: async () => {
      // Another tab may have signed out a moment ago.
      reloadSession();
      if (serverOffset() !== mirroredOffset) mirror();
      // The guest's id is asked for when there is something to send for the first time.
      if (session().token === null && session().guestId === null) await ensureGuestId();
      const { token, guestId, accountKey, epoch } = session();
      return {
        owner: accountKey,
        epoch,
        identified: token !== null || guestId !== null,
        idempotency: backend.idempotency(),
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
    onStorageLost: () => mirror(),
  };

  let mirroredOffset: number | null = null;
  const mirror = () => {
    mirroredOffset = serverOffset();
    const { token, guestId, accountKey, epoch } = session();
    const { zoneId, position } = deliveryLocation();
    void mirrorSession({
      owner: accountKey,
      epoch,
      token,
      guestId,
      zoneId,
      moduleId: selectedModule()?.id ?? null,
      language: preferences().language,
      latitude: position ? String(position.lat) : null,
      longitude: position ? String(position.lng) : null,
      baseUrl: environment.apiBaseUrl,
      idempotency: backend.idempotency(),
      ...(mirroredOffset === null ? {} : { serverOffset: mirroredOffset, offsetMeasuredAt: Date.now() }),
    }).then((record) => {
      const guestId = guestObtainedByWorker(record, session().accountKey);
      if (guestId !== null) adoptGuestId(guestId);
    });
  };

  mirror();
  const stops = [
    connectCart({
      owner,
      digits: backend.digits,
      outbox: {
        put: putInOutbox,
        read: readOutbox,
        subscribe: subscribeOutbox,
        saveLastSynced: recordServerCart,
        hasLastSynced: hasLastSyncedCart,
      },
    }),
    followRows(),
    useSession.subscribe((now, before) => {
      mirror();
      if (now.accountKey === before.accountKey) return;
      // The local name has become a guest's, the guest's id was lost, or a person is (back) in.
      if (now.token === null && now.epoch === before.epoch) void rebindRows(before.accountKey, owner());
      else void unparkRowsOf(now.accountKey, now.epoch);
      if (before.token === null && now.token !== null)
        void transferGuestRows(owner()).then(recommitUnsentCarts);
    }),
    useLocationStore.subscribe(mirror),
    useModuleStore.subscribe(mirror),
    onBeforeSignIn(retryNow),
    onSignOut(forgetWhoLeft),
    onConnectivityChange((status) => {
      if (status === "online") void retryNow();
    }),
    subscribeOutbox((event) => {
      if (event.type === "row" && event.row && document.visibilityState === "hidden") tellUnseen(event.row);
    }),
    subscribeOutbox((event) => {
      if (event.type === "done" && event.kind === "address")
        void backend.queryClient.invalidateQueries({ queryKey: ["addresses"] });
    }),
    startWishlistSync(backend.queryClient, subscribeOutbox),
    subscribeOutbox((event) => {
      if (event.type !== "guest-gone") return;
      forgetGuestId(event.guestId);
      recommitAllCarts();
    }),
    subscribeOutbox((event) => {
      // Whoever ordered will come back for it: what is kept for them should stay.
      if (event.type !== "placed") return;
      void requestPersistentStorage();
      invalidateOrders(backend.queryClient, session().accountKey);
    }),
    subscribeOutbox((event) => {
      if (event.type !== "cart" || event.owner !== session().accountKey) return;
      showErrorTexts(event.refused.map(({ message }) => message));
      const text = translator("shell");
      for (const { name, to } of event.told.filter((line) => line.name !== "")) {
        showInfo(text(to === 0 ? "cart.removedElsewhere" : "cart.changedElsewhere", { name, count: to }));
      }
    }),
  ];
  const onVisible = () => {
    if (document.visibilityState === "visible") void flushOutbox();
  };
  const onOnline = () => void retryNow();
  document.addEventListener("visibilitychange", onVisible);
  window.addEventListener("online", onOnline);
  setTokenRevoker(queueSignOut);
  startOutbox(sender);
  return () => {
    window.removeEventListener("online", onOnline);
    document.removeEventListener("visibilitychange", onVisible);
    for (const stop of stops) stop();
  };
}
