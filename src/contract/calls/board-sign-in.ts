/** Requests and responses with which people of the shop sign in to the board. */
import { Id, nullable, oneOf, type Static, Type } from "../schema";

const closed = { additionalProperties: false } as const;
const email = Type.String({ minLength: 3, maxLength: 254 });
/** Checked by the rules of passwords; the schema only bounds it. */
const password = Type.String({ minLength: 1, maxLength: 200 });

/**
 * What a person of the shop may do: an `owner` everything, a `dispatcher` the orders and couriers of every store, a `store`
 * the orders and items of the stores that are named.
 */
export const operatorRoles = ["owner", "dispatcher", "store"] as const;
export const OperatorRole = oneOf(operatorRoles);
export type OperatorRole = Static<typeof OperatorRole>;

/** Somebody who works with the board, or a key of another system. */
export const Operator = Type.Object({
  id: Id,
  name: Type.String(),
  /** Empty: a key. */
  email: Type.String(),
  role: OperatorRole,
});
export type Operator = Static<typeof Operator>;

/** POST /board/sign-in. */
export const BoardSignInRequest = Type.Object({ email, password }, closed);
export type BoardSignInRequest = Static<typeof BoardSignInRequest>;

/** POST /board/invitations/accept: the token of the link, and what the person signs in with from now on. */
export const BoardInvitationRequest = Type.Object(
  { token: Type.String({ minLength: 20, maxLength: 200 }), password },
  closed,
);
export type BoardInvitationRequest = Static<typeof BoardInvitationRequest>;

/** Response of both: an opaque token for the Authorization header. */
export const BoardSession = Type.Object({ token: Type.String(), operator: Operator });
export type BoardSession = Static<typeof BoardSession>;

/** A store that an operator works for. */
export const BoardStore = Type.Object({
  id: Id,
  slug: Type.String(),
  name: Type.String(),
  module_type: Type.String(),
  /** Whether its hours, its pause and its switch let shoppers order now. */
  open: Type.Boolean(),
  /** Until when it takes no orders; null: not paused. ISO 8601, UTC. */
  paused_until: nullable(Type.String()),
  /** The words that shoppers read while it is paused. */
  pause_reason: nullable(Type.String()),
  /** Minutes that its busy mode adds to every arrival; 0: off. */
  busy_minutes: Type.Integer(),
});
export type BoardStore = Static<typeof BoardStore>;

/** GET /board/me: who is signed in, their stores, and what the board needs to show money and time. */
export const BoardMe = Type.Object({
  operator: Operator,
  stores: Type.Array(BoardStore),
  /** After how long an order without an answer is told by mail, minutes; 0: never. */
  unanswered_minutes: Type.Integer(),
  shop: Type.Object({
    name: Type.String(),
    /** IANA name. */
    time_zone: Type.String(),
    /** ISO 4217. */
    currency: Type.String(),
    currency_symbol: Type.String(),
    currency_before: Type.Boolean(),
    digits: Type.Integer(),
    languages: Type.Array(Type.String()),
  }),
});
export type BoardMe = Static<typeof BoardMe>;
