/**
 * Tells the outbox who is shopping and what becomes of their waiting changes when they come and go. Loaded after the
 * first render; nothing is lost before, because rows are on disk.
 */
import { onConnectivityChange, serverNow, serverOffset } from "@/platform/connectivity";
import { environment } from "@/platform/environment";
import {
  flushOutbox,
  forgetOwner,
  parkRowsOf,
  rebindRows,
  retryNow,
  startOutbox,
  stopOutbox,
  unparkRowsOf,
  writeSession,
} from "@/platform/outbox";
import { headerValues } from "./connect-platform";
import { useLocationStore } from "./location";
import { useModuleStore } from "./module";
import { preferences } from "./preferences";
import { ensureGuest, onBeforeSignIn, onSignOut, session, useSession } from "./session";

/** Starts sending; `idempotency` says whether the backend keeps keys (config.idempotency). Answers how to stop. */
export function connectOutbox(settings: { idempotency: () => boolean }): () => void {
  const mirror = () => void writeMirror(settings.idempotency());
  startOutbox({
    serverNow,
    session: async () => {
      // Nothing of a guest can be sent without an id, so asking for it comes first.
      if (session().token === null && session().guestId === null) await ensureGuest();
      const { accountKey, epoch, token, guestId } = session();
      return {
        owner: accountKey,
        epoch,
        identified: token !== null || guestId !== null,
        idempotency: settings.idempotency(),
        shop: headerValues(),
      };
    },
  });
  mirror();
  void unparkRowsOf(session().accountKey, session().epoch);

  const stopping = [
    useSession.subscribe((now, before) => {
      mirror();
      if (now.accountKey === before.accountKey) return;
      if (before.accountKey.startsWith("local:") && now.accountKey.startsWith("guest:")) {
        void rebindRows(before.accountKey, { key: now.accountKey, epoch: now.epoch });
      } else {
        void unparkRowsOf(now.accountKey, now.epoch);
      }
    }),
    useLocationStore.subscribe(mirror),
    useModuleStore.subscribe(mirror),
    onBeforeSignIn(flushOutbox),
    onSignOut(async ({ accountKey, reason }) => {
      await writeMirror(settings.idempotency());
      // An expired session's changes wait, hidden, for the same person; who asked to leave was asked about them.
      await (reason === "expired" ? parkRowsOf(accountKey) : forgetOwner(accountKey));
    }),
    onConnectivityChange((status) => {
      if (status === "online") void retryNow();
    }),
  ];
  const seen = () => {
    if (document.visibilityState === "visible") void flushOutbox();
  };
  document.addEventListener("visibilitychange", seen);
  return () => {
    for (const stop of stopping) stop();
    document.removeEventListener("visibilitychange", seen);
    stopOutbox();
  };
}

/** The worker's copy of who is shopping; what is here wins. */
async function writeMirror(idempotency: boolean): Promise<void> {
  const { accountKey, epoch, token, guestId } = session();
  const values = headerValues();
  await writeSession({
    owner: accountKey,
    epoch,
    token,
    guestId,
    zoneId: values.zoneId ?? null,
    moduleId: typeof values.moduleId === "number" ? values.moduleId : null,
    language: preferences().language,
    latitude: values.latitude === null || values.latitude === undefined ? null : String(values.latitude),
    longitude: values.longitude === null || values.longitude === undefined ? null : String(values.longitude),
    baseUrl: environment.apiBaseUrl,
    idempotency,
    serverOffset: serverOffset(),
  }).catch(() => {});
}
