/** Requests and responses with which a device hears of orders while the board, or the couriers' page, is closed. */
import { type Static, Type } from "../schema";

const closed = { additionalProperties: false } as const;
const endpoint = Type.String({ minLength: 1, maxLength: 2048 });

/** GET /board/push, GET /courier/push: the key that a subscription is made with, base64url. */
export const BoardPushKey = Type.Object({ key: Type.String() });
export type BoardPushKey = Static<typeof BoardPushKey>;

/** POST /board/push/subscribe, POST /courier/push/subscribe: a subscription of standard Web Push. It ends with the login. */
export const BoardPushRequest = Type.Object(
  {
    endpoint,
    keys: Type.Object(
      { p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) },
      closed,
    ),
  },
  closed,
);
export type BoardPushRequest = Static<typeof BoardPushRequest>;

/** POST /board/push/unsubscribe, POST /courier/push/unsubscribe. */
export const BoardPushRemoval = Type.Object({ endpoint }, closed);
export type BoardPushRemoval = Static<typeof BoardPushRemoval>;
