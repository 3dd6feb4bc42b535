/**
 * Who is shopping, for the worker, which has no localStorage. The page writes it from its stores (localStorage wins at
 * start), and a sign-out wipes both together. It never leaves the device.
 */
import { readRecord, updateRecord } from "./database";

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
 * Writes what a page knows. The worker may have obtained a guest id for the page's local account key meanwhile: then the
 * guest stays in the record, and the page finds them in the result.
 */
export function mirrorSession(
  fields: Partial<SessionRecord> & Pick<SessionRecord, "owner" | "token" | "guestId">,
): Promise<SessionRecord | undefined> {
  return updateRecord<SessionRecord>("session", key, (stored) => {
    const before = isSessionRecord(stored) ? stored : nobody;
    const nameless = fields.token === null && fields.guestId === null;
    if (!nameless || before.becameGuestFrom !== fields.owner)
      return { ...before, ...fields, becameGuestFrom: null };
    const { owner, guestId, becameGuestFrom } = before;
    return { ...before, ...fields, owner, guestId, becameGuestFrom };
  });
}

/** The guest id that the worker obtained for this local account key; null when it has not. */
export function guestObtainedByWorker(
  record: SessionRecord | null | undefined,
  local: string,
): number | null {
  return record?.becameGuestFrom === local ? record.guestId : null;
}

/** Removes who was signed in and stores the raised epoch, so that none of their rows is sent any more. */
export function endSession(owner: string, epoch: number): Promise<SessionRecord | undefined> {
  return updateRecord<SessionRecord>("session", key, (before) => {
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
