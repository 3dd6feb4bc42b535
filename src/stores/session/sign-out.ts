/** Signing out: the token is revoked, and what belongs to the account is removed from the device. */
import { post } from "@/platform/http/client";
import { localValues } from "@/platform/storage/local-values";
import { needOutbox } from "../outbox-start";
import { newLocalAccount, session, useSession } from "./session-store";

export type SignOutReason = "asked" | "expired" | "deleted";

export interface EndedSession {
  accountKey: string;
  token: string;
  reason: SignOutReason;
}

/** Revokes a token at the server. The app replaces it by one that also works without network. */
let revoke: (token: string, epoch: number) => Promise<void> = revokeNow;
/** Returns a function that puts the first one back. */
export function setTokenRevoker(revoker: typeof revoke): () => void {
  revoke = revoker;
  return () => {
    revoke = revokeNow;
  };
}

const afterSignOut = new Set<(ended: EndedSession) => Promise<void> | void>();

/** Registers work to be done after a sign-out, such as removing the account's data. Returns a function that removes it. */
export function onSignOut(work: (ended: EndedSession) => Promise<void> | void): () => void {
  afterSignOut.add(work);
  return () => afterSignOut.delete(work);
}

/**
 * Ends the session: the epoch rises and the token is removed at once, then the work of `onSignOut` runs. Does nothing
 * without a token. Never rejects.
 */
export async function signOut(reason: SignOutReason = "asked"): Promise<void> {
  const { token, accountKey, epoch } = session();
  if (token === null) return;
  const next = { token: null, guestId: null, accountKey: newLocalAccount(), epoch: epoch + 1 };
  // Whoever removes the account's data ends this note: the outbox of this visit, also when it is connected only after
  // this, or the next start.
  localValues.unfinishedSignOut.write({ accountKey, reason });
  localValues.epoch.write(next.epoch);
  localValues.token.write(null);
  localValues.account.write(next.accountKey);
  useSession.setState(next);
  if (reason === "asked") void revoke(token, next.epoch);
  needOutbox();
  await Promise.allSettled([...afterSignOut].map(async (hook) => hook({ accountKey, token, reason })));
}

/** The sign-out whose account's data is still to be removed, as after a closed tab. Null when there is none. */
export function unfinishedSignOut(): { accountKey: string; reason: SignOutReason } | null {
  return localValues.unfinishedSignOut.read();
}

export function markSignOutFinished(accountKey: string): void {
  if (unfinishedSignOut()?.accountKey === accountKey) localValues.unfinishedSignOut.write(null);
}

/** Backends without this call respond with 404; the token is gone from this device either way. */
async function revokeNow(token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  await post({ path: "/auth/logout", authenticated: false, headers, normalise: () => null }).catch(() => {});
}
