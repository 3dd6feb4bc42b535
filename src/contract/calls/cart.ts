/** Requests of the cart calls; every response is the whole cart of the module, an array of `CartLine`. */

import { CartLine } from "../entities/customer";
import { Id, nullable, oneOf, type Static, Type } from "../schema";
import { GuestId } from "./auth";

const closed = { additionalProperties: false } as const;

/** No cart line holds more pieces than this, whatever the item allows. */
export const maxLineQuantity = 1000;

const quantity = Type.Integer({ minimum: 1, maximum: maxLineQuantity });
/** Only echoed for old clients: the server computes every price. */
const clientPrice = Type.Optional(Type.Number({ minimum: 0, maximum: 1e9 }));

/** The shopper's choice: food by group name and labels, other modules by the combination's type. */
export const VariationInput = Type.Object({
  name: Type.Optional(Type.String({ maxLength: 191 })),
  values: Type.Optional(
    Type.Object({ label: Type.Array(Type.String({ maxLength: 191 }), { maxItems: 50 }) }),
  ),
  type: Type.Optional(Type.String({ maxLength: 191 })),
  price: Type.Optional(Type.Number()),
  stock: Type.Optional(Type.Number()),
});
export type VariationInput = Static<typeof VariationInput>;

const variation = Type.Array(VariationInput, { maxItems: 50 });
const addOnIds = Type.Array(Id, { maxItems: 50 });
const addOnQuantities = Type.Array(Type.Integer({ minimum: 1, maximum: maxLineQuantity }), {
  maxItems: 50,
});

/** POST /customer/cart/add. */
export const CartAddRequest = Type.Object(
  {
    item_id: Id,
    model: oneOf(["Item", "ItemCampaign"]),
    price: clientPrice,
    quantity,
    variation: Type.Optional(variation),
    add_on_ids: Type.Optional(addOnIds),
    add_on_qtys: Type.Optional(addOnQuantities),
    store_id: Type.Optional(Id),
    guest_id: Type.Optional(nullable(GuestId)),
  },
  closed,
);
export type CartAddRequest = Static<typeof CartAddRequest>;

/** POST /customer/cart/update. What is left out, and an empty variation, stays as it was. */
export const CartUpdateRequest = Type.Object(
  {
    cart_id: Id,
    price: clientPrice,
    quantity,
    variation: Type.Optional(variation),
    add_on_ids: Type.Optional(addOnIds),
    add_on_qtys: Type.Optional(addOnQuantities),
    item_id: Type.Optional(Id),
    model: Type.Optional(oneOf(["Item", "ItemCampaign"])),
    store_id: Type.Optional(Id),
    guest_id: Type.Optional(nullable(GuestId)),
  },
  closed,
);
export type CartUpdateRequest = Static<typeof CartUpdateRequest>;

/** GET /customer/cart/list. */
export const CartQuery = Type.Object(
  { guest_id: Type.Optional(nullable(GuestId)), store_id: Type.Optional(Id) },
  closed,
);
export type CartQuery = Static<typeof CartQuery>;

/** DELETE /customer/cart/remove-item (query) and its POST form (body). */
export const CartRemoveItemRequest = Type.Object({ cart_id: Id, ...CartQuery.properties }, closed);
export type CartRemoveItemRequest = Static<typeof CartRemoveItemRequest>;

export const CartResponse = Type.Array(CartLine);
export type CartResponse = Static<typeof CartResponse>;
