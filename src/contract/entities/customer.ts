import { Flag, Id, Instant, Money, nullable, oneOf, PictureAddress, type Static, Type } from "../schema";
import { Item } from "./item";
import { Store } from "./store";

/** Food lines choose by group name and labels; other modules by the variation's type. */
export const ChosenFoodVariation = Type.Object({
  name: Type.String(),
  values: Type.Object({ label: Type.Array(Type.String()) }),
});
export const ChosenVariation = Type.Object({
  type: Type.String(),
  price: Type.Number(),
  stock: Type.Optional(Type.Integer()),
});
export const CartVariation = Type.Union([ChosenFoodVariation, ChosenVariation]);
export type CartVariation = Static<typeof CartVariation>;

export const ItemModel = oneOf(["Item", "ItemCampaign"]);
export type ItemModel = Static<typeof ItemModel>;

/** One line of the server's cart. `id` is the cart_id of updates and removals. */
export const CartLine = Type.Object({
  id: Id,
  user_id: Type.Integer(),
  module_id: Id,
  store_id: Id,
  item_id: Id,
  is_guest: Type.Boolean(),
  add_on_ids: Type.Array(Id),
  add_on_qtys: Type.Array(Type.Integer()),
  item_type: oneOf(["App\\Models\\Item", "App\\Models\\ItemCampaign"]),
  price: Money,
  quantity: Type.Integer(),
  variation: Type.Array(CartVariation),
  created_at: Instant,
  updated_at: Instant,
  item: Item,
});
export type CartLine = Static<typeof CartLine>;

export const AddressType = Type.String({ maxLength: 50 });

export const Address = Type.Object({
  id: Id,
  address_type: AddressType,
  address_label: nullable(Type.String()),
  address: Type.String(),
  additional_information: nullable(Type.String()),
  contact_person_name: Type.String(),
  contact_person_number: Type.String(),
  contact_person_email: nullable(Type.String()),
  latitude: Type.String(),
  longitude: Type.String(),
  floor: nullable(Type.String()),
  road: nullable(Type.String()),
  house: nullable(Type.String()),
  user_id: Id,
  zone_id: Type.Integer(),
  zone_ids: Type.Array(Id),
  created_at: Instant,
  updated_at: Instant,
});
export type Address = Static<typeof Address>;

/** GET /customer/wish-list: singular keys are part of the wire. */
export const Wishlist = Type.Object({ item: Type.Array(Item), store: Type.Array(Store) });
export type Wishlist = Static<typeof Wishlist>;

/**
 * Response of every sign-in call. `cart_merge` names the lines that a merge with the guest's cart removed. `customer_id`, an
 * addition, is set with a token: whose it is.
 */
export const LoginResult = Type.Object({
  token: nullable(Type.String()),
  is_phone_verified: Flag,
  is_email_verified: Flag,
  is_personal_info: Flag,
  is_exist_user: nullable(Type.Object({ id: Id, name: Type.String(), image: nullable(Type.String()) })),
  login_type: Type.String(),
  email: nullable(Type.String()),
  customer_id: Type.Optional(Id),
  cart_merge: Type.Optional(
    Type.Object({ removed: Type.Array(Type.Object({ item_id: Id, name: Type.String() })) }),
  ),
});
export type LoginResult = Static<typeof LoginResult>;

/** GET /customer/info. */
export const CustomerInfo = Type.Object({
  id: Id,
  f_name: Type.String(),
  l_name: Type.String(),
  phone: nullable(Type.String()),
  email: nullable(Type.String()),
  image: nullable(Type.String()),
  image_full_url: PictureAddress,
  is_phone_verified: Flag,
  is_email_verified: Flag,
  wallet_balance: Money,
  loyalty_point: Type.Number(),
  ref_code: Type.String(),
  ref_by: nullable(Type.Integer()),
  interest: nullable(Type.String()),
  module_ids: nullable(Type.String()),
  login_medium: nullable(Type.String()),
  status: Flag,
  zone_id: nullable(Type.Integer()),
  cm_firebase_token: nullable(Type.String()),
  created_at: Instant,
  updated_at: Instant,
  userinfo: Type.Null(),
  order_count: Type.Integer(),
  member_since_days: Type.Integer(),
  selected_modules_for_interest: Type.Array(Type.Integer()),
  is_valid_for_discount: Type.Boolean(),
  discount_amount: Type.Number(),
  discount_amount_type: Type.String(),
  validity: Type.String(),
  storage: Type.Array(Type.Unknown()),
});
export type CustomerInfo = Static<typeof CustomerInfo>;

export const CouponType = oneOf(["default", "store_wise", "zone_wise", "free_delivery", "first_order"]);
export type CouponType = Static<typeof CouponType>;

export const Coupon = Type.Object({
  id: Id,
  title: Type.String(),
  code: Type.String(),
  start_date: Type.String(),
  expire_date: Type.String(),
  min_purchase: Money,
  max_discount: Money,
  discount: Type.Number(),
  discount_type: oneOf(["percent", "amount"]),
  coupon_type: CouponType,
  limit: nullable(Type.Integer()),
  total_uses: Type.Integer(),
  data: nullable(Type.String()),
  customer_id: Type.String(),
  created_by: Type.String(),
  store_id: nullable(Type.Integer()),
  store: nullable(Type.Object({ id: Id, name: Type.String() })),
  module_id: nullable(Type.Integer()),
  status: Flag,
});
export type Coupon = Static<typeof Coupon>;
