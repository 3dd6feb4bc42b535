/** Requests and responses of the push calls, section 8 of the contract. */
import { nullable, type Static, Type } from "../schema";
import { GuestId } from "./auth";

const closed = { additionalProperties: false } as const;
const time = Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" });

/** GET /push/settings. */
export const PushSettings = Type.Object({
  /** The application server key of standard Web Push, base64url; null: none. */
  vapid_public_key: nullable(Type.String()),
  firebase: Type.Boolean(),
});
export type PushSettings = Static<typeof PushSettings>;

/** Which device: a standard subscription or a Firebase token. */
const device = {
  endpoint: Type.Optional(nullable(Type.String({ maxLength: 2048 }))),
  keys: Type.Optional(
    nullable(
      Type.Object(
        { p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) },
        { additionalProperties: true },
      ),
    ),
  ),
  fcm_token: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 4096 }))),
};

/** POST and PUT /push/subscriptions. What is left out stays as it was; a new device gets everything. */
export const PushSubscriptionRequest = Type.Object(
  {
    ...device,
    guest_id: Type.Optional(nullable(GuestId)),
    orders: Type.Optional(Type.Boolean()),
    chat: Type.Optional(Type.Boolean()),
    offers: Type.Optional(Type.Boolean()),
    /** Both null: no quiet hours. */
    quiet_from: Type.Optional(nullable(time)),
    quiet_to: Type.Optional(nullable(time)),
    /** IANA name. */
    timezone: Type.Optional(nullable(Type.String({ maxLength: 64 }))),
  },
  closed,
);
export type PushSubscriptionRequest = Static<typeof PushSubscriptionRequest>;

/** DELETE /push/subscriptions, in query or body. */
export const PushSubscriptionRemoval = Type.Object(
  {
    endpoint: device.endpoint,
    fcm_token: device.fcm_token,
    guest_id: Type.Optional(nullable(GuestId)),
  },
  closed,
);
export type PushSubscriptionRemoval = Static<typeof PushSubscriptionRemoval>;

/** Response of POST and PUT. */
export const PushSubscribed = Type.Object({
  message: Type.String(),
  /** Opaque name of the caller, found again in the data of every push for them. */
  recipient: Type.String(),
});
export type PushSubscribed = Static<typeof PushSubscribed>;
