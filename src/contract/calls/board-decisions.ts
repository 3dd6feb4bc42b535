/** What waits for a decision of the shop, and payments outside of the app as the board shows and decides them. */
import { Id, Instant, Money, nullable, type Static, Type } from "../schema";

const closed = { additionalProperties: false } as const;

/** GET /board/decisions: how many of each wait at the operator's stores. */
export const BoardDecisions = Type.Object({
  payments: Type.Integer(),
  refunds: Type.Integer(),
  /** Reviews with words of the last 30 days that nobody answered. */
  reviews: Type.Integer(),
  /** Null: they are not this person's to read. */
  applications: nullable(Type.Integer()),
});
export type BoardDecisions = Static<typeof BoardDecisions>;

/** What a shopper says they have paid outside of the app. */
export const BoardOfflinePayment = Type.Object({
  order_id: Type.Integer({ minimum: 1 }),
  store_id: nullable(Id),
  customer_name: Type.String(),
  amount: Money,
  method: Type.String(),
  answers: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  note: nullable(Type.String()),
  said_at: Instant,
});
export type BoardOfflinePayment = Static<typeof BoardOfflinePayment>;

/** GET /board/offline-payments: those that wait at the operator's stores, oldest first; 100 at most. */
export const BoardOfflinePayments = Type.Object({ payments: Type.Array(BoardOfflinePayment) });
export type BoardOfflinePayments = Static<typeof BoardOfflinePayments>;

/** When the person who decides saw it said: what was corrected since is 409 `offline_changed`. */
const said_at = Type.String({ maxLength: 40 });

/** POST /board/orders/{id}/offline-payment/verify: the money is there. */
export const BoardOfflineVerification = Type.Object({ said_at }, closed);
export type BoardOfflineVerification = Static<typeof BoardOfflineVerification>;

/** POST /board/orders/{id}/offline-payment/deny: it is not; the shopper reads the reason. */
export const BoardOfflineDenial = Type.Object(
  { said_at, reason: Type.String({ minLength: 1, maxLength: 500 }) },
  closed,
);
export type BoardOfflineDenial = Static<typeof BoardOfflineDenial>;
