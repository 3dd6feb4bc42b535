import {
  Day,
  Flag,
  Id,
  Instant,
  Money,
  nullable,
  oneOf,
  PictureAddress,
  type Static,
  TimeOfDay,
  Type,
} from "../schema";
import { ModuleReference, ModuleType } from "./module";

export const DiscountType = oneOf(["percent", "amount"]);
export type DiscountType = Static<typeof DiscountType>;

/** One choice of a food option group. `optionPrice` is a string on the wire (major units; with decimals where `config.decimal_option_prices` says so). */
export const FoodVariationValue = Type.Object({
  label: Type.String(),
  optionPrice: Type.String(),
  isSelected: Type.Optional(Type.Boolean()),
  /** Only where it is. */
  sold_out: Type.Optional(Type.Boolean()),
});

/** An option group of a food item. `min` and `max` are strings on the wire; 0 for single groups. */
export const FoodVariation = Type.Object({
  name: Type.String(),
  type: oneOf(["single", "multi"]),
  min: Type.String(),
  max: Type.String(),
  required: oneOf(["on", "off"]),
  values: Type.Array(FoodVariationValue),
});
export type FoodVariation = Static<typeof FoodVariation>;

/** A purchasable combination of a non-food item, e.g. type "Red-L". */
export const Variation = Type.Object({ type: Type.String(), price: Money, stock: Type.Integer() });
export type Variation = Static<typeof Variation>;

/** A choice of a non-food item. `options` are keys: combinations are named after them, in every language alike. */
export const ChoiceOption = Type.Object({
  name: Type.String(),
  title: Type.String(),
  options: Type.Array(Type.String()),
  /** The options' names in the reader's language, in the order of `options`; missing where the keys are the names. */
  option_names: Type.Optional(Type.Array(Type.String())),
});
export type ChoiceOption = Static<typeof ChoiceOption>;

export const AddOn = Type.Object({
  id: Id,
  name: Type.String(),
  price: Money,
  store_id: Id,
  /** Only where it is. */
  sold_out: Type.Optional(Type.Boolean()),
});
export type AddOn = Static<typeof AddOn>;

/** An item as the server formats it everywhere. Campaign items come in the same form, with available_date_* set. */
export const Item = Type.Object({
  id: Id,
  name: Type.String(),
  slug: Type.String(),
  description: nullable(Type.String()),
  image: nullable(Type.String()),
  image_full_url: PictureAddress,
  images: Type.Array(Type.String()),
  images_full_url: Type.Array(Type.String()),
  category_id: Type.Integer(),
  category_ids: Type.Array(Type.Object({ id: Type.String(), position: Type.Integer(), name: Type.String() })),
  variations: Type.Array(Variation),
  food_variations: Type.Array(FoodVariation),
  attributes: Type.Array(Type.Integer()),
  choice_options: Type.Array(ChoiceOption),
  add_ons: Type.Array(AddOn),
  price: Money,
  tax: Type.Number(),
  tax_type: Type.String(),
  discount: Type.Number(),
  discount_type: DiscountType,
  available_time_starts: TimeOfDay,
  available_time_ends: TimeOfDay,
  available_date_starts: Type.Optional(Day),
  available_date_ends: Type.Optional(Day),
  veg: Flag,
  organic: Flag,
  is_halal: Flag,
  halal_tag_status: Flag,
  is_prescription_required: Flag,
  recommended: Flag,
  status: Flag,
  store_id: Id,
  store_name: Type.String(),
  module_id: Id,
  module_type: ModuleType,
  zone_id: Id,
  /** Percent of the running store-wide discount, 0 when none. */
  store_discount: Type.Number(),
  /** The order that it asks for; with this or a cap it is no part of the price. Missing in orders of older servers. */
  store_discount_min_purchase: Type.Optional(Money),
  /** The most that it takes off one order, 0 is no cap. */
  store_discount_max_discount: Type.Optional(Money),
  flash_sale: Flag,
  schedule_order: Type.Boolean(),
  stock: Type.Integer(),
  /** The shop says that nothing is left, whatever is counted; only where it is so. */
  sold_out: Type.Optional(Type.Boolean()),
  maximum_cart_quantity: nullable(Type.Integer()),
  unit_type: nullable(Type.String()),
  unit: nullable(Type.Object({ id: Id, unit: Type.String() })),
  avg_rating: Type.Number(),
  rating_count: Type.Integer(),
  generic_name: Type.Array(Type.String()),
  nutritions_name: Type.Array(Type.String()),
  allergies_name: Type.Array(Type.String()),
  tags: Type.Array(Type.Object({ id: Id, tag: Type.String() })),
  brand_id: nullable(Type.Integer()),
  /** Whether the item's own window is open on the shop's clock now (kept beside the times so that no phone clock is asked). */
  available_now: Type.Boolean(),
  /** Whether the item's store is switched on and inside its hours now. Backends that do not say leave it out. */
  store_open: Type.Optional(Type.Boolean()),
  /** When `store_open` changes by the store's hours, on the shop's clock: `YYYY-MM-DDTHH:mm`. Null when it does not. */
  store_changes_at: Type.Optional(nullable(Type.String())),
  module: ModuleReference,
  storage: Type.Array(Type.Unknown()),
  created_at: Instant,
  updated_at: Instant,
});
export type Item = Static<typeof Item>;

export const ItemReview = Type.Object({
  id: Id,
  item_id: Id,
  comment: nullable(Type.String()),
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  attachment: Type.Array(Type.String()),
  attachment_full_url: Type.Array(Type.String()),
  reply: nullable(Type.String()),
  item_name: Type.String(),
  item_image_full_url: PictureAddress,
  customer_name: Type.String(),
  customer: Type.Object({ f_name: Type.String(), l_name: Type.String(), image_full_url: PictureAddress }),
  created_at: Instant,
});
export type ItemReview = Static<typeof ItemReview>;
