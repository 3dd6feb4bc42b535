/** Prescriptions as the shop's board reads and prices them. */
import { OrderStatus, PrescriptionState } from "../entities/order";
import { Id, Instant, Money, nullable, type Static, Type } from "../schema";
import { BoardOrder } from "./board-orders";

const closed = { additionalProperties: false } as const;
const words = Type.String({ minLength: 1, maxLength: 191, pattern: "\\S" });

/**
 * A line of a prescription: an item of the store, at another price than the shelf's where one is named, or a name in the pharmacy's
 * own words with its price. Prices of one piece, in major units.
 */
export const BoardPrescriptionLine = Type.Object(
  {
    item: Type.Optional(Id),
    variation: Type.Optional(Type.String({ minLength: 1, maxLength: 191 })),
    /** In the place of `item`; `price` is needed then. */
    name: Type.Optional(words),
    price: Type.Optional(Type.Number({ minimum: 0, maximum: 1e6 })),
    quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    /** What was prescribed, where this is given instead: the shopper reads it with the line's name. */
    substitute_for: Type.Optional(words),
  },
  closed,
);
export type BoardPrescriptionLine = Static<typeof BoardPrescriptionLine>;
const lines = Type.Array(BoardPrescriptionLine, { minItems: 1, maxItems: 50 });

const Amounts = Type.Array(Type.Object({ name: Type.String(), amount: Money }));

/** GET /board/orders/{id}/prescription: of every order that was placed with photos of one. */
export const BoardPrescription = Type.Object({
  order_id: Type.Integer({ minimum: 1 }),
  store_id: nullable(Id),
  status: OrderStatus,
  /** Null: an ordinary order, whose items are sold on prescription. */
  state: nullable(PrescriptionState),
  /** Until when the shopper may agree; null unless the price waits for them. */
  agree_until: nullable(Instant),
  agreed_at: nullable(Instant),
  /** How long a shopper may agree to a price that is sent now, minutes. */
  agree_minutes: Type.Integer(),
  /**
   * Addresses of the photos, good for five minutes and for whoever asked. Nobody may keep what they lead to. Empty once the photos
   * are deleted.
   */
  photos: Type.Array(Type.String()),
  /** So many days after the order was over its photos are deleted. */
  photo_days: Type.Integer(),
  lines: Type.Array(
    Type.Object({
      /** Null: in the pharmacy's own words. */
      item_id: nullable(Type.Integer()),
      name: Type.String(),
      variation: nullable(Type.String()),
      price: Money,
      /** What the store asks for it now; null: it sells no such thing. */
      shelf_price: nullable(Money),
      quantity: Type.Integer(),
      substitute_for: nullable(Type.String()),
    }),
  ),
  /** Parts that make the total, named as on an order's card. */
  amounts: Amounts,
  total: Money,
});
export type BoardPrescription = Static<typeof BoardPrescription>;

/** POST /board/orders/{id}/prescription/quote: what these lines would cost now. Nothing is changed. */
export const BoardPrescriptionQuoteRequest = Type.Object({ lines }, closed);
export type BoardPrescriptionQuoteRequest = Static<typeof BoardPrescriptionQuoteRequest>;

export const BoardPrescriptionQuote = Type.Object({
  /** Of one piece, line by line. */
  prices: Type.Array(Money),
  amounts: Amounts,
  total: Money,
});
export type BoardPrescriptionQuote = Static<typeof BoardPrescriptionQuote>;

/** POST /board/orders/{id}/prescription/price: takes the lines' stock and asks the shopper to agree. */
export const BoardPrescriptionPriceRequest = Type.Object(
  {
    /** `agree_until` as the person saw it; another one is 409 `order_changed` with who changed it. */
    seen_agree_until: nullable(Instant),
    /** The total that the person saw; another one is 409 `order_amount`, and nothing is sent. */
    seen_total: Type.Number({ minimum: 0, maximum: 1e9 }),
    lines,
  },
  closed,
);
export type BoardPrescriptionPriceRequest = Static<typeof BoardPrescriptionPriceRequest>;

/** The order as the board lists it, and until when its shopper may agree. */
export const BoardPrescriptionPriced = Type.Object({ order: BoardOrder, agree_until: Instant });
export type BoardPrescriptionPriced = Static<typeof BoardPrescriptionPriced>;

/** GET /board/prescription-photos/{photo}: an address of `photos`, whose last part is signed. */
export const BoardPrescriptionPhotoPath = Type.Object({ photo: Type.String({ maxLength: 200 }) });
