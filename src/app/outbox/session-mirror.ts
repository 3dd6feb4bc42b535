/** Keeps the record in IndexedDB from which the service worker knows who is shopping, where, and how to reach the API. */
import { serverOffset } from "@/platform/connectivity";
import { environment } from "@/platform/environment";
import { guestOfRecord, isSessionOnDisk, mirrorSession, type SessionRecord } from "@/platform/outbox";
import { localValues } from "@/platform/storage/local-values";
import { deliveryLocation, useLocationStore } from "@/stores/location";
import { selectedModule, useModuleStore } from "@/stores/module";
import { preferences } from "@/stores/preferences";
import { adoptGuestId, reloadSession, session, useSession } from "@/stores/session";

export interface SessionMirror {
  write: () => void;
  /** Writes when the server's clock was measured anew, or the config has come, or storage failed, since the last time. */
  writeWhatIsNew: () => void;
  stop: () => void;
}

/** Takes over what the record knows and the page does not: a guest that the worker has become, or what cleared storage took. */
export function adoptRecord(record: SessionRecord): void {
  if (record.epoch > session().epoch) {
    localValues.epoch.write(record.epoch);
    reloadSession();
  }
  const guest = guestOfRecord(record, session().accountKey);
  if (guest !== null) adoptGuestId(guest);
}

/** Writes the record now, and again whenever session, place or module change. */
export function startSessionMirror(idempotency: () => boolean | null): SessionMirror {
  let isWritten = true;
  let writtenOffset: number | null = null;
  let writtenIdempotency: boolean | null = null;
  const write = () => {
    isWritten = true;
    writtenOffset = serverOffset();
    writtenIdempotency = idempotency();
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
      ...(writtenIdempotency === null ? {} : { idempotency: writtenIdempotency }),
      ...(writtenOffset === null ? {} : { serverOffset: writtenOffset, offsetMeasuredAt: Date.now() }),
    }).then(
      (record) => {
        // A full disk keeps it from the worker: it is written again later.
        isWritten = isSessionOnDisk();
        if (record) adoptRecord(record);
      },
      () => {
        isWritten = false;
      },
    );
  };
  write();
  const unsubscribe = [
    useSession.subscribe(write),
    useLocationStore.subscribe(write),
    useModuleStore.subscribe(write),
  ];
  return {
    write,
    writeWhatIsNew: () => {
      if (!isWritten || serverOffset() !== writtenOffset || idempotency() !== writtenIdempotency) write();
    },
    stop: () => {
      for (const stop of unsubscribe) stop();
    },
  };
}
