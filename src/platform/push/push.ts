/** Turns pushes on and off for this device and keeps its subscription up to date, for the account it is given. */
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
import { sendDeviceToken } from "./device-token";
import { confirmDevice, getPushSettings, registerDevice } from "./push-calls";
import { pushSupport } from "./push-support";
import { addressFields, isSameAddress, subscriptionBody, webAddress } from "./subscription-body";
import { subscribeWithKey, withTimeout } from "./web-subscription";

/** The current shopper. */
export interface PushAccount {
  key: string;
  /** The session's epoch, which outbox rows carry. */
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

/** Where a shop cannot be asked whether it knows a device, an unchanged one is sent again after this time, ms. */
const resendAfterMs = 7 * 24 * 3_600_000;
/** At the first visit the worker may still be installing, ms. */
const workerTimeoutMs = 10_000;

/** The shop offers no kind of push that this build can use. */
export class PushUnavailable extends Error {
  override readonly name = "PushUnavailable";
}

interface Subscribed {
  address: DeviceAddress;
  serverKey: string | null;
}

/**
 * The build decides: Firebase where its settings exist, otherwise standard Web Push under the shop's key. `renew` ends the
 * subscription that the browser has: its push service may have ended it without a word.
 */
async function subscribe({ renew = false } = {}): Promise<Subscribed> {
  const registration =
    (await workerRegistration()) && (await withTimeout(navigator.serviceWorker.ready, workerTimeoutMs));
  if (!registration) throw new PushUnavailable("There is no worker.");
  const offered = await getPushSettings();
  // Firebase's SDK takes a new token, too, when the subscription below it is another one.
  if (renew) await endBrowserSubscription();
  if (__FIREBASE__ !== null) {
    if (offered && !offered.firebase) throw new PushUnavailable("The shop does not use Firebase.");
    const { firebaseToken } = await import("./firebase-token");
    const token = await firebaseToken(
      __FIREBASE__,
      import.meta.env.VITE_FIREBASE_VAPID_KEY?.trim() || null,
      registration,
    );
    return { address: { kind: "firebase", token }, serverKey: null };
  }
  const serverKey = offered?.vapidKey ?? null;
  if (serverKey === null) throw new PushUnavailable("The shop has no key.");
  const address = webAddress(await subscribeWithKey(registration, serverKey));
  if (address === null) throw new PushUnavailable("The browser gave no keys.");
  return { address, serverKey };
}

/** Sends the subscription to the shop and stores it on the device with the shop's response. */
async function register(
  { address, serverKey }: Subscribed,
  account: PushAccount,
  preferences: PushPreferences,
): Promise<void> {
  const response = await registerDevice(address, preferences, account.signedIn);
  if (response === null) throw new PushUnavailable("The shop does not know the call.");
  await writeDevice({
    accountKey: account.key,
    recipient: response.recipient,
    address,
    serverKey,
    preferences,
    sentAt: Date.now(),
  });
}

/** Deletes unsent rows about this device: an earlier removal must not undo the new subscription. */
async function deleteUnsentRows({ key }: PushAccount): Promise<void> {
  for (const row of await readOutbox())
    if (row.kind === "subscription" && row.owner === key) await deleteRow(row.id);
}

/** This device's subscription if it belongs to the account; null when pushes are off here. */
export async function pushDeviceOf(account: PushAccount): Promise<DeviceRecord | null> {
  if (pushSupport() !== "allowed") return null;
  const record = await readDevice().catch(() => null);
  return record?.accountKey === account.key ? record : null;
}

/** Subscribes this device; the permission must have been granted. Throws an error that can be shown. */
export async function enablePush(
  account: PushAccount,
  preferences: PushPreferences = defaultPushPreferences,
): Promise<void> {
  const subscribed = await subscribe();
  await deleteUnsentRows(account);
  await register(subscribed, account, preferences);
}

/** Unsubscribes this device, also without network: the browser's subscription ends now, the shop is informed by the outbox. */
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

/** Ends the browser's own subscription, so that its push service accepts no more messages. */
export async function endBrowserSubscription(): Promise<void> {
  const registration = await workerRegistration();
  const subscription = await registration?.pushManager?.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}

/** Changes what this device gets, also without network. The outbox row registers the device again if the shop has lost it. */
export async function changePushPreferences(
  account: PushAccount,
  preferences: PushPreferences,
): Promise<void> {
  const record = await pushDeviceOf(account);
  if (record === null) return;
  const fields = subscriptionBody(record.address, preferences);
  await putInOutbox({ kind: "subscription", payload: { method: "PUT", fields } }, account);
  await writeDevice({ ...record, preferences });
}

/**
 * Called at every start: compares the browser's subscription with the one sent last and with what the shop knows, and sends
 * it again when it changed, when the shop has lost it (then a new one), or when a guest has become this customer. Never
 * rejects.
 */
export async function refreshSubscription(account: PushAccount): Promise<void> {
  try {
    const record = pushSupport() === "allowed" ? await readDevice() : null;
    if (record === null) return;
    const accountChanged = record.accountKey !== account.key;
    // Another customer has to turn pushes on themselves.
    if (accountChanged && !/^(guest|local):/.test(record.accountKey)) return;
    const now = await subscribe();
    const isUnchanged =
      !accountChanged && isSameAddress(now.address, record.address) && now.serverKey === record.serverKey;
    if (isUnchanged && (await isStillRegistered(record))) return;
    const subscribed = isUnchanged ? await subscribe({ renew: true }) : now;
    // Turned off meanwhile: nobody wants it any more.
    if ((await readDevice()) === null) return;
    await register(subscribed, account, record.preferences);
  } catch {
    // Without network or push service nothing changes; the next start tries again.
  }
}

async function isStillRegistered(record: DeviceRecord): Promise<boolean> {
  // Backends that name no recipient have the older call only, which cannot be asked.
  if (record.recipient === null) {
    const age = Date.now() - record.sentAt;
    return age >= 0 && age < resendAfterMs;
  }
  const response = await confirmDevice(record.address, record.preferences);
  if (response === null) return false;
  if (response.recipient !== record.recipient)
    await writeDevice({ ...record, recipient: response.recipient });
  return true;
}
