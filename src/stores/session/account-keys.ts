// @chunk outbox
/**
 * Keys of one person's account. An account goes by a provisional key (made of a contact, or of the token) where the shop has not
 * said in time who signed in. Which key it would have had is stored as soon as that is known, so that what waits under one of
 * them is found by whoever signs in under another.
 */
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";

/** Beyond this the oldest are dropped. */
const maxKeys = 20;

const isKey = (key: unknown): key is string => typeof key === "string" && /^customer:\w+$/.test(key);

function stored(): Record<string, string> {
  try {
    const value: unknown = JSON.parse(safeStorage.getItem(storageKeys.accountKeys) ?? "{}");
    const entries = Object.entries(typeof value === "object" && value !== null ? value : {});
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry.every(isKey)));
  } catch {
    return {};
  }
}

const store = (keys: Record<string, string>): void =>
  safeStorage.setItem(storageKeys.accountKeys, JSON.stringify(keys));

/** The key by the customer's id, where this provisional one is known to be theirs. */
export const knownKeyOf = (key: string): string => stored()[key] ?? key;

/**
 * The shop has said who goes by these keys: provisional ones, or the one by the id itself. All contacts of a person are learnt with
 * one of them, because they may have signed in by another before.
 */
export function learnKeys(provisional: readonly string[], key: string): void {
  const known = stored();
  const fresh = provisional.filter((from) => known[from] !== key);
  if (fresh.length === 0) return;
  const others = Object.entries(known).filter(([from]) => !fresh.includes(from));
  store(Object.fromEntries([...others, ...fresh.map((from) => [from, key])].slice(-maxKeys)));
}

/** Whether the shop has said who goes by this key. */
export const isKnownAccountKey = (key: string): boolean => {
  const keys = stored();
  return keys[key] !== undefined || Object.values(keys).includes(key);
};

/** The other keys of whoever goes by this one. */
export function otherKeysOf(key: string): string[] {
  const known = knownKeyOf(key);
  const provisional = Object.entries(stored()).flatMap(([from, to]) => (to === known ? [from] : []));
  return [known, ...provisional].filter((other) => other !== key);
}

/** Nothing is left of whoever signs out. */
export function forgetKeysOf(key: string): void {
  const known = knownKeyOf(key);
  const others = Object.entries(stored()).filter(([, to]) => to !== known);
  if (others.length > 0) store(Object.fromEntries(others));
  else safeStorage.removeItem(storageKeys.accountKeys);
}
