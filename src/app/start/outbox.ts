/**
 * Connects the outbox with who is shopping: the cart's owner, the record that the worker reads, what happens to waiting
 * rows at sign-in and sign-out, and when to try again.
 */
import { forgetGuestOrders, rememberPlacedOrder } from "@/features/orders";
import { onConnectivityChange, serverNow, serverOffset } from "@/platform/connectivity";
import { environment } from "@/platform/environment";
import { translator } from "@/platform/i18n/texts";
import {
  endSession,
  flushOutbox,
  forgetOwner,
  parkRowsOf,
  putInOutbox,
  readOutbox,
  rebindRows,
  rememberServerCart,
  retryNow,
  type Sender,
  startOutbox,
  subscribeOutbox,
  unparkRowsOf,
  writeSession,
} from "@/platform/outbox";
import { connectCart, forgetAllCarts, recommitWaitingCarts } from "@/stores/cart";
import { deliveryLocation, useLocationStore } from "@/stores/location";
import { selectedModule, useModuleStore } from "@/stores/module";
import { preferences } from "@/stores/preferences";
import { ensureGuest, onBeforeSignIn, onSignOut, session, useSession } from "@/stores/session";
import { showErrorTexts, showInfo } from "@/stores/toasts";
import { setOutboxRows } from "@/stores/waiting";

/** What config says; known later than the first render. */
interface BackendAbilities {
  idempotency: () => boolean;
  digits: () => number;
}

const owner = () => ({ key: session().accountKey, epoch: session().epoch });

/** Keeps the list of what waits up to date. Answers how to stop. */
function followRows(): () => void {
  const read = async () => {
    const mine = session().accountKey;
    const rows = (await readOutbox()).filter((row) => row.owner === mine && row.state !== "parked");
    // Also those that the worker placed while no page was open.
    for (const row of rows) void rememberPlacedOrder(row);
    setOutboxRows(rows);
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

/** Starts sending. Answers how to stop. */
export function connectOutbox(backend: BackendAbilities): () => void {
  const sender: Sender = {
    session: async () => {
      // The guest's id is asked for when there is something to send for the first time.
      if (session().token === null && session().guestId === null) await ensureGuest();
      const { token, guestId, accountKey, epoch } = session();
      return {
        owner: accountKey,
        epoch,
        identified: token !== null || guestId !== null,
        idempotency: backend.idempotency(),
        shop: { token, guestId },
      };
    },
    serverNow,
  };

  const mirror = () => {
    const { token, guestId, accountKey, epoch } = session();
    const { zoneId, position } = deliveryLocation();
    void writeSession({
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
      serverOffset: serverOffset(),
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
        remember: rememberServerCart,
      },
    }),
    followRows(),
    useSession.subscribe((now, before) => {
      mirror();
      if (now.accountKey === before.accountKey) return;
      // The local name has become a guest's, or a person is (back) in.
      if (before.accountKey.startsWith("local:") && now.guestId !== null)
        void rebindRows(before.accountKey, owner());
      else void unparkRowsOf(now.accountKey, now.epoch);
      if (before.token === null && now.token !== null) recommitWaitingCarts();
    }),
    useLocationStore.subscribe(mirror),
    useModuleStore.subscribe(mirror),
    onBeforeSignIn(retryNow),
    onSignOut(async ({ accountKey, reason }) => {
      await endSession(session().accountKey);
      forgetAllCarts();
      void forgetGuestOrders();
      // Who was thrown out may come back for what waits; who leaves was asked before and takes it along.
      await (reason === "expired" ? parkRowsOf(accountKey) : forgetOwner(accountKey));
    }),
    onConnectivityChange((status) => {
      if (status === "online") void retryNow();
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
  document.addEventListener("visibilitychange", onVisible);
  startOutbox(sender);
  return () => {
    document.removeEventListener("visibilitychange", onVisible);
    for (const stop of stops) stop();
  };
}
