/** Items and stores as the shop's board switches them. */
import { Id, Instant, Money, nullable, PictureAddress, type Static, Type } from "../schema";

const closed = { additionalProperties: false } as const;

/** `HH:mm` on the shop's clock. */
const time = Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" });

const soldOut = {
  /** Shoppers read "sold out". */
  sold_out: Type.Boolean(),
  /** Until then; null with `sold_out`: until somebody says otherwise. */
  sold_out_until: nullable(Instant),
};

/** A combination of an item, with a stock of its own. */
export const BoardVariation = Type.Object({
  id: Id,
  type: Type.String(),
  price: Money,
  stock: Type.Integer(),
  ...soldOut,
});

/** An option of a dish, in the shop's own words, which name it. */
export const BoardOption = Type.Object({ group: Type.String(), label: Type.String(), ...soldOut });

export const BoardAddOn = Type.Object({ id: Id, name: Type.String(), price: Money, ...soldOut });
export type BoardAddOn = Static<typeof BoardAddOn>;

/** An item in the board's list. */
export const BoardItem = Type.Object({
  id: Id,
  store_id: Id,
  name: Type.String(),
  category: Type.String(),
  price: Money,
  /** Null: stock is not counted. */
  stock: nullable(Type.Integer()),
  ...soldOut,
  variations: Type.Array(BoardVariation),
  options: Type.Array(BoardOption),
});
export type BoardItem = Static<typeof BoardItem>;

/** GET /board/items?store_id=&search=&sold_out=&after=. `after` is the `next` of the page before. */
export const BoardItemsQuery = Type.Object(
  {
    store_id: Id,
    search: Type.Optional(Type.String({ maxLength: 100 })),
    /** Only what is sold out, or has a part that is. */
    sold_out: Type.Optional(Type.Boolean()),
    after: Type.Optional(Type.String({ maxLength: 300 })),
  },
  closed,
);
export const BoardItems = Type.Object({
  items: Type.Array(BoardItem),
  /** Those of the whole store, with every page. */
  add_ons: Type.Array(BoardAddOn),
  /** For the next page; null: this is the last one. */
  next: nullable(Type.String()),
});
export type BoardItems = Static<typeof BoardItems>;

const ids = Type.Optional(Type.Array(Id, { maxItems: 200, uniqueItems: true }));

/** PUT /board/items/sold-out: many at once, all of one store, all or nothing. */
export const BoardSoldOutRequest = Type.Object(
  {
    store_id: Id,
    item_ids: ids,
    variation_ids: ids,
    add_on_ids: ids,
    options: Type.Optional(
      Type.Array(
        Type.Object(
          { item_id: Id, group: Type.String({ maxLength: 200 }), label: Type.String({ maxLength: 200 }) },
          closed,
        ),
        { maxItems: 200 },
      ),
    ),
    sold_out: Type.Boolean(),
    /** "tomorrow": until the store opens on its next day; an instant; null: until somebody says otherwise. */
    until: nullable(Type.String({ maxLength: 40 })),
    /** When it was pressed, where it waited for the network: "tomorrow" is that day's. */
    pressed_at: Type.Optional(Type.String({ maxLength: 40 })),
  },
  closed,
);
export type BoardSoldOutRequest = Static<typeof BoardSoldOutRequest>;
export const BoardSoldOut = Type.Object({ sold_out: Type.Boolean(), until: nullable(Instant) });
export type BoardSoldOut = Static<typeof BoardSoldOut>;

const stock = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 }));

/** PUT /board/items/{id}: price in major units, pieces on the shelf; what is left out stays. New stock ends "sold out". */
export const BoardItemRequest = Type.Object(
  {
    /** A variation of the item; missing: the item itself. */
    variation_id: Type.Optional(Id),
    price: Type.Optional(Money),
    stock,
  },
  closed,
);
export type BoardItemRequest = Static<typeof BoardItemRequest>;

const itemTexts = {
  /** A code of the shop's languages; the first one of GET has the texts that stand in for missing ones. */
  language: Type.String({ minLength: 2, maxLength: 5 }),
  name: Type.String({ maxLength: 255 }),
  description: Type.String({ maxLength: 5000 }),
};

/** GET /board/items/{id}: what can be changed of an item beside price and stock. */
export const BoardItemDetails = Type.Object({
  id: Id,
  /** Empty texts stand for those of the first language. */
  texts: Type.Array(Type.Object(itemTexts)),
  picture: PictureAddress,
  /** From when to when it is sold on a day, `HH:mm` on the shop's clock; later than its end: over midnight. */
  available_from: Type.String(),
  available_to: Type.String(),
});
export type BoardItemDetails = Static<typeof BoardItemDetails>;

/** PUT /board/items/{id}/details: what is left out stays. The first language needs a name. */
export const BoardItemDetailsRequest = Type.Object(
  {
    texts: Type.Optional(Type.Array(Type.Object(itemTexts, closed), { minItems: 1, maxItems: 30 })),
    available_from: Type.Optional(time),
    available_to: Type.Optional(time),
  },
  closed,
);
export type BoardItemDetailsRequest = Static<typeof BoardItemDetailsRequest>;

/** POST /board/items/{id}/picture: a form with the file `image`. */
export const BoardItemPicture = Type.Object({ picture: PictureAddress });
export type BoardItemPicture = Static<typeof BoardItemPicture>;

const hoursOfDay = {
  /** 0: Sunday. */
  day: Type.Integer({ minimum: 0, maximum: 6 }),
  opening_time: Type.String(),
  closing_time: Type.String(),
};

/** Whether a store takes orders. */
export const BoardStoreState = Type.Object({
  id: Id,
  name: Type.String(),
  /** By its hours, its own switch and pauses. */
  open: Type.Boolean(),
  /** When that changes by hours and pauses, on the shop's clock: `YYYY-MM-DDTHH:mm`. */
  changes_at: nullable(Type.String()),
  paused_until: nullable(Instant),
  pause_reason: nullable(Type.String()),
  busy_minutes: Type.Integer(),
  /** Of every week, by day and opening; one that closes before it opens runs over midnight. */
  hours: Type.Array(Type.Object(hoursOfDay)),
  /** From today on; no windows: closed all day. */
  special_days: Type.Array(
    Type.Object({
      date: Type.String(),
      windows: Type.Array(Type.Object({ opening_time: Type.String(), closing_time: Type.String() })),
    }),
  ),
});
export type BoardStoreState = Static<typeof BoardStoreState>;

/** GET /board/stores/{id}, and what the calls below answer with. */
export const BoardStorePath = Type.Object({ id: Id });

/** PUT /board/stores/{id}/pause: no orders for so many minutes; 0 ends a pause. */
export const BoardPauseRequest = Type.Object(
  {
    minutes: Type.Integer({ minimum: 0, maximum: 1440 }),
    /** In place of the minutes: until the store closes by its hours. */
    until_closing: Type.Optional(Type.Boolean()),
    /** Shoppers read it. */
    reason: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
    /** When it was pressed, where it waited for the network. */
    pressed_at: Type.Optional(Type.String({ maxLength: 40 })),
  },
  closed,
);
export type BoardPauseRequest = Static<typeof BoardPauseRequest>;

/** PUT /board/stores/{id}/busy: minutes that are added to every arrival; 0: off. */
export const BoardBusyRequest = Type.Object({ minutes: Type.Integer({ minimum: 0, maximum: 180 }) }, closed);
export type BoardBusyRequest = Static<typeof BoardBusyRequest>;

/** PUT /board/stores/{id}/special-days: the hours of one date; no windows: closed; null: as in every week. */
export const BoardSpecialDayRequest = Type.Object(
  {
    date: Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" }),
    windows: nullable(
      Type.Array(Type.Object({ opening_time: time, closing_time: time }, closed), { maxItems: 6 }),
    ),
  },
  closed,
);
export type BoardSpecialDayRequest = Static<typeof BoardSpecialDayRequest>;

/** PUT /board/stores/{id}/hours: all windows of the week; none of a day: closed on it. */
export const BoardHoursRequest = Type.Object(
  {
    hours: Type.Array(Type.Object({ ...hoursOfDay, opening_time: time, closing_time: time }, closed), {
      maxItems: 42,
    }),
  },
  closed,
);
export type BoardHoursRequest = Static<typeof BoardHoursRequest>;
