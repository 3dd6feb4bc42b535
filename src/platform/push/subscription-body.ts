/** What the server is told about a device; page and worker say it in the same words. */
import type { DeviceAddress, PushPreferences } from "./device-record";

/** The parts of a browser's subscription; null when it has no keys. */
export function webAddress(subscription: PushSubscription): Extract<DeviceAddress, { kind: "web" }> | null {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { kind: "web", endpoint, p256dh, auth } : null;
}

/** How the contract names a device. */
export function addressFields(address: DeviceAddress): Record<string, unknown> {
  return address.kind === "web"
    ? { endpoint: address.endpoint, keys: { p256dh: address.p256dh, auth: address.auth } }
    : { fcm_token: address.token };
}

/** Body of POST and PUT /push/subscriptions. Quiet hours are meant by this device's clock. */
export function subscriptionBody(address: DeviceAddress, wishes: PushPreferences): Record<string, unknown> {
  return {
    ...addressFields(address),
    orders: wishes.orders,
    chat: wishes.chat,
    offers: wishes.offers,
    quiet_from: wishes.quietFrom,
    quiet_to: wishes.quietTo,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
  };
}

/** The opaque name of the caller in the answer; null where a backend gives none. */
export function recipientOf(answer: unknown): string | null {
  const recipient = (answer as { recipient?: unknown } | null)?.recipient;
  return typeof recipient === "string" && recipient !== "" ? recipient : null;
}

export function isSameAddress(a: DeviceAddress, b: DeviceAddress): boolean {
  if (a.kind === "web") {
    return b.kind === "web" && a.endpoint === b.endpoint && a.p256dh === b.p256dh && a.auth === b.auth;
  }
  return b.kind === "firebase" && a.token === b.token;
}
