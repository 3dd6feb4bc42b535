import { Day, Flag, Id, Instant, Money, nullable, oneOf, PictureAddress, type Static, Type } from "../schema";
import { Category } from "./category";
import { DiscountType, Item, ItemReview } from "./item";
import { ModuleReference, ModuleType } from "./module";

/** Opening hours of one weekday, 0 Sunday to 6 Saturday; several rows a day are allowed. */
export const StoreSchedule = Type.Object({
  id: Id,
  store_id: Id,
  day: Type.Integer({ minimum: 0, maximum: 6 }),
  opening_time: Type.String(),
  closing_time: Type.String(),
});
export type StoreSchedule = Static<typeof StoreSchedule>;

export const StoreDiscount = Type.Object({
  discount: Type.Number(),
  discount_type: DiscountType,
  min_purchase: Money,
  max_discount: Money,
  start_date: Day,
  end_date: Day,
  start_time: Type.String(),
  end_time: Type.String(),
});
export type StoreDiscount = Static<typeof StoreDiscount>;

export const Store = Type.Object({
  id: Id,
  name: Type.String(),
  slug: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  logo: nullable(Type.String()),
  logo_full_url: PictureAddress,
  cover_photo: nullable(Type.String()),
  cover_photo_full_url: PictureAddress,
  latitude: Type.String(),
  longitude: Type.String(),
  address: Type.String(),
  minimum_order: Money,
  schedule_order: Type.Boolean(),
  status: Flag,
  vendor_id: Id,
  free_delivery: Type.Boolean(),
  delivery: Type.Boolean(),
  take_away: Type.Boolean(),
  item_section: Type.Boolean(),
  reviews_section: Type.Boolean(),
  active: Type.Boolean(),
  /** 1 when the schedule is open now, on the shop's clock. */
  open: Flag,
  /** While a store takes no orders for a while: until when, with what it says of it; `schedules` leave this time out. */
  paused_until: Type.Optional(nullable(Instant)),
  pause_reason: Type.Optional(nullable(Type.String())),
  off_day: Type.String(),
  veg: Flag,
  non_veg: Flag,
  tax: Type.Number(),
  zone_id: Id,
  module_id: Id,
  module_type: ModuleType,
  self_delivery_system: Flag,
  per_km_shipping_charge: nullable(Type.Number()),
  minimum_shipping_charge: nullable(Type.Number()),
  maximum_shipping_charge: nullable(Type.Number()),
  delivery_time: Type.String(),
  min_delivery_time: Type.Integer(),
  max_delivery_time: Type.Integer(),
  order_place_to_schedule_interval: nullable(Type.Integer()),
  featured: Flag,
  prescription_order: Type.Boolean(),
  cutlery: Type.Boolean(),
  announcement: Flag,
  announcement_message: nullable(Type.String()),
  halal_tag_status: Type.Boolean(),
  extra_packaging_status: Type.Boolean(),
  extra_packaging_amount: Money,
  store_business_model: Type.String(),
  /** Counts of 5, 4, 3, 2 and 1 star ratings. */
  ratings: Type.Array(Type.Integer()),
  avg_rating: Type.Number(),
  rating_count: Type.Integer(),
  positive_rating: Type.Number(),
  total_items: Type.Integer(),
  total_campaigns: Type.Integer(),
  /** "HH:mm:ss" of the next or current opening, or "closed". */
  current_opening_time: Type.String(),
  gst_status: Type.Boolean(),
  gst_code: nullable(Type.String()),
  /** Metres; only when latitude and longitude were sent. */
  distance: Type.Optional(Type.Number()),
  /** The store-wide discount that runs now. */
  discount: nullable(StoreDiscount),
  /** Hours of the week that begins today, by weekday. */
  schedules: Type.Array(StoreSchedule),
  module: ModuleReference,
  created_at: Instant,
  updated_at: Instant,
});
export type Store = Static<typeof Store>;

/** A date on which a store has other hours than that weekday's. */
export const SpecialDay = Type.Object({
  /** YYYY-MM-DD on the shop's calendar. */
  date: Type.String(),
  /** Empty: closed all day. */
  windows: Type.Array(Type.Object({ opening_time: Type.String(), closing_time: Type.String() })),
});
export type SpecialDay = Static<typeof SpecialDay>;

/** GET /stores/details. */
export const StoreDetails = Type.Object({
  ...Store.properties,
  /** From today on, in their order. `schedules` has those of the coming week as well, in the places of their weekdays. */
  special_days: Type.Array(SpecialDay),
  category_ids: Type.Array(Id),
  category_details: Type.Array(Category),
  price_range: Type.Array(Type.Object({ min_price: Money, max_price: Money })),
});
export type StoreDetails = Static<typeof StoreDetails>;

/** GET /items/details. */
export const ItemDetails = Type.Object({
  ...Item.properties,
  store_details: StoreDetails,
  reviews: Type.Array(ItemReview),
  whislists_count: Type.Integer(),
});
export type ItemDetails = Static<typeof ItemDetails>;

export const BannerType = oneOf(["default", "store_wise", "item_wise"]);

export const Campaign = Type.Object({
  id: Id,
  title: Type.String(),
  slug: Type.String(),
  description: nullable(Type.String()),
  image: nullable(Type.String()),
  image_full_url: PictureAddress,
  status: Flag,
  start_time: nullable(Type.String()),
  end_time: nullable(Type.String()),
  available_date_starts: Day,
  available_date_ends: Day,
  module_id: Id,
});
export type Campaign = Static<typeof Campaign>;

export const Banner = Type.Object({
  id: Id,
  title: Type.String(),
  type: BannerType,
  image: nullable(Type.String()),
  image_full_url: PictureAddress,
  link: nullable(Type.String()),
  store: nullable(Store),
  item: nullable(Item),
});
export type Banner = Static<typeof Banner>;

export const Banners = Type.Object({ campaigns: Type.Array(Campaign), banners: Type.Array(Banner) });
export type Banners = Static<typeof Banners>;
