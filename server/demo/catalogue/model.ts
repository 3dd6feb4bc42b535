/**
 * Shapes of the demo town's shops and their offers: plain data without ids. Rows name each other by slug; the seeding
 * resolves slugs, zone keys and days relative to today. Money is integers of cents, percentages are basis points
 * (10 000 is 100 %), times of day are "HH:mm:ss", texts are English and Arabic.
 */
import type { ModuleType, OrderStatus } from "@/contract";

export interface Text {
  en: string;
  ar: string;
}

export type ZoneKey = "harbour" | "north-town" | "west-bay" | "cape-quay" | "dune-shore";
export type ShopModule = Exclude<ModuleType, "parcel">;

/** A point in a zone: shares (-1 to 1) of the zone's reach to the east and north of its middle; the town keeps it inside. */
export interface DemoPlace {
  zone: ZoneKey;
  east: number;
  north: number;
}

/** percent: `value` is basis points; amount: cents. */
export interface DemoDiscount {
  type: "percent" | "amount";
  value: number;
}

export interface DemoModule {
  type: ModuleType;
  slug: string;
  name: Text;
  description: Text;
  shortDescription: Text;
  icon: string;
  thumbnail: string;
  /** Its stores serve every zone. */
  allZoneService: boolean;
}

/** Delivery prices of a module in a zone. Null maximum is no cap; null cash maximum is no limit. */
export interface DemoZoneModule {
  zone: ZoneKey;
  module: ModuleType;
  chargeType: "distance" | "fixed";
  perKm: number;
  minimumCharge: number;
  maximumCharge: number | null;
  fixedCharge: number | null;
  maximumCashOrder: number | null;
}

export interface DemoVehicleBand {
  vehicle: string;
  fromMeters: number;
  toMeters: number;
  extraCharge: number;
}

export interface DemoCategory {
  slug: string;
  module: ShopModule;
  parent: string | null;
  name: Text;
  picture: string;
  featured: boolean;
  priority: number;
}

export interface DemoBrand {
  slug: string;
  module: ShopModule;
  name: Text;
  picture: string;
}

export interface DemoCondition {
  slug: string;
  module: ShopModule;
  name: Text;
  picture: string;
}

/** 0 is Sunday. A closing time not after the opening runs over midnight. */
export interface DemoHours {
  day: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  opens: string;
  closes: string;
}

export interface DemoStoreDiscount {
  percent: number;
  minimumPurchase: number;
  /** 0 is no cap. */
  maximumDiscount: number;
  startsInDays: number;
  endsInDays: number;
  startTime: string;
  endTime: string;
}

export interface DemoAddOn {
  /** Unique within its store. */
  key: string;
  name: Text;
  price: number;
}

export interface DemoStore {
  slug: string;
  module: ShopModule;
  name: Text;
  /** Its address is that of the house found there. */
  place: DemoPlace;
  logo: string;
  cover: string;
  phone: string;
  email: string;
  /** Empty: closed on every day. */
  hours: DemoHours[];
  status: boolean;
  active: boolean;
  minimumOrder: number;
  scheduleOrder: boolean;
  scheduleIntervalMinutes: number | null;
  freeDelivery: boolean;
  delivery: boolean;
  takeAway: boolean;
  reviewsSection: boolean;
  veg: boolean;
  nonVeg: boolean;
  halal: boolean;
  tax: number;
  /** Set: the store brings orders itself at these charges. */
  selfDelivery: { perKm: number; minimumCharge: number; maximumCharge: number | null } | null;
  minimumMinutes: number;
  maximumMinutes: number;
  featured: boolean;
  prescriptionOrder: boolean;
  cutlery: boolean;
  announcement: Text | null;
  /** 0 is none. */
  packagingCharge: number;
  discount: DemoStoreDiscount | null;
  addOns: DemoAddOn[];
  /** Counts of 5, 4, 3, 2, 1 stars, those without words included. */
  ratings: [number, number, number, number, number];
  orderCount: number;
  joinedDaysAgo: number;
}

/** Options of a dish; prices are whole currency units, in cents. */
export interface DemoOptionGroup {
  name: Text;
  type: "single" | "multi";
  /** 0 for single groups. */
  min: number;
  max: number;
  required: boolean;
  values: { label: Text; price: number }[];
}

export interface DemoChoice {
  /** Machine name, e.g. "choice_1". */
  name: string;
  title: Text;
  options: Text[];
}

/** `type` is the English options in the order of the choices, joined by "-". */
export interface DemoVariation {
  type: string;
  price: number;
  stock: number;
}

export interface DemoItem {
  slug: string;
  store: string;
  category: string;
  name: Text;
  description: Text;
  picture: string | null;
  morePictures: string[];
  price: number;
  discount: DemoDiscount | null;
  optionGroups: DemoOptionGroup[];
  choices: DemoChoice[];
  variations: DemoVariation[];
  /** Keys of the store's add-ons. */
  addOns: string[];
  /** Daily window in which it is sold; null is all day. */
  available: { from: string; to: string } | null;
  veg: boolean;
  organic: boolean;
  halal: boolean;
  prescriptionRequired: boolean;
  recommended: boolean;
  basic: boolean;
  /** Where the module counts stock; with variations the sum of theirs. */
  stock: number;
  maximumCartQuantity: number | null;
  unit: string | null;
  brand: string | null;
  condition: string | null;
  genericNames: Text[];
  nutrition: Text[];
  allergies: Text[];
  tags: Text[];
  averageRating: number;
  ratingCount: number;
  orderCount: number;
  addedDaysAgo: number;
}

/** A review with words, in the language its writer used. */
export interface DemoReview {
  item: string;
  store: string;
  customerName: string;
  customerPicture: string;
  language: "en" | "ar";
  rating: 1 | 2 | 3 | 4 | 5;
  comment: string;
  reply: string | null;
  pictures: string[];
  daysAgo: number;
}

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

export interface DemoParcelCategory {
  slug: string;
  name: Text;
  description: Text;
  picture: string;
  /** Null: the general parcel charges count. */
  perKm: number | null;
  minimumCharge: number | null;
}

export interface DemoOfflineMethod {
  name: Text;
  fields: { name: Text; value: string }[];
  informations: { key: string; label: Text; placeholder: Text; required: boolean }[];
}

export interface DemoCourier {
  firstName: Text;
  lastName: Text;
  phone: string;
  email: string;
  picture: string;
  zone: ZoneKey;
  ratings: [number, number, number, number, number];
}

export interface DemoAddress {
  type: "home" | "office" | "other";
  label: string;
  place: DemoPlace;
  floor: string;
  additionalInformation: string;
}

export interface DemoOrder {
  store: string;
  type: "delivery" | "take_away";
  /** Index into the customer's addresses; ignored for take-away. */
  address: number;
  status: OrderStatus;
  daysAgo: number;
  paymentMethod: string;
  /** Labels of chosen options by group name, or the `type` of a variation; required groups take their first labels otherwise. */
  lines: {
    item: string;
    quantity: number;
    options?: Record<string, string[]>;
    variation?: string;
    addOns?: string[];
  }[];
  couponCode: string | null;
  cancelReason: Text | null;
  courier: number | null;
  /** Reviews the customer left, by item. */
  reviews: { item: string; rating: 1 | 2 | 3 | 4 | 5; comment: string }[];
}

export interface DemoCustomer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  picture: string;
  walletBalance: number;
  loyaltyPoints: number;
  referralCode: string;
  memberForDays: number;
  addresses: DemoAddress[];
  orders: DemoOrder[];
  wishedItems: string[];
  wishedStores: string[];
}

/** A JSON value whose texts may be `Text`: resolved to one language when read. */
export type SettingValue =
  | string
  | number
  | boolean
  | null
  | Text
  | readonly SettingValue[]
  | { readonly [key: string]: SettingValue };

/** Settings under the contract's names (GET /config, GET /react-landing-page); money in cents where `moneySettings` names it. */
export type DemoConfig = Record<string, SettingValue>;
