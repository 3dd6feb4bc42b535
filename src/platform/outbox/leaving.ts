/**
 * Tokens of people who signed out and are still to be revoked. They lie beside the session's record and not in a row,
 * are good for nothing else, and go away when the server has revoked them or after seven days.
 */
import { change, read, removeWhere } from "./database";
import { parkedForMs } from "./owners";

const prefix = "leaving/";

interface Leaving {
  token: string;
  /** Epoch ms of this device. */
  since: number;
}

const isLeaving = (value: unknown): value is Leaving =>
  typeof value === "object" && value !== null && typeof (value as Partial<Leaving>).token === "string";

/** Keeps the token and answers the name under which a row finds it. */
export async function keepLeavingToken(token: string): Promise<string> {
  const name = crypto.randomUUID();
  await change<Leaving>("session", prefix + name, () => ({ token, since: Date.now() }));
  return name;
}

export async function leavingToken(name: string): Promise<string | null> {
  const value = await read("session", prefix + name);
  return isLeaving(value) ? value.token : null;
}

export async function forgetLeavingToken(name: string): Promise<void> {
  await change("session", prefix + name, () => undefined);
}

export async function forgetOldLeavingTokens(now: number): Promise<void> {
  await removeWhere(
    "session",
    (key, value) => key.startsWith(prefix) && !(isLeaving(value) && now - value.since <= parkedForMs),
  );
}
