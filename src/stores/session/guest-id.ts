/** The guest's id: requested from the server when it is first needed. */

import { withGuestRequestLock } from "@/platform/browser-lock";
import { isApiError } from "@/platform/http/api-error";
import { post } from "@/platform/http/client";
import { normaliseGuestRequest } from "@/platform/http/normalise/guest";
import { localValues } from "@/platform/storage/local-values";
import { newLocalAccount, reloadSession, session, useSession } from "./session-store";

/** Takes over the id that the worker requested while no page was open, unless the session has moved on. */
export function adoptGuestId(guestId: number): void {
  if (session().token !== null || session().guestId !== null) return;
  storeGuestId(guestId);
}

/** Drops an id that the server does not know any more: the next call requests another one. */
export function forgetGuestId(guestId: number): void {
  if (session().token !== null || session().guestId !== guestId) return;
  localValues.guestId.write(null);
  const accountKey = newLocalAccount();
  localValues.account.write(accountKey);
  useSession.setState({ guestId: null, accountKey });
}

function storeGuestId(guestId: number): void {
  localValues.guestId.write(guestId);
  localValues.account.write(null);
  useSession.setState({ guestId, accountKey: `guest:${guestId}` });
}

let refusal: unknown = null;

/** Why the shop gave no id at the last request, so that what waits for one can say it; null while it may be the network. */
export const guestRefusal = (): unknown => refusal;

let pendingRequest: Promise<number | null> | null = null;

/**
 * The guest's id, requested when none is stored. Null for customers, and when the request fails: that is logged, the page
 * goes on, and the next call tries again. Never rejects.
 */
export function ensureGuestId(): Promise<number | null> {
  const { token, guestId } = session();
  if (token !== null) return Promise.resolve(null);
  if (guestId !== null) return Promise.resolve(guestId);
  pendingRequest ??= withGuestRequestLock(async () => {
    // Another tab or the worker may have been faster.
    reloadSession();
    if (session().token !== null || session().guestId !== null) return session().guestId;
    const record = await import("@/platform/outbox/storage/session-record");
    const known = record.guestOfRecord(await record.readSession(), session().accountKey);
    if (known !== null) adoptGuestId(known);
    if (session().token !== null || session().guestId !== null) return session().guestId;
    const { data } = await post({
      path: "/auth/guest/request",
      normalise: normaliseGuestRequest,
      authenticated: false,
    });
    if (session().token !== null) return null;
    refusal = null;
    storeGuestId(data.guest_id);
    // Within the lock, because the worker reads this record before it requests an id.
    await record.writeSession({ guestId: data.guest_id, owner: session().accountKey });
    return data.guest_id;
  })
    .catch((error: unknown) => {
      refusal = isApiError(error) && !error.isConnection ? error : null;
      console.warn("No guest id yet:", error instanceof Error ? error.message : error);
      return null;
    })
    .finally(() => {
      pendingRequest = null;
    });
  return pendingRequest;
}
