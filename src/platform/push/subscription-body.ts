/** The fields of a device as page and worker send them to the server. */
import { requireObject, textOrNull } from "@/platform/http/normalise/readers";
import type { DeviceAddress, PushPreferences } from "./device-record";

/** The parts of a browser's subscription; null when it has no keys. */
export function webAddress(subscription: PushSubscription): Extract<DeviceAddress, { kind: "web" }> | null {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { kind: "web", endpoint, p256dh, auth } : null;
}

/** The fields that identify a device in the contract. */
export function addressFields(address: DeviceAddress): Record<string, unknown> {
  return address.kind === "web"
    ? { endpoint: address.endpoint, keys: { p256dh: address.p256dh, auth: address.auth } }
    : { fcm_token: address.token };
}

/** Body of POST and PUT /push/subscriptions. Quiet hours are times of this device's time zone. */
export function subscriptionBody(
  address: DeviceAddress,
  preferences: PushPreferences,
): Record<string, unknown> {
  return {
    ...addressFields(address),
    orders: preferences.orders,
    chat: preferences.chat,
    offers: preferences.offers,
    quiet_from: preferences.quietFrom,
    quiet_to: preferences.quietTo,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
  };
}

/** The opaque name of the caller in a response; null where a backend gives none. */
export function recipientOf(response: unknown): string | null {
  return textOrNull(requireObject(response).recipient);
}

export function isSameAddress(a: DeviceAddress, b: DeviceAddress): boolean {
  if (a.kind === "web") {
    return b.kind === "web" && a.endpoint === b.endpoint && a.p256dh === b.p256dh && a.auth === b.auth;
  }
  return b.kind === "firebase" && a.token === b.token;
}
