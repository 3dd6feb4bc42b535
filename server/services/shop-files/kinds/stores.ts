/** Stores with their discount, their hours and their add-ons. */
import { amountField, countField, decimalField, percentField } from "../fields/number-fields";
import {
  choiceField,
  emailField,
  phoneField,
  pictureField,
  referenceField,
  slugField,
  textField,
} from "../fields/text-fields";
import { dateField, switchField, timeField } from "../fields/time-fields";
import { idOf, type Kind, same } from "./kind";

export const stores: Kind = {
  name: "stores",
  meaning: "Stores and what they do.",
  key: ["store"],
  fields: {
    store: slugField({ required: true, meaning: "Key of the store.", example: "corner-bakery" }),
    module: referenceField("modules", { required: true, meaning: "Its trade.", example: "food" }),
    zone: referenceField("zones", {
      required: true,
      meaning: "The zone in which it stands.",
      example: "centre",
    }),
    name: textField({ required: true, translated: true, meaning: "Name.", example: "Corner Bakery" }),
    address: textField({
      required: true,
      translated: true,
      max: 500,
      meaning: "Street, number, town.",
      example: "12 Mill Lane",
    }),
    latitude: decimalField({
      required: true,
      min: -90,
      max: 90,
      meaning: "Where it stands, degrees north.",
      example: "53.5503",
    }),
    longitude: decimalField({
      required: true,
      min: -180,
      max: 180,
      meaning: "Where it stands, degrees east.",
      example: "9.9923",
    }),
    phone: phoneField({ required: true, meaning: "Number for shoppers and couriers." }),
    email: emailField({ required: true, meaning: "Mailbox that new orders are told to." }),
    logo: pictureField({ meaning: "Logo, square.", example: "stores/bakery-logo" }),
    cover: pictureField({ meaning: "Picture at the head of its page.", example: "stores/bakery" }),
    listed: switchField({ fallback: true, meaning: "Whether shoppers find it at all." }),
    open: switchField({ fallback: true, meaning: "The store's own switch: no reads as closed now." }),
    minimum_order: amountField({
      fallback: 0,
      meaning: "The least that an order comes to.",
      example: "10.00",
    }),
    delivery: switchField({ fallback: true, meaning: "Whether it delivers." }),
    take_away: switchField({ fallback: true, meaning: "Whether orders can be fetched." }),
    scheduled_orders: switchField({ meaning: "Whether orders for later are taken." }),
    slot_minutes: countField({
      min: 5,
      max: 240,
      meaning: "Length of a slot of orders for later, minutes.",
      example: "30",
    }),
    free_delivery: switchField({ meaning: "Whether its deliveries cost nothing." }),
    own_delivery: switchField({ meaning: "Whether it delivers itself, at its own charges." }),
    per_km: amountField({ meaning: "Its own charge a kilometre.", example: "0.80" }),
    minimum_charge: amountField({ meaning: "The least that its own delivery costs.", example: "2.00" }),
    maximum_charge: amountField({ meaning: "The most that its own delivery costs.", example: "9.00" }),
    minutes_from: countField({
      min: 0,
      max: 1440,
      fallback: 30,
      meaning: "Shortest usual time to the door, minutes.",
      example: "30",
    }),
    minutes_to: countField({
      min: 0,
      max: 1440,
      fallback: 40,
      meaning: "Longest usual time to the door, minutes.",
      example: "40",
    }),
    tax: percentField({ fallback: 0, meaning: "Tax on what it sells, percent.", example: "7" }),
    packaging: amountField({ fallback: 0, meaning: "Charge for extra packaging.", example: "0.50" }),
    veg: switchField({ fallback: true, meaning: "Whether it has dishes without meat." }),
    non_veg: switchField({ fallback: true, meaning: "Whether it has dishes with meat." }),
    halal: switchField({ meaning: "Whether what it sells is halal." }),
    cutlery: switchField({ meaning: "Whether shoppers may ask for cutlery." }),
    prescriptions: switchField({ meaning: "Whether a pharmacy takes orders by prescription." }),
    featured: switchField({ meaning: "Whether homes show it first." }),
    announcement: textField({
      translated: true,
      max: 500,
      meaning: "A line at the head of its page.",
      example: "Closed on 1 May.",
    }),
  },
  rows: {
    table: "stores",
    match: "t.slug = r.store",
    keySql: "t.slug",
    prune: { set: "status = false" },
    // Items have copies of their store's zone and module, by which lists find them.
    follow: [
      {
        fields: ["zone", "module"],
        statement: `update items i set zone_id = t.zone_id, module_id = t.module_id from stores t
          where i.store_id = t.id and t.slug in (select store from {rows})
            and (i.zone_id, i.module_id) is distinct from (t.zone_id, t.module_id)`,
      },
    ],
    // Chats know a store by its vendor's number, which is the store's own.
    afterwards: [{ fields: [], set: "vendor_id = t.id", differs: "t.vendor_id = 0" }],
    columns: {
      slug: same("store"),
      name: same("name"),
      module_id: idOf("module", "modules"),
      zone_id: idOf("zone", "zones", "key"),
      vendor_id: { fields: [], sql: "t.vendor_id", otherwise: "0" },
      phone: same("phone"),
      email: same("email"),
      logo: same("logo"),
      cover: same("cover"),
      place: {
        fields: ["latitude", "longitude"],
        sql: "point(r.longitude, r.latitude)",
        otherwise: "null",
        asText: true,
      },
      address: same("address"),
      status: same("listed", "true"),
      active: same("open", "true"),
      minimum_order: same("minimum_order", "0"),
      delivery: same("delivery", "true"),
      take_away: same("take_away", "true"),
      schedule_order: same("scheduled_orders", "false"),
      schedule_interval_minutes: same("slot_minutes"),
      free_delivery: same("free_delivery", "false"),
      self_delivery: same("own_delivery", "false"),
      per_km: same("per_km"),
      minimum_charge: same("minimum_charge"),
      maximum_charge: same("maximum_charge"),
      minimum_minutes: same("minutes_from", "30"),
      maximum_minutes: same("minutes_to", "40"),
      tax: same("tax", "0"),
      packaging_charge: same("packaging", "0"),
      packaging_active: { fields: ["packaging"], sql: "r.packaging > 0", otherwise: "false" },
      veg: same("veg", "true"),
      non_veg: same("non_veg", "true"),
      halal: same("halal", "false"),
      cutlery: same("cutlery", "false"),
      prescription_order: same("prescriptions", "false"),
      featured: same("featured", "false"),
      announcement: same("announcement"),
      announcement_active: {
        fields: ["announcement"],
        sql: "r.announcement is not null",
        otherwise: "false",
      },
    },
    exported: `select t.slug as store, m.slug as module, z.key as zone, t.name, t.address, t.place[1] as latitude,
      t.place[0] as longitude, t.phone, t.email, t.logo, t.cover, t.status as listed, t.active as open, t.minimum_order,
      t.delivery, t.take_away, t.schedule_order as scheduled_orders, t.schedule_interval_minutes as slot_minutes,
      t.free_delivery, t.self_delivery as own_delivery, t.per_km, t.minimum_charge, t.maximum_charge,
      t.minimum_minutes as minutes_from, t.maximum_minutes as minutes_to, t.tax,
      case when t.packaging_active then t.packaging_charge else 0 end as packaging, t.veg, t.non_veg, t.halal, t.cutlery,
      t.prescription_order as prescriptions, t.featured,
      case when t.announcement_active then t.announcement end as announcement, t.translations
      from stores t join modules m on m.id = t.module_id join zones z on z.id = t.zone_id order by t.id`,
  },
};

export const storeDiscounts: Kind = {
  name: "store-discounts",
  meaning: "What a store takes off everything for a time; one a store.",
  key: ["store"],
  fields: {
    store: referenceField("stores", { required: true, meaning: "The store." }),
    percent: percentField({ required: true, meaning: "What is taken off, percent.", example: "10" }),
    minimum_purchase: amountField({ fallback: 0, meaning: "From which sum on.", example: "20.00" }),
    maximum_discount: amountField({
      fallback: 0,
      meaning: "The most that is taken off; 0 for no limit.",
      example: "5.00",
    }),
    from_day: dateField({ required: true, meaning: "First day." }),
    to_day: dateField({ required: true, meaning: "Last day." }),
    from_time: timeField({
      fallback: "00:00:00",
      meaning: "From which time of those days.",
      example: "00:00",
    }),
    to_time: timeField({
      fallback: "23:59:59",
      meaning: "Until which time of those days.",
      example: "24:00",
    }),
  },
  rows: {
    table: "store_discounts",
    match: "t.store_id = (select id from stores where slug = r.store)",
    keySql: "t.store_id::text",
    prune: "delete",
    columns: {
      store_id: idOf("store", "stores"),
      percent: same("percent"),
      minimum_purchase: same("minimum_purchase", "0"),
      maximum_discount: same("maximum_discount", "0"),
      start_date: same("from_day"),
      end_date: same("to_day"),
      start_time: same("from_time", "'00:00:00'"),
      end_time: same("to_time", "'23:59:59'"),
    },
    exported: `select s.slug as store, t.percent, t.minimum_purchase, t.maximum_discount, t.start_date::text as from_day,
      t.end_date::text as to_day, t.start_time::text as from_time, t.end_time::text as to_time
      from store_discounts t join stores s on s.id = t.store_id order by s.id`,
  },
};

const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

export const hours: Kind = {
  name: "hours",
  meaning:
    "When stores are open, one row a window. A store that is named here has these hours and no others.",
  key: ["store", "day", "opens"],
  fields: {
    store: referenceField("stores", { required: true, meaning: "The store." }),
    day: choiceField(days, { required: true, meaning: "Day of the week.", fallback: "monday" }),
    opens: timeField({ required: true, meaning: "When it opens.", example: "09:00" }),
    closes: timeField({
      required: true,
      meaning: "When it closes; before it opens means after midnight.",
      example: "22:00",
    }),
  },
  parts: {
    merge: (waiting) => [
      `with wanted as (
         select s.id as store_id, array_position(array['${days.join("','")}'], w.day) - 1 as day, w.opens, w.closes, w.line
         from ${waiting} w join stores s on s.slug = w.store),
       different as (
         select store_id from wanted group by store_id
         having array_agg((day, opens, closes)::text order by day, opens, closes) is distinct from
           (select array_agg((h.day::bigint, h.opens, h.closes)::text order by h.day, h.opens, h.closes)
            from store_schedules h where h.store_id = wanted.store_id)),
       gone as (delete from store_schedules h using different d where h.store_id = d.store_id returning h.id)
       insert into store_schedules (store_id, day, opens, closes)
       select store_id, day, opens, closes from wanted
       where store_id in (select store_id from different) and (select count(*) from gone) >= 0 order by line`,
    ],
    exported: `select s.slug as store, (array['${days.join("','")}'])[t.day + 1] as day, t.opens::text, t.closes::text
      from store_schedules t join stores s on s.id = t.store_id order by s.id, t.day, t.opens, t.id`,
  },
};

export const addOns: Kind = {
  name: "add-ons",
  meaning: "What a store adds to a dish for a price of its own.",
  key: ["store", "add_on"],
  reference: ([store = "", addOn = ""]) => `${store}/${addOn}`,
  fields: {
    store: referenceField("stores", { required: true, meaning: "The store." }),
    add_on: slugField({
      required: true,
      meaning: "Key of the add-on, within its store.",
      example: "extra-cheese",
    }),
    name: textField({ required: true, translated: true, meaning: "Name.", example: "Extra cheese" }),
    price: amountField({ required: true, meaning: "Price of one.", example: "1.50" }),
    active: switchField({ fallback: true, meaning: "Whether it is offered." }),
  },
  rows: {
    table: "add_ons",
    match:
      "t.id = (select a.id from add_ons a join stores s on s.id = a.store_id where s.slug = r.store and a.key = r.add_on)",
    keySql: "(select slug from stores where id = t.store_id) || '/' || t.key",
    prune: { set: "active = false" },
    columns: {
      store_id: idOf("store", "stores"),
      key: same("add_on"),
      name: same("name"),
      price: same("price"),
      active: same("active", "true"),
    },
    exported: `select s.slug as store, t.key as add_on, t.name, t.price, t.active, t.translations
      from add_ons t join stores s on s.id = t.store_id order by t.id`,
  },
};
