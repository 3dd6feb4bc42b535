/** Signing out: the token is revoked, and what belongs to the account is removed from the device. */
import { post } from "@/platform/http/client";
import { localValues } from "@/platform/storage/local-values";
import { newLocalAccount, session, useSession } from "./session-store";

export type SignOutReason = "asked" | "expired" | "deleted";

export interface EndedSession {
  accountKey: string;
  token: string;
  reason: SignOutReason;
}

/** Revokes a token at the server. The app replaces it by one that also works without network. */
let revoke: (token: string, epoch: number) => Promise<void> = revokeNow;
export function setTokenRevoker(revoker: typeof revoke): void {
  revoke = revoker;
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
  // If the tab is closed before the end, the next start finishes it.
  localValues.unfinishedSignOut.write({ accountKey, reason });
  localValues.epoch.write(next.epoch);
  localValues.token.write(null);
  localValues.account.write(next.accountKey);
  useSession.setState(next);
  if (reason === "asked") void revoke(token, next.epoch);
  await Promise.allSettled([...afterSignOut].map(async (hook) => hook({ accountKey, token, reason })));
  localValues.unfinishedSignOut.write(null);
}

/** The sign-out that a closed tab did not finish: the data of this account is still to be removed. Null when there is none. */
export function unfinishedSignOut(): { accountKey: string; reason: SignOutReason } | null {
  return localValues.unfinishedSignOut.read();
}

export function markSignOutFinished(): void {
  localValues.unfinishedSignOut.write(null);
}

/** Backends without this call respond with 404; the token is gone from this device either way. */
async function revokeNow(token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  await post({ path: "/auth/logout", authenticated: false, headers, normalise: () => null }).catch(() => {});
}
