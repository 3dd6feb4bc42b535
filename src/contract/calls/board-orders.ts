/** Orders as the shop's board sees and moves them. */
import { OrderStatus, OrderType, PrescriptionState } from "../entities/order";
import { Id, Instant, Money, nullable, oneOf, type Static, Type } from "../schema";

const closed = { additionalProperties: false } as const;

/** Which orders a list holds: `new` waits for somebody to accept it, `active` is being made or on its way, `done` is over. */
export const boardOrderStates = ["new", "active", "done"] as const;
export const BoardOrderState = oneOf(boardOrderStates);
export type BoardOrderState = Static<typeof BoardOrderState>;

/** What somebody may do with an order now; the server decides. */
export const boardOrderActions = ["accept", "refuse", "ready", "hand_over", "deliver", "assign"] as const;
export const BoardOrderAction = oneOf(boardOrderActions);
export type BoardOrderAction = Static<typeof BoardOrderAction>;

/** An order in a list. */
export const BoardOrder = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  /** Null: a parcel, which belongs to no store. */
  store_id: nullable(Id),
  /** Rises with every change of the order at its store; what is older is left out. */
  seq: Type.Integer(),
  state: BoardOrderState,
  status: OrderStatus,
  type: OrderType,
  created_at: Instant,
  /** The time that it was ordered for; null: as soon as possible. */
  scheduled_at: nullable(Instant),
  /** When it was promised to be ready; null: not accepted yet. */
  ready_by: nullable(Instant),
  customer_name: Type.String(),
  /** Pieces of all lines. */
  pieces: Type.Integer(),
  total: Money,
  payment_method: Type.String(),
  payment_status: Type.String(),
  prescription_state: nullable(PrescriptionState),
  courier: nullable(Type.Object({ id: Id, name: Type.String(), phone: Type.String() })),
  /** Why a courier brought it back; null: nobody did since it was picked up last. */
  returned_reason: nullable(Type.String()),
  actions: Type.Array(BoardOrderAction),
});
export type BoardOrder = Static<typeof BoardOrder>;

/** A line of an order, in the shop's own words. */
export const BoardOrderLine = Type.Object({
  id: Id,
  item_id: nullable(Type.Integer()),
  name: Type.String(),
  quantity: Type.Integer(),
  /** Price of one with its options, before discount. */
  unit_price: Money,
  variant: nullable(Type.String()),
  options: Type.Array(Type.Object({ name: Type.String(), values: Type.Array(Type.String()) })),
  add_ons: Type.Array(Type.Object({ name: Type.String(), quantity: Type.Integer(), price: Money })),
  /** What was prescribed, where a pharmacy gives this instead; null: nothing else was. */
  substitute_for: nullable(Type.String()),
});
export type BoardOrderLine = Static<typeof BoardOrderLine>;

/** GET /board/orders/{id}: everything on an order's card. */
export const BoardOrderDetails = Type.Object({
  ...BoardOrder.properties,
  lines: Type.Array(BoardOrderLine),
  note: nullable(Type.String()),
  unavailable_item_note: nullable(Type.String()),
  delivery_instruction: nullable(Type.String()),
  cutlery: Type.Boolean(),
  customer: Type.Object({
    name: Type.String(),
    /** International form, for a tel: link. */
    phone: Type.String(),
    is_guest: Type.Boolean(),
    /** Orders of this person that were delivered before. */
    earlier_orders: Type.Integer(),
  }),
  address: Type.Object({
    text: Type.String(),
    road: nullable(Type.String()),
    house: nullable(Type.String()),
    floor: nullable(Type.String()),
    latitude: nullable(Type.Number()),
    longitude: nullable(Type.Number()),
    /** Kilometres by road. */
    distance: Type.Number(),
  }),
  /**
   * Amounts that make the total, in the order in which they are shown: `products`, `add_ons`, `discount`, `coupon_discount`,
   * `first_order_bonus`, `tax`, `delivery_charge`, `packaging`, `additional_charge`, `tip`, `rounding`.
   */
  amounts: Type.Array(Type.Object({ name: Type.String(), amount: Money })),
  /** What the courier gets in coins or notes at the door; 0: paid already. */
  cash_to_take: Money,
  /** The note for which change is to be brought; 0: none. */
  bring_change: Money,
  /** Photos of a prescription that it was placed with; GET /board/orders/{id}/prescription has their addresses. */
  prescription_photos: Type.Integer(),
  /** The most that the shop can give back of it; null: nothing was paid, it is under way, or it was decided already. */
  refundable: nullable(Money),
  cancel_reason: nullable(Type.String()),
  canceled_by: nullable(Type.String()),
  /** Who did what, newest first; `action` is a status that was reached, or a word of the audit log such as `courier_changed`. */
  history: Type.Array(Type.Object({ at: Instant, by: nullable(Type.String()), action: Type.String() })),
});
export type BoardOrderDetails = Static<typeof BoardOrderDetails>;

/** Where a board is: the last sequence number of each store that it has seen, "12:45,13:7"; 0 is the shop's parcels. */
export const BoardCursor = Type.String({
  maxLength: 8000,
  pattern: "^(\\d{1,10}:\\d{1,15}(,\\d{1,10}:\\d{1,15})*)?$",
});

/** GET /board/orders?state=&store_id=&before=. `before` is the `next` of the page before. */
export const BoardOrdersQuery = Type.Object(
  {
    state: Type.Optional(BoardOrderState),
    store_id: Type.Optional(Id),
    before: Type.Optional(Type.String({ maxLength: 60 })),
  },
  closed,
);
export const BoardOrders = Type.Object({
  orders: Type.Array(BoardOrder),
  /** The place in the sequences that this list was read at; changes after it are in GET /board/changes. */
  cursor: Type.String(),
  /** For the next page; null: this is the last one. */
  next: nullable(Type.String()),
});
export type BoardOrders = Static<typeof BoardOrders>;

/** GET /board/changes?after=: every order that changed after a cursor, as it is now. */
export const BoardChanges = Type.Object({
  orders: Type.Array(BoardOrder),
  cursor: Type.String(),
  /** There are more than one response holds; ask again with this cursor. */
  more: Type.Boolean(),
});
export type BoardChanges = Static<typeof BoardChanges>;

/**
 * Where the stores are, sent as the named event `cursor` of GET /board/stream when it begins and every 25 s: a board that is
 * behind asks for the changes.
 */
export const BoardCursorEvent = Type.Object({ cursor: Type.String() });
export type BoardCursorEvent = Static<typeof BoardCursorEvent>;

/** An unnamed event of GET /board/stream (server-sent): an order changed; a board whose last number is not `seq - 1` has a gap. */
export const BoardEvent = Type.Object({ store_id: Type.Integer(), seq: Type.Integer(), order: BoardOrder });
export type BoardEvent = Static<typeof BoardEvent>;

const seenStatus = {
  /** The status that the person saw; another one is 409 `order_changed` with who changed it. */
  seen_status: OrderStatus,
};

/** POST /board/orders/{id}/accept: minutes from now until it is ready. */
export const BoardAcceptRequest = Type.Object(
  { ...seenStatus, minutes: Type.Integer({ minimum: 1, maximum: 600 }) },
  closed,
);
export type BoardAcceptRequest = Static<typeof BoardAcceptRequest>;

/** POST /board/orders/{id}/refuse: the shopper reads the reason. */
export const BoardRefuseRequest = Type.Object(
  { ...seenStatus, reason: Type.String({ minLength: 1, maxLength: 300 }) },
  closed,
);
export type BoardRefuseRequest = Static<typeof BoardRefuseRequest>;

/** POST /board/orders/{id}/ready, /hand-over and /deliver. */
export const BoardStepRequest = Type.Object({ ...seenStatus }, closed);
export type BoardStepRequest = Static<typeof BoardStepRequest>;

/** POST /board/orders/{id}/courier: null takes the order away from its courier. */
export const BoardCourierRequest = Type.Object({ courier_id: nullable(Id) }, closed);
export type BoardCourierRequest = Static<typeof BoardCourierRequest>;

/**
 * GET /board/couriers?store_id= or ?order_id=: who may bring orders of a store, or one order, which may be a parcel. Without an
 * order also those who bring none any more and still hold cash, such as whoever came by a link for one order.
 */
export const BoardCouriers = Type.Object({
  couriers: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      phone: Type.String(),
      /** Orders that they are bringing now. */
      running_orders: Type.Integer(),
      /** Null: not on shift. */
      shift_started_at: nullable(Instant),
      /** When their phone was last heard of; null: never. */
      last_seen_at: nullable(Instant),
      /** Where they were last while they bring an order. */
      place: nullable(Type.Object({ latitude: Type.Number(), longitude: Type.Number(), at: Instant })),
      /** Cash that they have to hand in. */
      cash: Money,
      /** Has a password for the courier's page. */
      has_login: Type.Boolean(),
      /** May bring orders; false: is listed for their cash. */
      active: Type.Boolean(),
    }),
  ),
});
export type BoardCouriers = Static<typeof BoardCouriers>;

/** GET /board/changes. */
export const BoardChangesQuery = Type.Object({ after: BoardCursor }, closed);

/** GET /board/couriers. */
export const BoardCouriersQuery = Type.Object(
  { store_id: Type.Optional(Id), order_id: Type.Optional(Type.Integer({ minimum: 1 })) },
  closed,
);
