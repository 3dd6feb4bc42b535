/** Items and stores as the shop's board switches them. */
import { Id, Instant, Money, nullable, type Static, Type } from "../schema";

const closed = { additionalProperties: false } as const;

/** An item in the board's list. */
export const BoardItem = Type.Object({
  id: Id,
  store_id: Id,
  name: Type.String(),
  category: nullable(Type.String()),
  price: Money,
  /** Null: stock is not counted. */
  stock: nullable(Type.Integer()),
  /** Shoppers read "sold out" until then; null with `sold_out`: until somebody says otherwise. */
  sold_out: Type.Boolean(),
  sold_out_until: nullable(Instant),
});
export type BoardItem = Static<typeof BoardItem>;

/** GET /board/items?store_id=&search=&sold_out=&before=. */
export const BoardItemsQuery = Type.Object(
  {
    store_id: Id,
    search: Type.Optional(Type.String({ maxLength: 100 })),
    sold_out: Type.Optional(Type.Boolean()),
    before: Type.Optional(Type.String({ maxLength: 60 })),
  },
  closed,
);
export const BoardItems = Type.Object({ items: Type.Array(BoardItem), next: nullable(Type.String()) });
export type BoardItems = Static<typeof BoardItems>;

/** PUT /board/items/sold-out: many at once. `until` null with `sold_out`: until somebody says otherwise. */
export const BoardSoldOutRequest = Type.Object(
  {
    store_id: Id,
    item_ids: Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }),
    sold_out: Type.Boolean(),
    until: nullable(Instant),
  },
  closed,
);
export type BoardSoldOutRequest = Static<typeof BoardSoldOutRequest>;

/** PUT /board/items/{id}: price in major units, pieces on the shelf; what is left out stays. */
export const BoardItemRequest = Type.Object(
  {
    price: Type.Optional(Money),
    stock: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 1_000_000 }))),
  },
  closed,
);
export type BoardItemRequest = Static<typeof BoardItemRequest>;

/** PUT /board/stores/{id}/pause: no orders for so many minutes; `until_closing` for the rest of the day, 0 minutes end a pause. */
export const BoardPauseRequest = Type.Object(
  {
    minutes: Type.Integer({ minimum: 0, maximum: 1440 }),
    until_closing: Type.Optional(Type.Boolean()),
    /** Shoppers read it. */
    reason: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
  },
  closed,
);
export type BoardPauseRequest = Static<typeof BoardPauseRequest>;

/** PUT /board/stores/{id}/busy: minutes that are added to every arrival; 0: off. */
export const BoardBusyRequest = Type.Object({ minutes: Type.Integer({ minimum: 0, maximum: 180 }) }, closed);
export type BoardBusyRequest = Static<typeof BoardBusyRequest>;
