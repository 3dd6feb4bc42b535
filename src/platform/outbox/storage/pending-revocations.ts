/**
 * Tokens of people who signed out that are still to be revoked. They are stored beside the session record and not in a
 * row, are used for nothing else, and are deleted when the server has revoked them or after seven days.
 */
import { randomUuid } from "@/platform/random-uuid";
import { deleteRecords, readRecord, updateRecord } from "./database";
import { maxParkedMs } from "./owners";

/** An old word, kept because a token may wait under it since an earlier version of the app. */
const prefix = "leaving/";

interface PendingRevocation {
  token: string;
  /** Epoch ms of this device. */
  since: number;
}

const isPendingRevocation = (value: unknown): value is PendingRevocation =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as Partial<PendingRevocation>).token === "string";

/** Stores the token and returns the id under which a row finds it. */
export async function addPendingRevocation(token: string): Promise<string> {
  const id = randomUuid();
  await updateRecord<PendingRevocation>("session", prefix + id, () => ({ token, since: Date.now() }));
  return id;
}

/** The token, null when it was revoked already or is too old. */
export async function readPendingRevocation(id: string): Promise<string | null> {
  const value = await readRecord("session", prefix + id);
  return isPendingRevocation(value) ? value.token : null;
}

export async function deletePendingRevocation(id: string): Promise<void> {
  await updateRecord("session", prefix + id, () => undefined);
}

export async function deleteExpiredRevocations(now: number): Promise<void> {
  await deleteRecords(
    "session",
    (key, value) =>
      key.startsWith(prefix) && !(isPendingRevocation(value) && now - value.since <= maxParkedMs),
  );
}
