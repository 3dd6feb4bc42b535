/** Promotions: banners, coupons, campaigns, sales and advertisements. */
import type { ModuleType } from "@/contract";
import type { DemoDiscount } from "./items";
import type { ShopModule, Text, ZoneKey } from "./town";

export interface DemoBanner {
  title: Text;
  type: "default" | "store_wise" | "item_wise";
  picture: string;
  link: string | null;
  store: string | null;
  item: string | null;
  module: ModuleType;
  zone: ZoneKey | null;
  /** Set: shown on this store's own page only. */
  ownerStore: string | null;
  featured: boolean;
}

/** Section banner, why-choose card or step of the parcel video block. */
export interface DemoSectionBanner {
  module: ModuleType;
  key: string;
  value: string;
  title: Text | null;
  description: Text | null;
}

export interface DemoCoupon {
  code: string;
  title: Text;
  type: "default" | "store_wise" | "zone_wise" | "free_delivery" | "first_order";
  discount: DemoDiscount;
  minimumPurchase: number;
  /** 0 is no cap. */
  maximumDiscount: number;
  limitPerCustomer: number | null;
  limitTotal: number | null;
  totalUses: number;
  startsInDays: number;
  endsInDays: number;
  module: ModuleType;
  store: string | null;
  zones: ZoneKey[];
  active: boolean;
}

export interface DemoCashback {
  title: Text;
  discount: DemoDiscount;
  minimumPurchase: number;
  /** 0 is no cap. */
  maximum: number;
  startsInDays: number;
  endsInDays: number;
}

/** A package that a store may buy for a period, instead of paying commission. */
export interface DemoPackage {
  name: Text;
  description: Text;
  price: number;
  days: number;
  /** Null is no limit. */
  maximumOrders: number | null;
  maximumItems: number | null;
}

export interface DemoCampaign {
  slug: string;
  module: ShopModule;
  title: Text;
  description: Text;
  picture: string;
  stores: string[];
  startsInDays: number;
  endsInDays: number;
}

export interface DemoItemCampaign {
  slug: string;
  item: string;
  title: Text;
  description: Text;
  picture: string;
  price: number;
  discount: DemoDiscount;
  stock: number;
  startsInDays: number;
  endsInDays: number;
  startTime: string;
  endTime: string;
}

export interface DemoFlashSale {
  slug: string;
  module: ShopModule;
  title: Text;
  startsInDays: number;
  endsInDays: number;
  published: boolean;
  items: { item: string; stock: number; sold: number; discount: DemoDiscount }[];
}

export interface DemoAdvertisement {
  store: string;
  type: "store_promotion" | "video_promotion";
  title: Text;
  description: Text;
  cover: string;
  profile: string;
  /** Address of a film, null for store promotions. */
  video: string | null;
  ratingActive: boolean;
  reviewActive: boolean;
  startsInDays: number;
  endsInDays: number;
  priority: number;
}
