/**
 * The session, for the worker, which has no localStorage. The page writes it from its stores (localStorage wins at
 * start), and a sign-out wipes both together. It never leaves the device.
 */
import { isOnDisk, readRecord, updateOnDisk, updateRecord } from "./database";

export interface SessionRecord {
  /** Account key. */
  owner: string;
  /** Rises with every sign-out. */
  epoch: number;
  token: string | null;
  guestId: number | null;
  /** Text of the zoneId header. */
  zoneId: string | null;
  moduleId: number | null;
  language: string;
  latitude: string | null;
  longitude: string | null;
  /** Origin of the API; empty for the own origin. */
  baseUrl: string;
  /** The backend keeps idempotency keys (config.idempotency). */
  idempotency: boolean;
  /** Server clock minus device clock in ms; null when never measured. */
  serverOffset: number | null;
  /** When it was measured, epoch ms of this device: a clock before this time has been set back since. */
  offsetMeasuredAt?: number;
  /** The local account key for which the worker obtained this guest id while no page was open; null when a page knows. */
  becameGuestFrom?: string | null;
}

const key = "current";

export async function readSession(): Promise<SessionRecord | null> {
  const value = await readRecord("session", key);
  return isSessionRecord(value) ? value : null;
}

/** Writes the given fields over the record; a missing record starts without anybody. */
export function writeSession(fields: Partial<SessionRecord>): Promise<SessionRecord | undefined> {
  return updateRecord<SessionRecord>("session", key, (before) => ({
    ...(isSessionRecord(before) ? before : nobody),
    ...fields,
  }));
}

/**
 * Writes what a page knows. A page that knows nobody does not overwrite a guest: the worker has obtained their id for the
 * page's local account key meanwhile, or the page's own storage was cleared. The page finds them in the result. Epochs
 * only rise.
 */
export function mirrorSession(
  fields: Partial<SessionRecord> & Pick<SessionRecord, "owner" | "token" | "guestId">,
): Promise<SessionRecord | undefined> {
  return updateRecord<SessionRecord>("session", key, (stored) => {
    const before = isSessionRecord(stored) ? stored : nobody;
    const epoch = Math.max(before.epoch, fields.epoch ?? 0);
    const nameless = fields.token === null && fields.guestId === null;
    if (!nameless || guestOfRecord(before, fields.owner) === null)
      return { ...before, ...fields, epoch, becameGuestFrom: null };
    const { owner, guestId, becameGuestFrom } = before;
    return { ...before, ...fields, epoch, owner, guestId, becameGuestFrom };
  });
}

/** Whether the worker, which reads the disk, finds the record as it was last written here. */
export const isSessionOnDisk = (): boolean => isOnDisk("session", key);

/**
 * The guest that a page with this local account key is without knowing it: the worker has obtained the id, or the page's
 * storage was cleared. Null when there is none: who signs out is removed from the record.
 */
export function guestOfRecord(record: SessionRecord | null | undefined, local: string): number | null {
  if (!record || record.token !== null || record.guestId === null) return null;
  const isSame = record.becameGuestFrom
    ? record.becameGuestFrom === local
    : record.owner === `guest:${record.guestId}`;
  return isSame ? record.guestId : null;
}

/** The server no longer knows this guest: nobody becomes them again. */
export function forgetGuestOfRecord(guestId: number): Promise<SessionRecord | undefined> {
  return updateRecord<SessionRecord>("session", key, (before) => {
    const record = isSessionRecord(before) ? before : nobody;
    return record.guestId === guestId
      ? { ...record, owner: "", guestId: null, becameGuestFrom: null }
      : record;
  });
}

/**
 * Removes who was signed in and stores the raised epoch, so that none of their rows is sent any more. False where a full disk goes on
 * holding their token.
 */
export function endSession(owner: string, epoch: number): Promise<boolean> {
  return updateOnDisk("session", key, (before) => {
    const record = isSessionRecord(before) ? before : nobody;
    return { ...record, owner, epoch: Math.max(epoch, record.epoch), token: null, guestId: null };
  });
}

const nobody: SessionRecord = {
  owner: "",
  epoch: 0,
  token: null,
  guestId: null,
  zoneId: null,
  moduleId: null,
  language: "en",
  latitude: null,
  longitude: null,
  baseUrl: "",
  idempotency: false,
  serverOffset: null,
};

function isSessionRecord(value: unknown): value is SessionRecord {
  if (typeof value !== "object" || value === null) return false;
  const record = value as Partial<SessionRecord>;
  return (
    typeof record.owner === "string" &&
    typeof record.epoch === "number" &&
    typeof record.language === "string"
  );
}
