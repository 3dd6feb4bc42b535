/** Turning pushes on and off for this device, and keeping its subscription fresh. Knows no account but the one given. */
import { environment } from "@/platform/environment";
import { deleteRow, putInOutbox, readOutbox } from "@/platform/outbox";
import { workerRegistration } from "@/platform/worker";
import {
  type DeviceAddress,
  type DeviceRecord,
  deleteDevice,
  type PushPreferences,
  readDevice,
  writeDevice,
} from "./device-record";
import { getPushSettings, registerDevice, sendDeviceToken } from "./push-calls";
import { pushSupport } from "./push-support";
import { addressFields, isSameAddress, subscriptionBody, webAddress } from "./subscription-body";
import { subscribeWithKey, withTimeout } from "./web-subscription";

/** Who is here. */
export interface PushAccount {
  key: string;
  /** Of the session, for what is written into the outbox. */
  epoch: number;
  signedIn: boolean;
}

export const defaultPushPreferences: PushPreferences = {
  orders: true,
  chat: true,
  offers: true,
  quietFrom: null,
  quietTo: null,
};

/** An unchanged subscription is told again after this time, ms: servers forget, too. */
const tellAgainAfter = 7 * 24 * 3_600_000;
/** A worker that is being installed at the first visit, ms. */
const workerPatience = 10_000;

/** The shop offers no way that this build can use. */
export class PushUnavailable extends Error {
  override readonly name = "PushUnavailable";
}

interface Subscribed {
  address: DeviceAddress;
  serverKey: string | null;
}

/** The build decides: Firebase where its settings exist, otherwise standard Web Push under the shop's key. */
async function subscribe(): Promise<Subscribed> {
  const registration =
    (await workerRegistration()) && (await withTimeout(navigator.serviceWorker.ready, workerPatience));
  if (!registration) throw new PushUnavailable("There is no worker.");
  const offered = await getPushSettings();
  if (__FIREBASE__ !== null) {
    if (offered && !offered.firebase) throw new PushUnavailable("The shop does not use Firebase.");
    const { firebaseToken } = await import("./firebase-token");
    const token = await firebaseToken(__FIREBASE__, environment.firebase?.vapidKey ?? null, registration);
    return { address: { kind: "firebase", token }, serverKey: null };
  }
  const serverKey = offered?.vapidKey ?? null;
  if (serverKey === null) throw new PushUnavailable("The shop has no key.");
  const address = webAddress(await subscribeWithKey(registration, serverKey));
  if (address === null) throw new PushUnavailable("The browser gave no keys.");
  return { address, serverKey };
}

/** Tells the shop and keeps what it said. */
async function tell(
  { address, serverKey }: Subscribed,
  account: PushAccount,
  wishes: PushPreferences,
): Promise<void> {
  const answer = await registerDevice(address, wishes, account.signedIn);
  if (answer === null) throw new PushUnavailable("The shop does not know the call.");
  await writeDevice({
    accountKey: account.key,
    recipient: answer.recipient,
    address,
    serverKey,
    preferences: wishes,
    sentAt: Date.now(),
  });
}

/** What waits about this device is overtaken: it must not be taken off again by an earlier wish. */
async function withdrawWaiting({ key }: PushAccount): Promise<void> {
  for (const row of await readOutbox())
    if (row.kind === "subscription" && row.owner === key) await deleteRow(row.id);
}

/** This device's subscription when it is the account's; null when pushes are off here. */
export async function pushDeviceOf(account: PushAccount): Promise<DeviceRecord | null> {
  if (pushSupport() !== "allowed") return null;
  const record = await readDevice().catch(() => null);
  return record?.accountKey === account.key ? record : null;
}

/** Subscribes this device. The permission must have been given. Throws what the shopper should be told. */
export async function enablePush(
  account: PushAccount,
  wishes: PushPreferences = defaultPushPreferences,
): Promise<void> {
  const subscribed = await subscribe();
  await withdrawWaiting(account);
  await tell(subscribed, account, wishes);
}

/** Takes this device off, also with no network: the browser's subscription ends here, and the shop hears of it later. */
export async function disablePush(account: PushAccount): Promise<void> {
  const record = await pushDeviceOf(account);
  await deleteDevice();
  await endBrowserSubscription();
  if (record === null) return;
  const { keys: _keys, ...fields } = addressFields(record.address);
  await putInOutbox({ kind: "subscription", payload: { method: "DELETE", fields } }, account);
  if (record.address.kind === "firebase" && account.signedIn) {
    await sendDeviceToken("@").catch(() => undefined);
  }
}

/** Ends the browser's own subscription, so that its push service takes nothing any more. */
export async function endBrowserSubscription(): Promise<void> {
  const registration = await workerRegistration();
  const subscription = await registration?.pushManager?.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}

/** Other wishes, also with no network: they wait in the outbox. A device that the shop has forgotten is told anew. */
export async function changePushPreferences(account: PushAccount, wishes: PushPreferences): Promise<void> {
  const record = await pushDeviceOf(account);
  if (record === null) return;
  const fields = subscriptionBody(record.address, wishes);
  await putInOutbox({ kind: "subscription", payload: { method: "PUT", fields } }, account);
  await writeDevice({ ...record, preferences: wishes });
}

/**
 * At every start: the subscription that the browser has now is compared with what the shop was told, and told again only
 * when it changed, belongs to the person a guest has become, or is a week old. Never rejects.
 */
export async function refreshSubscription(account: PushAccount): Promise<void> {
  try {
    const record = pushSupport() === "allowed" ? await readDevice() : null;
    if (record === null) return;
    const handedOn = record.accountKey !== account.key;
    // Another customer has to switch it on himself.
    if (handedOn && !/^(guest|local):/.test(record.accountKey)) return;
    const now = await subscribe();
    const age = Date.now() - record.sentAt;
    const same = isSameAddress(now.address, record.address) && now.serverKey === record.serverKey;
    if (same && !handedOn && age >= 0 && age < tellAgainAfter) return;
    await tell(now, account, record.preferences);
  } catch {
    // Without network or push service what is there stays; the next start tries again.
  }
}
