/** Moves unsent rows and the cart along when somebody signs in or out, or a guest's id comes or is lost. */
import { forgetGuestOrders } from "@/features/orders";
import { restoreServerOffset } from "@/platform/connectivity";
import {
  deleteOwnerRows,
  endSession,
  forgetGuestOfRecord,
  parkRowsOf,
  queueSignOut,
  readOutbox,
  readSession,
  rebindRows,
  renameOwner,
  retryNow,
  subscribeOutbox,
  transferGuestRows,
  unparkRowsOf,
} from "@/platform/outbox";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { forgetBuyNowItems } from "@/stores/buy-now";
import { clearAllCarts } from "@/stores/cart";
import { recommitAllCarts, recommitUnsentCarts } from "@/stores/cart/outbox-connection";
import { forgetUnanswered } from "@/stores/send-until-answered";
import {
  forgetGuestId,
  markSignOutFinished,
  onBeforeSignIn,
  onSignOut,
  reloadSession,
  type SignOutReason,
  session,
  setTokenRevoker,
  unfinishedSignOut,
  useSession,
} from "@/stores/session";
import { forgetKeysOf, otherKeysOf } from "@/stores/session/account-keys";
import { identifyAccounts } from "@/stores/session/identify-account";
import { deletePrescriptionPhotos } from "@/stores/stored-prescription-photos";
import { currentOwner } from "./current-owner";
import { adoptRecord } from "./session-mirror";

/**
 * Finishes what an earlier visit or the worker left, before anything is sent: the measured server clock, a guest's id
 * that the worker has obtained, a sign-out that a closed tab did not finish, rows written under a name no longer used.
 */
export async function resumeEarlierSession(): Promise<void> {
  const record = await readSession();
  if (record && record.serverOffset !== null && Date.now() >= (record.offsetMeasuredAt ?? 0))
    restoreServerOffset(record.serverOffset);
  if (record) adoptRecord(record);
  if (session().token === null) await parkCustomersRows(record?.owner ?? null);
  await finishSignOut();
  const { token, accountKey } = session();
  if (token !== null) {
    const { key, epoch } = currentOwner();
    await transferGuestRows({ key, epoch });
    // They may have signed in before this followed sign-ins.
    await takeUpRows();
  } else {
    for (const row of await readOutbox())
      if (row.owner.startsWith("local:")) await rebindRows(row.owner, { ...currentOwner(), key: accountKey });
  }
}

/**
 * Customers whose token left the page's storage without a sign-out: the next person gets none of their data. The
 * record may name somebody else by now, when a tab that noticed it was closed before it had parked the rows.
 */
async function parkCustomersRows(recorded: string | null): Promise<void> {
  const owners = new Set([recorded, ...(await readOutbox()).map(({ owner }) => owner)]);
  for (const owner of owners) if (owner?.startsWith("customer:")) await parkRowsOf(owner);
}

/** Removes what belongs to somebody who signed out before this was listening, and revokes the token that they left. */
async function finishSignOut(): Promise<void> {
  const unfinished = unfinishedSignOut();
  if (!unfinished || unfinished.accountKey === session().accountKey) return;
  const record = await readSession();
  const leftToken = record?.owner === unfinished.accountKey ? record.token : null;
  if (leftToken !== null && unfinished.reason === "asked") await queueSignOut(leftToken, session().epoch);
  await removeAccountData(unfinished);
}

/** Follows sign-ins, sign-outs and guests' ids from now on; returns a function that stops it. */
export function followAccountChanges(): () => void {
  const unsubscribe = [
    setTokenRevoker(queueSignOut),
    useSession.subscribe((now, before) => {
      if (now.accountKey === before.accountKey) return;
      const sameEpoch = now.epoch === before.epoch;
      // The token is gone without a sign-out in any tab, as when the browser's storage was cleared.
      const isSignOut = now.epoch > before.epoch || unfinishedSignOut() !== null;
      if (before.token !== null && now.token === null && !isSignOut)
        void removeAccountData({ accountKey: before.accountKey, reason: "expired" });
      // The local account became a guest.
      else if (before.accountKey.startsWith("local:") && now.token === null && sameEpoch)
        void rebindRows(before.accountKey, currentOwner());
      else if (before.token === null && now.token !== null) void becomeCustomer();
      else void unparkRowsOf(now.accountKey, now.epoch);
    }),
    identifyAccounts(() => void takeUpRows()),
    onBeforeSignIn(retryNow),
    onSignOut(removeAccountData),
    subscribeOutbox((event) => {
      if (event.type === "guest-gone") void becomeAnotherGuest(event.guestId);
    }),
  ];
  finishSignOut().catch((error) => console.warn("The sign-out is finished at the next start:", error));
  return () => {
    for (const stop of unsubscribe) stop();
  };
}

/** A guest signed in. What they left unsent in an earlier session is sent after the guest's carts have been handed over. */
async function becomeCustomer(): Promise<void> {
  const { key, epoch } = currentOwner();
  try {
    await transferGuestRows({ key, epoch });
    recommitUnsentCarts();
  } finally {
    await takeUpRows();
  }
}

/** A customer is back: what they left unsent is sent, also under another key of theirs. */
async function takeUpRows(): Promise<void> {
  const owner = currentOwner();
  for (const key of otherKeysOf(owner.key)) await renameOwner(key, owner);
  await unparkRowsOf(owner.key, owner.epoch);
}

/** The server no longer knows the guest: what was never done goes on under another id. */
async function becomeAnotherGuest(guestId: number): Promise<void> {
  await forgetGuestOfRecord(guestId);
  // Another tab may have noticed it first.
  reloadSession();
  forgetGuestId(guestId);
  await rebindRows(`guest:${guestId}`, currentOwner());
  recommitAllCarts();
}

async function removeAccountData(ended: { accountKey: string; reason: SignOutReason }): Promise<void> {
  let isFinished = await endSession(session().accountKey, session().epoch);
  clearAllCarts();
  forgetBuyNowItems();
  void forgetGuestOrders();
  safeStorage.removeItem(storageKeys.recentlyViewed);
  safeStorage.removeItem(storageKeys.notificationsRead);
  void deletePrescriptionPhotos();
  // A customer whose session expired may come back for unsent rows; one who signs out was asked about them first.
  if (ended.reason === "expired") await parkRowsOf(ended.accountKey);
  else {
    for (const key of [ended.accountKey, ...otherKeysOf(ended.accountKey)]) {
      forgetUnanswered(key);
      if (!(await deleteOwnerRows(key))) isFinished = false;
    }
    safeStorage.removeItem(storageKeys.lostPoints);
    forgetKeysOf(ended.accountKey);
  }
  // Rows that a full disk could not delete are deleted at the next start.
  if (isFinished) markSignOutFinished(ended.accountKey);
}
