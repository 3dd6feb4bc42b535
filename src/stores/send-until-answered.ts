// @chunk outbox
/**
 * Idempotency keys of what is sent straight from a form: refunds, points, payments from the wallet and into it. A key is
 * stored before its request leaves and kept until the shop has answered, so that pressing again after a lost answer, also
 * after a reload, is the same movement of money. After an answer the same wish is another one.
 */
import { textHash } from "@/domain/text-hash";
import { isApiError } from "@/platform/http/api-error";
import { randomUuid } from "@/platform/random-uuid";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { session } from "./session";
import { knownKeyOf, otherKeysOf } from "./session/account-keys";

interface Attempt {
  /** Account key, so that a sign-out can remove it. */
  account: string;
  key: string;
  /** Epoch ms of this device. */
  at: number;
}

/** A shop forgets keys after 48 hours: an older one would be a new request in any case. */
const maxKeptMs = 47 * 3_600_000;

/**
 * Sends what whoever is here wishes, under the key of an attempt at the same values that was not answered, else under a new one.
 * Resolves and rejects as `send` does.
 */
export async function sendUntilAnswered<T>(
  values: readonly unknown[],
  send: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  const account = knownKeyOf(session().accountKey);
  const printOf = (accountKey: string) => textHash(JSON.stringify([accountKey, values]));
  // An earlier try may have been made before it was known who is signed in.
  const prints = [account, ...otherKeysOf(account)].map(printOf);
  const print = prints.find((known) => unanswered()[known]) ?? printOf(account);
  const { key } = unanswered()[print] ?? { key: randomUuid() };
  change((attempts) => ({ ...attempts, [print]: attempts[print] ?? { account, key, at: Date.now() } }));
  const forget = () => change(({ [print]: _answered, ...others }) => others);
  try {
    const result = await send(key);
    forget();
    return result;
  } catch (error) {
    if (isAnswer(error)) forget();
    throw error;
  }
}

/** Unanswered calls of an account are forgotten with it. */
export const forgetUnanswered = (account: string): void =>
  change((attempts) =>
    Object.fromEntries(Object.entries(attempts).filter(([, at]) => at.account !== account)),
  );

/** The shop refused. A sign-in that is missing, a fault or 'too many' says nothing about an earlier try with the same key. */
const isAnswer = (error: unknown): boolean =>
  isApiError(error) &&
  error.kind === "refused" &&
  error.status < 500 &&
  error.status !== 429 &&
  !error.hasCode("idempotency_in_progress");

function unanswered(): Record<string, Attempt> {
  try {
    const stored: unknown = JSON.parse(safeStorage.getItem(storageKeys.unanswered) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, attempt]) => isKept(attempt)));
  } catch {
    return {};
  }
}

function isKept(value: unknown): value is Attempt {
  const { account, key, at } = (value ?? {}) as Partial<Attempt>;
  if (typeof account !== "string" || typeof key !== "string" || typeof at !== "number") return false;
  // A clock that was put back makes none of them young again.
  return Math.abs(Date.now() - at) < maxKeptMs;
}

function change(edit: (attempts: Record<string, Attempt>) => Record<string, Attempt>): void {
  const next = edit(unanswered());
  if (Object.keys(next).length === 0) safeStorage.removeItem(storageKeys.unanswered);
  else safeStorage.setItem(storageKeys.unanswered, JSON.stringify(next));
}
