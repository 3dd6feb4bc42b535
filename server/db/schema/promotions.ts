import { boolean, date, integer, pgTable, primaryKey, text, time } from "drizzle-orm/pg-core";
import { basisPoints, instant, jsonb, money } from "./columns";
import { items } from "./items";
import { modules, type Translations, zones } from "./places";
import { stores } from "./stores";

export const banners = pgTable("banners", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  /** The operator's own; written by the database where none is given. */
  key: text("key"),
  title: text("title").notNull(),
  translations: jsonb("translations").$type<Translations>().notNull().default({}),
  type: text("type").$type<"default" | "store_wise" | "item_wise">().notNull(),
  image: text("image"),
  link: text("link"),
  storeId: integer("store_id").references(() => stores.id),
  itemId: integer("item_id").references(() => items.id),
  moduleId: integer("module_id").references(() => modules.id),
  /** Null shows it in every zone. */
  zoneId: integer("zone_id").references(() => zones.id),
  /** Set: a banner of this store's page only. */
  ownerStoreId: integer("owner_store_id").references(() => stores.id),
  featured: boolean("featured").notNull().default(false),
  active: boolean("active").notNull().default(true),
  position: integer("position").notNull().default(0),
});

/** Section banners, one row a module and key (best_reviewed_section_banner, …). */
export const sectionBanners = pgTable("section_banners", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  moduleId: integer("module_id")
    .notNull()
    .references(() => modules.id),
  key: text("key").notNull(),
  value: text("value").notNull(),
  title: text("title"),
  description: text("description"),
  translations: jsonb("translations").$type<Translations>().notNull().default({}),
  position: integer("position").notNull().default(0),
});

/** Basic campaigns: a theme with stores. */
export const campaigns = pgTable("campaigns", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  slug: text("slug").notNull().unique(),
  title: text("title").notNull(),
  description: text("description"),
  translations: jsonb("translations").$type<Translations>().notNull().default({}),
  image: text("image"),
  moduleId: integer("module_id")
    .notNull()
    .references(() => modules.id),
  startDate: date("start_date").notNull(),
  endDate: date("end_date").notNull(),
  startTime: time("start_time"),
  endTime: time("end_time"),
  active: boolean("active").notNull().default(true),
});

export const campaignStores = pgTable(
  "campaign_stores",
  {
    campaignId: integer("campaign_id")
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    storeId: integer("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.storeId] })],
);

/** Item campaigns ("Just For You"): an item at a special price for some days, ordered directly. */
export const itemCampaigns = pgTable("item_campaigns", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  slug: text("slug").notNull().unique(),
  itemId: integer("item_id")
    .notNull()
    .references(() => items.id),
  title: text("title").notNull(),
  description: text("description"),
  translations: jsonb("translations").$type<Translations>().notNull().default({}),
  image: text("image"),
  price: money("price").notNull(),
  discount: money("discount").notNull().default(0),
  discountType: text("discount_type").$type<"percent" | "amount">().notNull().default("percent"),
  stock: integer("stock").notNull().default(0),
  startDate: date("start_date").notNull(),
  endDate: date("end_date").notNull(),
  startTime: time("start_time").notNull(),
  endTime: time("end_time").notNull(),
  active: boolean("active").notNull().default(true),
});

export const flashSales = pgTable("flash_sales", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  /** The operator's own name of it; made of the number where none is given. */
  key: text("key"),
  title: text("title").notNull(),
  translations: jsonb("translations").$type<Translations>().notNull().default({}),
  moduleId: integer("module_id")
    .notNull()
    .references(() => modules.id),
  startsAt: instant("starts_at").notNull(),
  endsAt: instant("ends_at").notNull(),
  published: boolean("published").notNull().default(true),
  adminShare: basisPoints("admin_share").notNull().default(0),
  vendorShare: basisPoints("vendor_share").notNull().default(0),
});

/** CHECK (available_stock >= 0). */
export const flashSaleItems = pgTable("flash_sale_items", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  flashSaleId: integer("flash_sale_id")
    .notNull()
    .references(() => flashSales.id, { onDelete: "cascade" }),
  itemId: integer("item_id")
    .notNull()
    .references(() => items.id),
  stock: integer("stock").notNull(),
  sold: integer("sold").notNull().default(0),
  availableStock: integer("available_stock").notNull(),
  discount: money("discount").notNull(),
  discountType: text("discount_type").$type<"percent" | "amount">().notNull().default("percent"),
});

export const advertisements = pgTable("advertisements", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id),
  type: text("type").$type<"store_promotion" | "video_promotion">().notNull(),
  title: text("title").notNull(),
  description: text("description"),
  translations: jsonb("translations").$type<Translations>().notNull().default({}),
  cover: text("cover"),
  profile: text("profile"),
  video: text("video"),
  ratingActive: boolean("rating_active").notNull().default(true),
  reviewActive: boolean("review_active").notNull().default(true),
  startDate: date("start_date").notNull(),
  endDate: date("end_date").notNull(),
  priority: integer("priority").notNull().default(0),
});
