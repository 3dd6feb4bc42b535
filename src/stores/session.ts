/**
 * Who is shopping: a customer with a token, a guest with an id, or nobody yet. Kept under the specification's keys and
 * shared between tabs. The account key names whose data is on the device; it is made from the customer's id, so that
 * the same person finds waiting changes again after signing in anew.
 */
import { create } from "zustand";
import { textHash } from "@/domain/text-hash";
import { get, post } from "@/platform/http/client";
import { normaliseGuestRequest } from "@/platform/http/normalise/guest";
import { fields, identifier } from "@/platform/http/normalise/readers";
import { withGuestRequestLock } from "@/platform/outbox/sender/locks";
import { rememberAccount } from "@/platform/query/forgotten-accounts";
import { localValues } from "@/platform/storage/local-values";
import { onStorageChange } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";

export interface SessionState {
  token: string | null;
  guestId: number | null;
  /** `customer:<hash>`, `guest:<id>` or `local:<uuid>`. */
  accountKey: string;
  /** Rises with every sign-out; what was written before belongs to somebody who has left. */
  epoch: number;
}

export type SignOutReason = "asked" | "expired" | "deleted";

export interface EndedSession {
  accountKey: string;
  token: string;
  reason: SignOutReason;
}

/** Asking who a new token belongs to must not hold up signing in, ms. */
const identityPatience = 4_000;
/** Unsent rows of the guest get this long before somebody signs in, ms. */
const guestRowsPatience = 2_000;

export const useSession = create<SessionState>(() => readSession());

/** The session outside React. */
export const session = (): SessionState => useSession.getState();
export const isSignedIn = (): boolean => session().token !== null;
export const useIsSignedIn = (): boolean => useSession((state) => state.token !== null);
export const useAccountKey = (): string => useSession((state) => state.accountKey);

/** Revokes the token of somebody who leaves; the app hands in one that also works without a network. */
let revoke: (token: string, epoch: number) => Promise<void> = revokeNow;
export function setTokenRevoker(revoker: typeof revoke): void {
  revoke = revoker;
}

const beforeSignIn = new Set<() => Promise<void> | void>();
const afterSignOut = new Set<(leaving: EndedSession) => Promise<void> | void>();

/** Work to be done before somebody signs in, such as sending the guest's rows. Answers how to take it back. */
export function onBeforeSignIn(work: () => Promise<void> | void): () => void {
  beforeSignIn.add(work);
  return () => beforeSignIn.delete(work);
}

/** Work to be done when somebody has left, such as purging what was theirs. Answers how to take it back. */
export function onSignOut(work: (leaving: EndedSession) => Promise<void> | void): () => void {
  afterSignOut.add(work);
  return () => afterSignOut.delete(work);
}

/** To be awaited before any sign-in call. Takes 2 s at most and never rejects. */
export async function prepareSignIn(): Promise<void> {
  const work = Promise.allSettled([...beforeSignIn].map(async (hook) => hook()));
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, guestRowsPatience))]);
}

/** Takes a token that a sign-in call answered. `customerId` spares asking whose it is. Never rejects. */
export async function signIn(token: string, customerId?: number): Promise<void> {
  const id = customerId ?? (await customerOf(token));
  const accountKey = `customer:${textHash(id === null ? token : `customer ${id}`)}`;
  rememberAccount(accountKey);
  localValues.account.write(accountKey);
  localValues.token.write(token);
  // The guest's id is retired when it joins an account; the next guest on this device is somebody else.
  localValues.guestId.write(null);
  useSession.setState({ token, guestId: null, accountKey });
}

/**
 * Ends the session: the epoch rises and the token is gone at once, then everybody who asked is told. Does nothing
 * without a token. Never rejects.
 */
export async function signOut(reason: SignOutReason = "asked"): Promise<void> {
  const { token, accountKey, epoch } = session();
  if (token === null) return;
  const next = { token: null, guestId: null, accountKey: newLocalAccount(), epoch: epoch + 1 };
  // A tab that dies in the middle of it leaves a note for the next start.
  localValues.leaving.write({ accountKey, reason });
  localValues.epoch.write(next.epoch);
  localValues.token.write(null);
  localValues.account.write(next.accountKey);
  useSession.setState(next);
  if (reason === "asked") void revoke(token, next.epoch);
  await Promise.allSettled([...afterSignOut].map(async (hook) => hook({ accountKey, token, reason })));
  localValues.leaving.write(null);
}

/** Somebody whose sign-out a dying tab did not finish; what was theirs is still to be wiped. */
export function unfinishedSignOut(): { accountKey: string; reason: SignOutReason } | null {
  return localValues.leaving.read();
}

export function markSignOutFinished(): void {
  localValues.leaving.write(null);
}

/** The worker has asked for a guest's id while no page was open: what was done under the local name is this guest's. */
export function adoptGuestId(guestId: number): void {
  if (session().token !== null || session().guestId !== null) return;
  takeGuest(guestId);
}

/** The server knows this guest no more: the next call asks for another id. */
export function forgetGuestId(guestId: number): void {
  if (session().token !== null || session().guestId !== guestId) return;
  localValues.guestId.write(null);
  const accountKey = newLocalAccount();
  localValues.account.write(accountKey);
  useSession.setState({ guestId: null, accountKey });
}

function takeGuest(guestId: number): void {
  localValues.guestId.write(guestId);
  localValues.account.write(null);
  useSession.setState({ guestId, accountKey: `guest:${guestId}` });
}

let asking: Promise<number | null> | null = null;

/**
 * The guest's id, asked for when none is stored. Null for customers and when it cannot be had now, which is logged and
 * no more: the page keeps working, and the next call tries again.
 */
export function ensureGuestId(): Promise<number | null> {
  const { token, guestId } = session();
  if (token !== null) return Promise.resolve(null);
  if (guestId !== null) return Promise.resolve(guestId);
  asking ??= withGuestRequestLock(async () => {
    // Another tab or the worker may have been faster.
    reloadSession();
    if (session().token !== null || session().guestId !== null) return session().guestId;
    const record = await import("@/platform/outbox/storage/session-record");
    const known = record.guestObtainedByWorker(await record.readSession(), session().accountKey);
    if (known !== null) adoptGuestId(known);
    if (session().token !== null || session().guestId !== null) return session().guestId;
    const { data } = await post({
      path: "/auth/guest/request",
      normalise: normaliseGuestRequest,
      authenticated: false,
    });
    if (session().token !== null) return null;
    takeGuest(data.guest_id);
    // Before anybody else may ask: the worker reads this record.
    await record.writeSession({ guestId: data.guest_id, owner: session().accountKey });
    return data.guest_id;
  })
    .catch((error: unknown) => {
      console.warn("No guest id yet:", error instanceof Error ? error.message : error);
      return null;
    })
    .finally(() => {
      asking = null;
    });
  return asking;
}

/** Follows sign-ins and sign-outs of other tabs; answers how to stop. */
export function followSessionOfOtherTabs(): () => void {
  const keys = [storageKeys.token, storageKeys.guestId, storageKeys.account, storageKeys.epoch];
  return onStorageChange(keys, reloadSession);
}

/** Takes over what another tab has stored, before it is told. To be called before anything is sent for somebody. */
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

function newLocalAccount(): string {
  // randomUUID exists on secure origins only; a shop tried out over plain HTTP must start as well.
  const id = globalThis.crypto?.randomUUID?.() ?? textHash(`${Date.now()} ${Math.random()}`);
  return `local:${id}`;
}

async function customerOf(token: string): Promise<number | null> {
  try {
    const { data } = await get({
      path: "/customer/info",
      authenticated: false,
      cache: "no-store",
      headers: { Authorization: `Bearer ${token}` },
      timeoutMs: identityPatience,
      normalise: (answer) => identifier(fields(answer)?.id),
    });
    return data;
  } catch {
    return null;
  }
}

/** Backends without this call answer 404; the token is gone from this device either way. */
async function revokeNow(token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  await post({ path: "/auth/logout", authenticated: false, headers, normalise: () => null }).catch(() => {});
}
