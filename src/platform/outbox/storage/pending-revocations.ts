/**
 * Tokens of people who signed out and are still to be revoked. They lie beside the session's record and not in a row,
 * are good for nothing else, and go away when the server has revoked them or after seven days.
 */

import { maxParkedMs } from "../queue/owners";
import { deleteRecords, readRecord, updateRecord } from "./database";

const prefix = "leaving/";

interface Leaving {
  token: string;
  /** Epoch ms of this device. */
  since: number;
}

const isLeaving = (value: unknown): value is Leaving =>
  typeof value === "object" && value !== null && typeof (value as Partial<Leaving>).token === "string";

/** Keeps the token and answers the name under which a row finds it. */
export async function addPendingRevocation(token: string): Promise<string> {
  const name = crypto.randomUUID();
  await updateRecord<Leaving>("session", prefix + name, () => ({ token, since: Date.now() }));
  return name;
}

export async function readPendingRevocation(name: string): Promise<string | null> {
  const value = await readRecord("session", prefix + name);
  return isLeaving(value) ? value.token : null;
}

export async function deletePendingRevocation(name: string): Promise<void> {
  await updateRecord("session", prefix + name, () => undefined);
}

export async function deleteExpiredRevocations(now: number): Promise<void> {
  await deleteRecords(
    "session",
    (key, value) => key.startsWith(prefix) && !(isLeaving(value) && now - value.since <= maxParkedMs),
  );
}
