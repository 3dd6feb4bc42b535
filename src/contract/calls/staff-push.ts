/** Requests and responses with which a device hears of orders while the board, or the couriers' page, is closed. */
import { type Static, Type } from "../schema";

const closed = { additionalProperties: false } as const;
const endpoint = Type.String({ minLength: 1, maxLength: 2048 });

/** GET /board/push, GET /courier/push: the key that a subscription is made with, base64url. */
export const StaffPushKey = Type.Object({ key: Type.String() });
export type StaffPushKey = Static<typeof StaffPushKey>;

/** POST /board/push/subscribe, POST /courier/push/subscribe: a subscription of standard Web Push. It ends with the login. */
export const StaffPushRequest = Type.Object(
  {
    endpoint,
    keys: Type.Object(
      { p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) },
      closed,
    ),
  },
  closed,
);
export type StaffPushRequest = Static<typeof StaffPushRequest>;

/** POST /board/push/unsubscribe, POST /courier/push/unsubscribe. */
export const StaffPushRemoval = Type.Object({ endpoint }, closed);
export type StaffPushRemoval = Static<typeof StaffPushRemoval>;
