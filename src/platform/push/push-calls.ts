/** The push calls of the contract (section 8), and the older call for Firebase tokens. */
import { ApiError } from "@/platform/http/api-error";
import { get, post, put } from "@/platform/http/client";
import { requireObject } from "@/platform/http/normalise/readers";
import type { DeviceAddress, PushPreferences } from "./device-record";
import { sendDeviceToken } from "./device-token";
import { recipientOf, subscriptionBody } from "./subscription-body";

export interface ShopPushSettings {
  vapidKey: string | null;
  firebase: boolean;
}

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The shop's kinds of push; null where the backend does not have the call. */
export async function getPushSettings(): Promise<ShopPushSettings | null> {
  try {
    const { data } = await get({
      path: "/push/settings",
      authenticated: false,
      normalise: (response): ShopPushSettings => {
        const { vapid_public_key: key, firebase } = requireObject(response, ["vapid_public_key", "firebase"]);
        return { vapidKey: typeof key === "string" && key !== "" ? key : null, firebase: firebase === true };
      },
    });
    return data;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Sends this device to the shop by every call that fits: a customer's Firebase token also by the older call, which is the
 * only one of other backends and not for guests. Resolves to the opaque name of the recipient where the shop gives one, and
 * to null where the shop has no call for this device.
 */
export async function registerDevice(
  address: DeviceAddress,
  preferences: PushPreferences,
  signedIn: boolean,
): Promise<{ recipient: string | null } | null> {
  const response = await sendSubscription(address, preferences);
  if (address.kind !== "firebase" || !signedIn) return response;
  await sendDeviceToken(address.token);
  return response ?? { recipient: null };
}

async function sendSubscription(
  address: DeviceAddress,
  preferences: PushPreferences,
): Promise<{ recipient: string | null } | null> {
  try {
    const { data } = await post({
      path: "/push/subscriptions",
      authenticated: true,
      body: subscriptionBody(address, preferences),
      normalise: recipientOf,
    });
    return { recipient: data };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Asks whether the shop still knows this device as this person's, and sends the preferences along. Resolves to the
 * recipient's opaque name, and to null where the device is unknown: forgotten after a failed push, or by a restored backup.
 */
export async function confirmDevice(
  address: DeviceAddress,
  preferences: PushPreferences,
): Promise<{ recipient: string | null } | null> {
  try {
    const { data } = await put({
      path: "/push/subscriptions",
      authenticated: true,
      body: subscriptionBody(address, preferences),
      normalise: recipientOf,
    });
    return { recipient: data };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
