/** POST /customer/order/quote: what an order would cost now, with the reason for every amount. Asked with the body of order/place. */
import { ItemModel } from "../entities/customer";
import { Id, Money, nullable, oneOf, type Static, Type } from "../schema";

/** One line of the order. Amounts are of the whole line, except those of one piece. */
export const QuotedLine = Type.Object({
  /** The campaign's id for lines of a campaign. */
  item_id: Id,
  model: ItemModel,
  name: Type.String(),
  quantity: Type.Integer(),
  /** The price of one piece with its options. */
  unit_price: Money,
  /** The price of the chosen options for one piece. */
  options_price: Money,
  /** Unit price times quantity. */
  products: Money,
  add_ons: Type.Array(
    Type.Object({ id: Id, name: Type.String(), price: Money, quantity: Type.Integer(), total: Money }),
  ),
  add_ons_total: Money,
  discount: Money,
  /** The discount that won over the others; null where there is none. */
  discount_by: nullable(oneOf(["item", "flash_sale", "campaign", "store"])),
  total: Money,
});
export type QuotedLine = Static<typeof QuotedLine>;

export const OrderQuote = Type.Object({
  lines: Type.Array(QuotedLine),
  products: Money,
  add_ons: Money,
  discount: Money,
  /** The store's discount that runs now, whether it takes anything off or not. */
  store_discount: nullable(
    Type.Object({
      percent: Type.Number(),
      min_purchase: Money,
      /** 0 is no cap. */
      max_discount: Money,
      granted: Money,
    }),
  ),
  /** Products and add-ons without discounts of the lines. */
  subtotal: Money,
  /** Null where there is none, or where it cannot be used: the reason stands in `problems`. */
  coupon: nullable(
    Type.Object({
      code: Type.String(),
      title: Type.String(),
      discount: Money,
      min_purchase: Money,
      frees_delivery: Type.Boolean(),
    }),
  ),
  first_order_bonus: Money,
  tax: Type.Object({
    amount: Money,
    percent: Type.Number(),
    /** It is inside of the prices and not added. */
    included: Type.Boolean(),
  }),
  /** Null for what is collected, and while the place is unknown. */
  delivery: nullable(
    Type.Object({
      type: oneOf(["fixed", "distance", "store"]),
      /** Kilometres that are charged. */
      distance: Type.Number(),
      tariff: Money,
      vehicle_extra: Money,
      surge: Money,
      surge_percent: Type.Number(),
      /** Before anything makes it free. */
      original: Money,
      charge: Money,
      free_by: nullable(oneOf(["admin", "store", "coupon"])),
    }),
  ),
  packaging: Money,
  tip: Money,
  additional_charge: Money,
  additional_charge_name: Type.String(),
  /** The difference that rounding the total makes; negative where it takes off. */
  rounding: Type.Optional(Money),
  total: Money,
  /** How much of the total the wallet pays, and how much is paid in cash. */
  from_wallet: Money,
  in_cash: Money,
  /** Reasons for which placing this order would be refused, in the reader's language; empty when it would be placed. */
  problems: Type.Array(Type.Object({ code: Type.String(), message: Type.String() })),
});
export type OrderQuote = Static<typeof OrderQuote>;
