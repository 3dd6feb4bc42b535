/** The push calls of the contract (section 8), and the older call for Firebase tokens. */
import { ApiError } from "@/platform/http/api-error";
import { get, post } from "@/platform/http/client";
import type { DeviceAddress, PushPreferences } from "./device-record";
import { recipientOf, subscriptionBody } from "./subscription-body";

export interface ShopPushSettings {
  vapidKey: string | null;
  firebase: boolean;
}

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** What the shop offers; null where the backend does not know the call. */
export async function getPushSettings(): Promise<ShopPushSettings | null> {
  try {
    const { data } = await get({
      path: "/push/settings",
      authenticated: false,
      normalise: (answer): ShopPushSettings => {
        const { vapid_public_key: key, firebase } = (answer ?? {}) as Record<string, unknown>;
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
 * Tells the shop about this device by every call that fits: a customer's Firebase token by the older one as well, which is
 * all that other backends know, and which is no guest's. Answers the opaque name of the device's person where the shop
 * gives one; null where it knows no call for this device.
 */
export async function registerDevice(
  address: DeviceAddress,
  wishes: PushPreferences,
  signedIn: boolean,
): Promise<{ recipient: string | null } | null> {
  const answer = await sendSubscription(address, wishes);
  if (address.kind !== "firebase" || !signedIn) return answer;
  await sendDeviceToken(address.token);
  return answer ?? { recipient: null };
}

async function sendSubscription(
  address: DeviceAddress,
  wishes: PushPreferences,
): Promise<{ recipient: string | null } | null> {
  try {
    const { data } = await post({
      path: "/push/subscriptions",
      authenticated: true,
      body: subscriptionBody(address, wishes),
      normalise: recipientOf,
    });
    return { recipient: data };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** PUT as the documents have it: a POST that says so. "@" clears the token. Customers only. */
export async function sendDeviceToken(token: string): Promise<void> {
  await post({
    path: "/customer/cm-firebase-token",
    body: { cm_firebase_token: token, _method: "put" },
    normalise: () => null,
  });
}
