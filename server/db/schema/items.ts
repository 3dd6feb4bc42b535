/** Items with their choices, add-ons and reviews. */
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
} from "drizzle-orm/pg-core";
import { brands, categories, conditions } from "./catalogue";
import { instant, jsonb, money } from "./columns";
import { modules, type Translations, zones } from "./places";
import { stores } from "./stores";

/** Stored form of a food option group; prices are integers of the smallest unit. */
export interface StoredOptionGroup {
  name: string;
  type: "single" | "multi";
  min: number;
  max: number;
  required: boolean;
  values: { label: string; price: number }[];
  /** Texts in other languages: labels in the order of `values`. */
  translations?: Partial<Record<string, { name: string; labels: string[] }>>;
}

export interface StoredChoice {
  name: string;
  title: string;
  options: string[];
  /** The title in other languages. */
  titles?: Partial<Record<string, string>>;
  /** The options in other languages, in their order; `options` stay, because combinations are named after them. */
  optionNames?: Partial<Record<string, string[]>>;
}

export const items = pgTable("items", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  slug: text("slug").notNull().unique(),
  /** The store's own number of it; written by the database as the slug where none is given. */
  sku: text("sku"),
  /** EAN, UPC or ISBN. */
  barcode: text("barcode"),
  name: text("name").notNull(),
  description: text("description"),
  translations: jsonb("translations").$type<Translations>().notNull().default({}),
  image: text("image"),
  images: jsonb("images").$type<string[]>().notNull().default([]),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id),
  moduleId: integer("module_id")
    .notNull()
    .references(() => modules.id),
  /** Copied from the store, so that one index serves a list. */
  zoneId: integer("zone_id")
    .notNull()
    .references(() => zones.id),
  /** The leaf category; `parentCategoryId` is its parent or itself. */
  categoryId: integer("category_id")
    .notNull()
    .references(() => categories.id),
  parentCategoryId: integer("parent_category_id")
    .notNull()
    .references(() => categories.id),
  brandId: integer("brand_id").references(() => brands.id),
  conditionId: integer("condition_id").references(() => conditions.id),
  price: money("price").notNull(),
  discount: money("discount").notNull().default(0),
  /** percent: `discount` is basis points; amount: smallest units. */
  discountType: text("discount_type").$type<"percent" | "amount">().notNull().default("percent"),
  /** The current price of one piece, for lists; written by a trigger (own discount) and a job (sales, discounts of stores). */
  currentPrice: money("current_price").notNull().default(0),
  optionGroups: jsonb("option_groups").$type<StoredOptionGroup[]>().notNull().default([]),
  choices: jsonb("choices").$type<StoredChoice[]>().notNull().default([]),
  availableFrom: time("available_from").notNull().default("00:00:00"),
  availableTo: time("available_to").notNull().default("23:59:59"),
  veg: boolean("veg").notNull().default(false),
  organic: boolean("organic").notNull().default(false),
  halal: boolean("halal").notNull().default(false),
  prescriptionRequired: boolean("prescription_required").notNull().default(false),
  recommended: boolean("recommended").notNull().default(false),
  /** Basic medicine or common product. */
  basic: boolean("basic").notNull().default(false),
  active: boolean("active").notNull().default(true),
  /** Counted only where the module counts stock. CHECK (stock >= 0). */
  stock: integer("stock").notNull().default(0),
  maximumCartQuantity: integer("maximum_cart_quantity"),
  unit: text("unit"),
  averageRating: doublePrecision("average_rating").notNull().default(0),
  ratingCount: integer("rating_count").notNull().default(0),
  orderCount: integer("order_count").notNull().default(0),
  genericNames: jsonb("generic_names").$type<string[]>().notNull().default([]),
  nutrition: jsonb("nutrition").$type<string[]>().notNull().default([]),
  allergies: jsonb("allergies").$type<string[]>().notNull().default([]),
  tags: jsonb("tags").$type<string[]>().notNull().default([]),
  soldOut: boolean("sold_out").notNull().default(false),
  /** Null with `soldOut`: until somebody says otherwise. */
  soldOutUntil: instant("sold_out_until"),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/** Options of dishes that are sold out, named as `optionGroups` has them; `until` as above. */
export const soldOutOptions = pgTable(
  "sold_out_options",
  {
    itemId: integer("item_id")
      .notNull()
      .references(() => items.id, { onDelete: "cascade" }),
    groupName: text("group_name").notNull(),
    label: text("label").notNull(),
    until: instant("until"),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.groupName, table.label] })],
);

/** Non-food combinations: relational, because their stock is raced for. CHECK (stock >= 0). */
export const itemVariations = pgTable("item_variations", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  itemId: integer("item_id")
    .notNull()
    .references(() => items.id, { onDelete: "cascade" }),
  /** e.g. "Red-L", in the order of the item's choices. */
  type: text("type").notNull(),
  price: money("price").notNull(),
  stock: integer("stock").notNull().default(0),
  position: integer("position").notNull().default(0),
  sku: text("sku"),
  barcode: text("barcode"),
  soldOut: boolean("sold_out").notNull().default(false),
  /** Null with `soldOut`: until somebody says otherwise. */
  soldOutUntil: instant("sold_out_until"),
});

export const addOns = pgTable("add_ons", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id, { onDelete: "cascade" }),
  /** The operator's own key within the store; written by the database where none is given. */
  key: text("key"),
  name: text("name").notNull(),
  translations: jsonb("translations").$type<Translations>().notNull().default({}),
  price: money("price").notNull(),
  active: boolean("active").notNull().default(true),
  soldOut: boolean("sold_out").notNull().default(false),
  /** Null with `soldOut`: until somebody says otherwise. */
  soldOutUntil: instant("sold_out_until"),
});

export const itemAddOns = pgTable(
  "item_add_ons",
  {
    itemId: integer("item_id")
      .notNull()
      .references(() => items.id, { onDelete: "cascade" }),
    addOnId: integer("add_on_id")
      .notNull()
      .references(() => addOns.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.addOnId] })],
);

export const reviews = pgTable("reviews", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  itemId: integer("item_id")
    .notNull()
    .references(() => items.id, { onDelete: "cascade" }),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id, { onDelete: "cascade" }),
  customerId: integer("customer_id"),
  customerName: text("customer_name").notNull(),
  customerImage: text("customer_image"),
  orderId: bigint("order_id", { mode: "number" }),
  rating: smallint("rating").notNull(),
  comment: text("comment"),
  reply: text("reply"),
  /** Since when shoppers do not read it; its stars stay in the averages. */
  hiddenAt: instant("hidden_at"),
  attachments: jsonb("attachments").$type<string[]>().notNull().default([]),
  createdAt: instant("created_at").notNull().defaultNow(),
});
