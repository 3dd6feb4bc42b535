/** The session: kept in local storage under the specification's keys and shared between tabs. */
import { create } from "zustand";
import { textHash } from "@/domain/text-hash";
import { localValues } from "@/platform/storage/local-values";
import { onStorageChange } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";

export interface SessionState {
  token: string | null;
  guestId: number | null;
  /** `customer:<hash>`, `guest:<id>` or `local:<uuid>`. */
  accountKey: string;
  /** Rises with every sign-out; what was written before belongs to the person who signed out. */
  epoch: number;
}

export const useSession = create<SessionState>(() => readSession());

/** The session outside React. */
export const session = (): SessionState => useSession.getState();
export const isSignedIn = (): boolean => session().token !== null;
export const useIsSignedIn = (): boolean => useSession((state) => state.token !== null);
export const useAccountKey = (): string => useSession((state) => state.accountKey);

/** Updates the session when another tab signs in or out. Returns a function that unsubscribes. */
export function followSessionOfOtherTabs(): () => void {
  const keys = [storageKeys.token, storageKeys.guestId, storageKeys.account, storageKeys.epoch];
  const stop = onStorageChange(keys, reloadSession);
  // A page that the browser held aside was told nothing meanwhile.
  addEventListener("pageshow", reloadSession);
  return () => {
    removeEventListener("pageshow", reloadSession);
    stop();
  };
}

/**
 * Reads again what another tab may have stored, without waiting for the browser's event. Call it before anything is sent
 * for somebody.
 */
export function reloadSession(): void {
  const stored = readSession();
  const { token, guestId, accountKey, epoch } = session();
  if (
    stored.token !== token ||
    stored.guestId !== guestId ||
    stored.accountKey !== accountKey ||
    stored.epoch !== epoch
  ) {
    useSession.setState(stored);
  }
}

function readSession(): SessionState {
  const token = localValues.token.read();
  const guestId = token === null ? localValues.guestId.read() : null;
  return { token, guestId, accountKey: accountKeyOf(token, guestId), epoch: localValues.epoch.read() ?? 0 };
}

function accountKeyOf(token: string | null, guestId: number | null): string {
  const stored = localValues.account.read();
  if (token !== null) return stored?.startsWith("customer:") ? stored : `customer:${textHash(token)}`;
  if (guestId !== null) return `guest:${guestId}`;
  if (stored?.startsWith("local:")) return stored;
  const account = newLocalAccount();
  localValues.account.write(account);
  return account;
}

/** The account key of a shopper who has neither token nor guest id yet. */
export function newLocalAccount(): string {
  // randomUUID exists on secure origins only; a shop tried out over plain HTTP must start as well.
  const id = globalThis.crypto?.randomUUID?.() ?? textHash(`${Date.now()} ${Math.random()}`);
  return `local:${id}`;
}
