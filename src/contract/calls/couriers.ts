/** Requests and responses of couriers' phones, and what the board does with couriers beside their orders. */
import { OrderStatus, OrderType } from "../entities/order";
import { Id, Instant, Money, nullable, oneOf, type Static, Type } from "../schema";

const closed = { additionalProperties: false } as const;
const password = Type.String({ minLength: 1, maxLength: 200 });

/** Somebody who brings orders. */
export const Courier = Type.Object({
  id: Id,
  name: Type.String(),
  phone: Type.String(),
  /** Came by the link of one order and has no password. */
  one_order: Type.Boolean(),
});
export type Courier = Static<typeof Courier>;

/** POST /courier/sign-in. */
export const CourierSignInRequest = Type.Object(
  { phone: Type.String({ minLength: 3, maxLength: 40 }), password },
  closed,
);
export type CourierSignInRequest = Static<typeof CourierSignInRequest>;

/** POST /courier/invitations/accept. The link of one order needs no password. */
export const CourierInvitationRequest = Type.Object(
  { token: Type.String({ minLength: 20, maxLength: 200 }), password: Type.Optional(password) },
  closed,
);
export type CourierInvitationRequest = Static<typeof CourierInvitationRequest>;

/** Response of both: an opaque token for the Authorization header. */
export const CourierSession = Type.Object({ token: Type.String(), courier: Courier });
export type CourierSession = Static<typeof CourierSession>;

/** Somewhere that a courier goes to. */
export const CourierStop = Type.Object({
  name: Type.String(),
  /** International form, for a tel: link. */
  phone: Type.String(),
  address: Type.String(),
  road: nullable(Type.String()),
  house: nullable(Type.String()),
  floor: nullable(Type.String()),
  latitude: nullable(Type.Number()),
  longitude: nullable(Type.Number()),
});
export type CourierStop = Static<typeof CourierStop>;

/** An order that the courier has now. */
export const CourierOrder = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  status: OrderStatus,
  type: OrderType,
  /** When it is ready to be taken; null: nobody has said. */
  ready_by: nullable(Instant),
  scheduled_at: nullable(Instant),
  pick_up: CourierStop,
  drop_off: CourierStop,
  /** Kilometres by road. */
  distance: Type.Number(),
  pieces: Type.Integer(),
  note: nullable(Type.String()),
  /** What to do at the door, such as a code or "leave it there". */
  instruction: nullable(Type.String()),
  cash_to_take: Money,
  /** The note for which change is to be brought; 0: none. */
  bring_change: Money,
  arrived_at: nullable(Instant),
  /** What delivering it needs: with both, one of them is enough. */
  needs_code: Type.Boolean(),
  needs_photo: Type.Boolean(),
  /** Photos at the door that have arrived. */
  photos: Type.Integer(),
});
export type CourierOrder = Static<typeof CourierOrder>;

/** An order that the courier is asked to bring; where it goes is told to whoever accepts. */
export const CourierOffer = Type.Object({
  id: Id,
  order_id: Type.Integer({ minimum: 1 }),
  expires_at: Instant,
  pick_up: Type.Object({ name: Type.String(), address: Type.String() }),
  distance: Type.Number(),
  cash_to_take: Money,
});
export type CourierOffer = Static<typeof CourierOffer>;

/** GET /courier/me: everything that a courier's phone shows. */
export const CourierMe = Type.Object({
  courier: Courier,
  /** Null: not on shift. */
  shift_started_at: nullable(Instant),
  /** Agreed to say where they are while they bring an order. */
  shares_position: Type.Boolean(),
  orders: Type.Array(CourierOrder),
  offers: Type.Array(CourierOffer),
  cash: Type.Object({
    /** In this shift, handed in or not. */
    taken: Money,
    /** Not handed in yet, of whichever shift. */
    to_hand_in: Money,
    /** Of how many orders that is. */
    orders: Type.Integer(),
  }),
  /** The server's clock. */
  now: Instant,
  shop: Type.Object({
    name: Type.String(),
    phone: Type.String(),
    /** IANA name. */
    time_zone: Type.String(),
    currency_symbol: Type.String(),
    currency_before: Type.Boolean(),
    digits: Type.Integer(),
  }),
});
export type CourierMe = Static<typeof CourierMe>;

/** POST /courier/shift. */
export const CourierShiftRequest = Type.Object({ on: Type.Boolean() }, closed);
export type CourierShiftRequest = Static<typeof CourierShiftRequest>;

/** POST /courier/position-consent: whether the courier says where they are while they bring an order. */
export const CourierConsentRequest = Type.Object({ agreed: Type.Boolean() }, closed);
export type CourierConsentRequest = Static<typeof CourierConsentRequest>;

/** When something happened by the phone's clock, milliseconds since 1970: a press may wait for the network. */
const at = Type.Integer({ minimum: 0, maximum: 8.64e15 });

/** POST /courier/orders/{id}/picked-up and /arrived. */
export const CourierStepRequest = Type.Object({ at }, closed);
export type CourierStepRequest = Static<typeof CourierStepRequest>;

/** POST /courier/orders/{id}/delivered. */
export const CourierDeliveredRequest = Type.Object(
  {
    at,
    /** The shopper's code; not needed with a photo where the shop takes one. */
    code: Type.Optional(Type.String({ maxLength: 20 })),
    /** What was taken in cash, as the order asks for it. */
    cash_taken: Type.Number({ minimum: 0 }),
  },
  closed,
);
export type CourierDeliveredRequest = Static<typeof CourierDeliveredRequest>;

/** POST /courier/orders/{id}/returned: it could not be delivered and goes back to the shop. */
export const CourierReturnedRequest = Type.Object(
  { at, reason: Type.String({ minLength: 1, maxLength: 300 }) },
  closed,
);
export type CourierReturnedRequest = Static<typeof CourierReturnedRequest>;

/** Response of a step: nothing of an address is kept with it. */
export const CourierStepDone = Type.Object({ id: Type.Integer(), status: OrderStatus });
export type CourierStepDone = Static<typeof CourierStepDone>;

/** POST /courier/positions: thinned by the phone, oldest first. */
export const CourierPositionsRequest = Type.Object(
  {
    positions: Type.Array(
      Type.Object(
        {
          lat: Type.Number({ minimum: -90, maximum: 90 }),
          lng: Type.Number({ minimum: -180, maximum: 180 }),
          at,
        },
        closed,
      ),
      { minItems: 1, maxItems: 100 },
    ),
  },
  closed,
);
export type CourierPositionsRequest = Static<typeof CourierPositionsRequest>;

/** Response of positions: of how many orders the place is told now. */
export const CourierPositionsTaken = Type.Object({ orders: Type.Integer() });
export type CourierPositionsTaken = Static<typeof CourierPositionsTaken>;

/** How orders get their courier, a setting of the shop. */
export const courierAssignments = ["least_busy", "shop", "nearest", "offers"] as const;
export const CourierAssignment = oneOf(courierAssignments);
export type CourierAssignment = Static<typeof CourierAssignment>;

/** POST /board/orders/{id}/courier-link: somebody without an account brings this order. */
export const BoardCourierLinkRequest = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100 }),
    phone: Type.String({ minLength: 3, maxLength: 40 }),
  },
  closed,
);
export type BoardCourierLinkRequest = Static<typeof BoardCourierLinkRequest>;

/** A link that works once. */
export const BoardCourierLink = Type.Object({ link: Type.String() });
export type BoardCourierLink = Static<typeof BoardCourierLink>;

/** POST /board/couriers/{id}/cash: what was counted; another sum than the courier's is 409 `order_changed`. */
export const BoardCashRequest = Type.Object({ amount: Type.Number({ minimum: 0 }) }, closed);
export type BoardCashRequest = Static<typeof BoardCashRequest>;
