/** Responses of the promotion calls: section banners, campaigns, flash sales, advertisements, parcel categories. */
import { DiscountType, Item } from "../entities/item";
import { Campaign, Store } from "../entities/store";
import {
  Day,
  Flag,
  Id,
  Instant,
  Money,
  nullable,
  oneOf,
  PictureAddress,
  page,
  type Static,
  Type,
} from "../schema";

const text = nullable(Type.String());

export const BannersQuery = Type.Object({ featured: Type.Optional(Type.String({ maxLength: 16 })) });
export type BannersQuery = Static<typeof BannersQuery>;

/** One row of GET /banners/{store_id}; `data` is the store's id. */
export const StoreBanner = Type.Object({
  id: Id,
  title: Type.String(),
  type: Type.String(),
  image: text,
  image_full_url: PictureAddress,
  data: Type.String(),
  default_link: text,
  status: Flag,
});
export type StoreBanner = Static<typeof StoreBanner>;

/** GET /other-banners of a parcel module. */
export const ParcelBanners = Type.Object({
  banners: Type.Array(
    Type.Object({
      id: Id,
      module_id: Id,
      key: Type.String(),
      value: Type.String(),
      value_full_url: PictureAddress,
      type: Type.String(),
      status: Flag,
    }),
  ),
});
export type ParcelBanners = Static<typeof ParcelBanners>;

/** GET /other-banners of the other modules: only configured keys are there, each with its `_full_url`. */
export const SectionBanners = Type.Record(Type.String(), Type.String());
export type SectionBanners = Static<typeof SectionBanners>;

/** GET /other-banners/why-choose. */
export const WhyChoose = Type.Object({
  banners: Type.Array(
    Type.Object({
      id: Id,
      module_id: Id,
      title: Type.String(),
      short_description: text,
      image: text,
      image_full_url: PictureAddress,
      status: Flag,
    }),
  ),
});
export type WhyChoose = Static<typeof WhyChoose>;

/** GET /other-banners/video-content; what is not set is absent. */
export const VideoContent = Type.Object({
  banner_contents: Type.Array(Type.Object({ id: Id, key: Type.String(), value: Type.String() })),
  section_title: Type.Optional(Type.String()),
  banner_type: Type.Optional(Type.String()),
  banner_video: Type.Optional(Type.String()),
  banner_image: Type.Optional(Type.String()),
  banner_image_full_url: Type.Optional(Type.String()),
  banner_video_content: Type.Optional(Type.String()),
  banner_video_content_full_url: Type.Optional(Type.String()),
});
export type VideoContent = Static<typeof VideoContent>;

export const Campaigns = Type.Array(Campaign);

/** GET /campaigns/basic-campaign-details. */
export const CampaignQuery = Type.Object({ basic_campaign_id: Id });
export type CampaignQuery = Static<typeof CampaignQuery>;
export const CampaignDetails = Type.Object({ ...Campaign.properties, stores: Type.Array(Store) });
export type CampaignDetails = Static<typeof CampaignDetails>;

/** An item on a flash sale. `discount` is percent or major units by its type; `discount_amount` and `price` are money. */
export const FlashSaleItem = Type.Object({
  id: Id,
  flash_sale_id: Id,
  item_id: Id,
  stock: Type.Integer(),
  sold: Type.Integer(),
  available_stock: Type.Integer(),
  discount_type: DiscountType,
  discount: Type.Number(),
  discount_amount: Money,
  /** The price of one piece during the sale. */
  price: Money,
  status: Flag,
  item: Item,
});
export type FlashSaleItem = Static<typeof FlashSaleItem>;

const saleProperties = {
  id: Id,
  title: Type.String(),
  start_date: Instant,
  end_date: Instant,
  is_publish: Flag,
  module_id: Id,
  admin_discount_percentage: Type.Number(),
  vendor_discount_percentage: Type.Number(),
};

/** GET /flash-sales: the running sale of the module, or null. */
export const FlashSale = Type.Object({ ...saleProperties, active_products: Type.Array(FlashSaleItem) });
export type FlashSale = Static<typeof FlashSale>;

/** GET /flash-sales/items. */
export const FlashSaleItemsQuery = Type.Object({
  flash_sale_id: Id,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  offset: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
});
export type FlashSaleItemsQuery = Static<typeof FlashSaleItemsQuery>;
export const FlashSalePage = Type.Object({
  ...page("products", FlashSaleItem).properties,
  flash_sale: Type.Object(saleProperties),
});
export type FlashSalePage = Static<typeof FlashSalePage>;

/** One row of GET /advertisement/list. */
export const Advertisement = Type.Object({
  id: Id,
  store_id: Id,
  add_type: oneOf(["store_promotion", "video_promotion"]),
  title: Type.String(),
  description: text,
  start_date: Day,
  end_date: Day,
  priority: Type.Integer(),
  is_rating_active: Flag,
  is_review_active: Flag,
  cover_image: text,
  cover_image_full_url: PictureAddress,
  profile_image: text,
  profile_image_full_url: PictureAddress,
  video_attachment: text,
  video_attachment_full_url: PictureAddress,
  average_rating: Type.Number(),
  reviews_comments_count: Type.Integer(),
  store: Store,
});
export type Advertisement = Static<typeof Advertisement>;

/** One row of GET /parcel-category. Charges are major units; null means the general parcel charges. */
export const ParcelCategory = Type.Object({
  id: Id,
  name: Type.String(),
  description: text,
  image: text,
  image_full_url: PictureAddress,
  status: Flag,
  module_id: Id,
  orders_count: Type.Integer(),
  parcel_per_km_shipping_charge: nullable(Type.Number()),
  parcel_minimum_shipping_charge: nullable(Type.Number()),
});
export type ParcelCategory = Static<typeof ParcelCategory>;
