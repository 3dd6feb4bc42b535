import { bigint, boolean, doublePrecision, integer, pgTable, text } from "drizzle-orm/pg-core";
import type {
  CartVariation,
  ChargePayer,
  DeliveryAddress,
  Item,
  OrderStatus,
  ParcelReceiver,
  PrescriptionState,
} from "@/contract";
import { basisPoints, geoPoint, instant, jsonb, money } from "./columns";
import { customers, guests } from "./customers";
import { items } from "./items";
import { modules, zones } from "./places";
import { stores } from "./stores";

export const couriers = pgTable("couriers", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  /** The operator's own name of it; made of the number where none is given. */
  key: text("key"),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  phone: text("phone").notNull(),
  email: text("email"),
  image: text("image"),
  zoneId: integer("zone_id")
    .notNull()
    .references(() => zones.id),
  averageRating: doublePrecision("average_rating").notNull().default(0),
  ratingCount: integer("rating_count").notNull().default(0),
  active: boolean("active").notNull().default(true),
  /** Null until an invitation was accepted. */
  passwordHash: text("password_hash"),
  /** Null: not on shift. */
  shiftStartedAt: instant("shift_started_at"),
  /** When they agreed to say where they are; null: they do not. */
  positionConsentAt: instant("position_consent_at"),
  lastSeenAt: instant("last_seen_at"),
  /** Brings one order by a link and is in no list. */
  oneOrder: boolean("one_order").notNull().default(false),
});

/** `id` is random, 8 to 10 digits, never sequential. Exactly one of customerId and guestId is set. All money in smallest units. */
export const orders = pgTable("orders", {
  id: bigint("id", { mode: "number" }).primaryKey(),
  customerId: integer("customer_id").references(() => customers.id),
  guestId: bigint("guest_id", { mode: "number" }).references(() => guests.id),
  storeId: integer("store_id").references(() => stores.id),
  moduleId: integer("module_id")
    .notNull()
    .references(() => modules.id),
  zoneId: integer("zone_id")
    .notNull()
    .references(() => zones.id),
  type: text("type").$type<"delivery" | "take_away" | "parcel">().notNull(),
  status: text("status").$type<OrderStatus>().notNull(),
  /** When each status was reached. */
  reached: jsonb("reached").$type<Partial<Record<OrderStatus, string>>>().notNull().default({}),
  paymentMethod: text("payment_method").notNull(),
  paymentStatus: text("payment_status")
    .$type<"unpaid" | "paid" | "partially_paid">()
    .notNull()
    .default("unpaid"),
  /** With `partial_payment`: how the rest is paid. */
  restMethod: text("rest_method").$type<"cash_on_delivery" | "digital_payment" | "offline_payment">(),
  /** Its stock and coupon are taken; false once they were given back. */
  holdsStock: boolean("holds_stock").notNull().default(true),
  /** An unpaid order that is to be paid first holds them until then. */
  holdsUntil: instant("holds_until"),
  total: money("total").notNull(),
  /** The wallet's part of the total; returned when the order is canceled. */
  paidFromWallet: money("paid_from_wallet").notNull().default(0),
  productsTotal: money("products_total").notNull(),
  addOnsTotal: money("add_ons_total").notNull().default(0),
  discountTotal: money("discount_total").notNull().default(0),
  couponDiscount: money("coupon_discount").notNull().default(0),
  couponId: integer("coupon_id"),
  couponCode: text("coupon_code"),
  couponTitle: text("coupon_title"),
  firstOrderBonus: money("first_order_bonus").notNull().default(0),
  tax: money("tax").notNull().default(0),
  taxPercent: basisPoints("tax_percent").notNull().default(0),
  taxIncluded: boolean("tax_included").notNull().default(false),
  deliveryCharge: money("delivery_charge").notNull().default(0),
  originalDeliveryCharge: money("original_delivery_charge").notNull().default(0),
  freeDeliveryBy: text("free_delivery_by"),
  /** Part of the delivery charge: basis points that the zone added, with its words in its own language and in others. */
  surge: jsonb("surge").$type<{ percent: number; reason: string; translations: Record<string, string> }>(),
  packaging: money("packaging").notNull().default(0),
  additionalCharge: money("additional_charge").notNull().default(0),
  tip: money("tip").notNull().default(0),
  /** Part of the total: what rounding it to coins or to a gateway's unit added or took off. */
  rounding: money("rounding").notNull().default(0),
  bringChange: money("bring_change").notNull().default(0),
  distanceMeters: integer("distance_meters").notNull().default(0),
  address: jsonb("address").$type<DeliveryAddress>().notNull(),
  place: geoPoint("place"),
  /** The receiver of a parcel, whose `address` and `place` are the sender's. */
  receiver: jsonb("receiver").$type<ParcelReceiver>(),
  receiverPlace: geoPoint("receiver_place"),
  /** The party that pays for a parcel. */
  chargePayer: text("charge_payer").$type<ChargePayer>(),
  parcelCategoryId: integer("parcel_category_id"),
  /** The category's name at the time of the order. */
  parcelCategoryName: text("parcel_category_name"),
  note: text("note"),
  unavailableItemNote: text("unavailable_item_note"),
  deliveryInstruction: text("delivery_instruction"),
  cutlery: boolean("cutlery").notNull().default(false),
  /** Paths of the photos of a prescription. */
  attachments: jsonb("attachments").$type<string[]>().notNull().default([]),
  /** State of an order by prescription: `waiting` for the pharmacy's price, `priced` and waiting for the shopper, `agreed`. */
  prescriptionState: text("prescription_state").$type<PrescriptionState>(),
  /** Until when the shopper may agree to the price. */
  agreeUntil: instant("agree_until"),
  /** When the shopper agreed to the price. */
  agreedAt: instant("agreed_at"),
  /** Paths of the photos that the courier took at the door. */
  deliveryProof: jsonb("delivery_proof").$type<string[]>().notNull().default([]),
  scheduledAt: instant("scheduled_at"),
  /** When the shop promised it to be ready. */
  readyBy: instant("ready_by"),
  otp: text("otp").notNull(),
  /** The language in which it was placed, for the mails about it; null for older ones. */
  language: text("language"),
  /** Hash of the network address that it came from, until the store has accepted it. */
  placedFrom: text("placed_from"),
  courierId: integer("courier_id").references(() => couriers.id),
  /** [lng, lat] points that the courier follows; the position is computed from the start time when it is read. */
  courierRoute: jsonb("courier_route").$type<[number, number][]>(),
  courierStartedAt: instant("courier_started_at"),
  courierSeconds: integer("courier_seconds"),
  /** A position set by the operator or sent by the courier's phone; wins over the computed one. */
  courierPlace: geoPoint("courier_place"),
  /** When the phone said so; the database forgets both when the order is over or in other hands. */
  courierPlacedAt: instant("courier_placed_at"),
  /** When the courier was at the door. */
  courierArrivedAt: instant("courier_arrived_at"),
  /** Why a courier brought it back, until it is picked up again. */
  returnedReason: text("returned_reason"),
  cancelReason: text("cancel_reason"),
  cancelNote: text("cancel_note"),
  canceledBy: text("canceled_by"),
  /** The shop and the shopper were told of it: it is to be made. Not so while it waits for an online payment. */
  announced: boolean("announced").notNull().default(false),
  /** The customer does not want to be asked for a review of it. */
  reviewReminderClosed: boolean("review_reminder_closed").notNull().default(false),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/** A line as it was sold: the item's snapshot never changes. Unit price and totals in smallest units. */
export const orderLines = pgTable("order_lines", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  orderId: bigint("order_id", { mode: "number" })
    .notNull()
    .references(() => orders.id, { onDelete: "cascade" }),
  itemId: integer("item_id").references(() => items.id),
  itemCampaignId: integer("item_campaign_id"),
  flashSaleItemId: integer("flash_sale_item_id"),
  itemVariationId: integer("item_variation_id"),
  quantity: integer("quantity").notNull(),
  /** Price of one with its options, before discount. */
  unitPrice: money("unit_price").notNull(),
  discount: money("discount").notNull().default(0),
  discountType: text("discount_type").notNull().default("amount"),
  tax: money("tax").notNull().default(0),
  variation: jsonb("variation").$type<CartVariation[]>().notNull().default([]),
  variant: text("variant").notNull().default(""),
  addOns: jsonb("add_ons")
    .$type<{ id: number; name: string; price: number; quantity: number }[]>()
    .notNull()
    .default([]),
  addOnsTotal: money("add_ons_total").notNull().default(0),
  snapshot: jsonb("snapshot").$type<Item>().notNull(),
  /** What was prescribed, in the pharmacy's words; null: the line is what was prescribed. */
  substituteFor: text("substitute_for"),
});

export const cancelReasons = pgTable("cancel_reasons", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  reason: text("reason").notNull(),
  translations: jsonb("translations").$type<import("./places").Translations>().notNull().default({}),
  userType: text("user_type").notNull().default("customer"),
  active: boolean("active").notNull().default(true),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** The last number of each store's changes of orders; 0 is the shop's parcels. A trigger writes both tables. */
export const orderCounters = pgTable("order_counters", {
  storeId: integer("store_id").primaryKey(),
  seq: bigint("seq", { mode: "number" }).notNull(),
});

/** The number of each order's last change. */
export const orderChanges = pgTable("order_changes", {
  orderId: bigint("order_id", { mode: "number" })
    .primaryKey()
    .references(() => orders.id, { onDelete: "cascade" }),
  storeId: integer("store_id").notNull(),
  seq: bigint("seq", { mode: "number" }).notNull(),
});

export type OrderRow = typeof orders.$inferSelect;
