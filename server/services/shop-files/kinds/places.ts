/** Zones, modules, and what a delivery costs. */
import { amountField, percentField } from "../fields/number-fields";
import { outlineField } from "../fields/outline-field";
import { choiceField, pictureField, referenceField, slugField, textField } from "../fields/text-fields";
import { switchField } from "../fields/time-fields";
import { idOf, type Kind, same } from "./kind";

export const zones: Kind = {
  name: "zones",
  meaning: "Areas that the shop delivers to.",
  key: ["zone"],
  fields: {
    zone: slugField({ required: true, meaning: "Key of the zone.", example: "centre" }),
    name: textField({ required: true, translated: true, meaning: "Name.", example: "City centre" }),
    outline: outlineField({
      required: true,
      meaning:
        "The border, as well-known text, GeoJSON, or a centre and a radius (`circle 53.55 9.99 4 km`).",
    }),
    active: switchField({ fallback: true, meaning: "Whether the shop delivers there now." }),
    cash_on_delivery: switchField({ fallback: true, meaning: "Whether cash may be paid there." }),
    digital_payment: switchField({
      fallback: true,
      meaning: "Whether cards and wallets may be paid with there.",
    }),
    offline_payment: switchField({ fallback: true, meaning: "Whether transfers may be paid with there." }),
    surcharge: percentField({ fallback: 0, meaning: "What deliveries cost more there at present, percent." }),
    surcharge_message: textField({
      translated: true,
      max: 500,
      meaning: "Why, as shoppers read it.",
      example: "Snow: deliveries take longer.",
    }),
  },
  rows: {
    table: "zones",
    translationKeys: { surcharge_message: "increased_fee_message" },
    match: "t.key = r.zone",
    keySql: "t.key",
    prune: { set: "active = false" },
    columns: {
      key: same("zone"),
      name: same("name"),
      outline: { ...same("outline"), sql: "r.outline -> 'outline'" },
      square_meters: {
        fields: ["outline"],
        sql: "(r.outline ->> 'squareMeters')::double precision",
        otherwise: "0",
      },
      active: same("active", "true"),
      cash_on_delivery: same("cash_on_delivery", "true"),
      digital_payment: same("digital_payment", "true"),
      offline_payment: same("offline_payment", "true"),
      increased_fee: same("surcharge", "0"),
      increased_fee_active: { fields: ["surcharge"], sql: "r.surcharge > 0", otherwise: "false" },
      increased_fee_message: same("surcharge_message"),
    },
    exported: `select t.key as zone, t.name, jsonb_build_object('outline', t.outline) as outline, t.active,
      t.cash_on_delivery, t.digital_payment, t.offline_payment,
      case when t.increased_fee_active then t.increased_fee else 0 end as surcharge,
      t.increased_fee_message as surcharge_message, t.translations
      from zones t order by t.id`,
  },
};

/** Trades that a shop may have; each has its own home, stores and categories. */
const moduleTypes = ["food", "grocery", "pharmacy", "ecommerce", "parcel"] as const;

export const modules: Kind = {
  name: "modules",
  meaning: "Trades of the shop: food, grocery, pharmacy, ecommerce or parcel.",
  key: ["module"],
  fields: {
    module: slugField({ required: true, meaning: "Key of the module.", example: "food" }),
    type: choiceField(moduleTypes, { required: true, meaning: "The trade, which decides the rules." }),
    name: textField({ required: true, translated: true, meaning: "Name.", example: "Restaurants" }),
    short_description: textField({
      translated: true,
      meaning: "A line below the name.",
      example: "Hot and fast",
    }),
    description: textField({
      translated: true,
      max: 2000,
      meaning: "What it offers.",
      example: "Dishes of all kinds.",
    }),
    icon: pictureField({ meaning: "Picture of the tile." }),
    picture: pictureField({ meaning: "Picture of the page." }),
    active: switchField({ fallback: true, meaning: "Whether shoppers see it." }),
    serves_every_zone: switchField({ meaning: "Whether its stores deliver to every zone (parcel: always)." }),
  },
  rows: {
    table: "modules",
    match: "t.slug = r.module",
    keySql: "t.slug",
    prune: { set: "active = false" },
    onlyInTranslations: ["short_description"],
    columns: {
      slug: same("module"),
      type: same("type"),
      name: same("name"),
      description: same("description"),
      icon: same("icon"),
      thumbnail: same("picture"),
      active: same("active", "true"),
      all_zone_service: same("serves_every_zone", "false"),
      position: {
        fields: [],
        sql: "t.position",
        otherwise: "(select coalesce(max(position), -1) from modules) + row_number() over (order by r.line)",
      },
    },
    exported: `select t.slug as module, t.type, t.name, t.translations -> 'en' ->> 'short_description' as short_description,
      t.description, t.icon, t.thumbnail as picture, t.active, t.all_zone_service as serves_every_zone,
      t.translations - 'en' as translations from modules t order by t.id`,
  },
};

export const deliveryCharges: Kind = {
  name: "delivery-charges",
  meaning: "Which module serves which zone, and what a delivery costs there.",
  key: ["zone", "module"],
  fields: {
    zone: referenceField("zones", { required: true, meaning: "The zone.", example: "centre" }),
    module: referenceField("modules", { required: true, meaning: "The module.", example: "food" }),
    charge: choiceField(["distance", "fixed"], { fallback: "distance", meaning: "How it is counted." }),
    per_km: amountField({ meaning: "Amount a kilometre, where it is counted by distance.", example: "0.80" }),
    minimum: amountField({ meaning: "The least that a delivery costs.", example: "2.00" }),
    maximum: amountField({ meaning: "The most that a delivery costs; empty for no limit.", example: "9.00" }),
    fixed: amountField({ meaning: "Amount of every delivery, where it is fixed.", example: "3.00" }),
    largest_cash_order: amountField({
      meaning: "The largest order that may be paid in cash; empty for no limit.",
      example: "100",
    }),
  },
  rows: {
    table: "module_zones",
    match:
      "t.zone_id = (select id from zones where key = r.zone) and t.module_id = (select id from modules where slug = r.module)",
    keySql: "t.zone_id || ' ' || t.module_id",
    prune: "delete",
    columns: {
      zone_id: idOf("zone", "zones", "key"),
      module_id: idOf("module", "modules"),
      charge_type: same("charge", "'distance'"),
      per_km: same("per_km"),
      minimum_charge: same("minimum"),
      maximum_charge: same("maximum"),
      fixed_charge: same("fixed"),
      maximum_cash_order: same("largest_cash_order"),
    },
    exported: `select z.key as zone, m.slug as module, t.charge_type as charge, t.per_km, t.minimum_charge as minimum,
      t.maximum_charge as maximum, t.fixed_charge as fixed, t.maximum_cash_order as largest_cash_order
      from module_zones t join zones z on z.id = t.zone_id join modules m on m.id = t.module_id order by z.id, m.id`,
  },
};
