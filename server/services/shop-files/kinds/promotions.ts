/** Promotions: coupons, banners, campaigns. */
import { amountField, countField, discountField } from "../fields/number-fields";
import {
  choiceField,
  listField,
  pictureField,
  referenceField,
  slugField,
  textField,
} from "../fields/text-fields";
import { dateField, switchField, timeField } from "../fields/time-fields";
import { itemIdSql, itemReferenceSql } from "./items";
import { type Column, discountColumns, exportedDiscount, idOf, type Kind, same } from "./kind";

const itemColumn: Column = { fields: ["item"], sql: itemIdSql("r"), otherwise: "null" };

export const coupons: Kind = {
  name: "coupons",
  meaning: "Codes that shoppers type.",
  key: ["code"],
  fields: {
    code: textField({ required: true, max: 100, meaning: "What is typed.", example: "WELCOME10" }),
    title: textField({
      required: true,
      translated: true,
      meaning: "What shoppers read.",
      example: "10 % off your order",
    }),
    kind: choiceField(["default", "store_wise", "zone_wise", "free_delivery", "first_order"], {
      fallback: "default",
      meaning: "For everybody, one store, some zones, a free delivery, or a first order.",
    }),
    discount: discountField({ meaning: "What is taken off." }),
    minimum_purchase: amountField({ fallback: 0, meaning: "From which sum on.", example: "20.00" }),
    maximum_discount: amountField({
      fallback: 0,
      meaning: "The most that is taken off; 0 for no limit.",
      example: "5.00",
    }),
    uses_per_customer: countField({
      min: 1,
      max: 1_000_000,
      meaning: "How often a customer may use it; empty for no limit.",
      example: "1",
    }),
    uses_in_all: countField({
      min: 1,
      max: 1_000_000_000,
      meaning: "How often all may use it together; empty for no limit.",
      example: "500",
    }),
    from_day: dateField({ required: true, meaning: "First day." }),
    to_day: dateField({ required: true, meaning: "Last day." }),
    module: referenceField("modules", {
      meaning: "The module that it is for; empty for all.",
      example: "food",
    }),
    store: referenceField("stores", { meaning: "The store that it is for." }),
    zones: listField({
      refersTo: "zones",
      meaning: "Keys of the zones that it is for.",
      example: "centre|north",
    }),
    active: switchField({ fallback: true, meaning: "Whether it can be used." }),
  },
  rows: {
    table: "coupons",
    scope: "t.customer_id is null",
    match: "t.code = r.code",
    keySql: "t.code",
    prune: { set: "active = false" },
    columns: {
      code: same("code"),
      title: same("title"),
      type: same("kind", "'default'"),
      ...discountColumns(),
      minimum_purchase: same("minimum_purchase", "0"),
      maximum_discount: same("maximum_discount", "0"),
      limit_per_customer: same("uses_per_customer"),
      limit_total: same("uses_in_all"),
      start_date: same("from_day"),
      expire_date: same("to_day"),
      module_id: idOf("module", "modules"),
      store_id: idOf("store", "stores"),
      zone_ids: {
        fields: ["zones"],
        sql: "coalesce((select jsonb_agg(z.id order by z.id) from zones z where r.zones ? z.key), '[]')",
        otherwise: "'[]'",
      },
      active: same("active", "true"),
    },
    exported: `select t.code, t.title, t.type as kind, ${exportedDiscount()} as discount, t.minimum_purchase,
      t.maximum_discount, t.limit_per_customer as uses_per_customer, t.limit_total as uses_in_all,
      t.start_date::text as from_day, t.expire_date::text as to_day, m.slug as module, s.slug as store,
      coalesce((select jsonb_agg(z.key order by z.id) from zones z where t.zone_ids @> to_jsonb(z.id)), '[]') as zones,
      t.active, t.translations
      from coupons t left join modules m on m.id = t.module_id left join stores s on s.id = t.store_id
      where t.customer_id is null order by t.id`,
  },
};

export const banners: Kind = {
  name: "banners",
  meaning: "Pictures at the head of homes and of stores' pages.",
  key: ["banner"],
  fields: {
    banner: slugField({ required: true, meaning: "Key of the banner.", example: "spring" }),
    title: textField({
      required: true,
      translated: true,
      meaning: "What it says, for those who do not see it.",
      example: "Spring menu",
    }),
    picture: pictureField({ required: true, meaning: "The picture.", example: "banners/spring" }),
    opens: choiceField(["store", "item", "link"], { fallback: "link", meaning: "What a press opens." }),
    store: referenceField("stores", { meaning: "The store that it opens." }),
    item: referenceField("items", { meaning: "The item that it opens." }),
    link: textField({ max: 500, meaning: "The address that it opens.", example: "/offers" }),
    module: referenceField("modules", {
      meaning: "The module on whose home it is; empty for all.",
      example: "food",
    }),
    zone: referenceField("zones", {
      meaning: "The zone in which it is seen; empty for all.",
      example: "centre",
    }),
    on_page_of: referenceField("stores", { meaning: "The store on whose page alone it is seen." }),
    featured: switchField({ meaning: "Whether the landing shows it, too." }),
    active: switchField({ fallback: true, meaning: "Whether it is seen." }),
  },
  rows: {
    table: "banners",
    match: "t.key = r.banner",
    keySql: "t.key",
    prune: { set: "active = false" },
    columns: {
      key: same("banner"),
      title: same("title"),
      image: same("picture"),
      type: {
        fields: ["opens"],
        sql: "case r.opens when 'store' then 'store_wise' when 'item' then 'item_wise' else 'default' end",
        otherwise: "'default'",
      },
      store_id: idOf("store", "stores"),
      item_id: itemColumn,
      link: same("link"),
      module_id: idOf("module", "modules"),
      zone_id: idOf("zone", "zones", "key"),
      owner_store_id: {
        fields: ["on_page_of"],
        sql: "(select id from stores where slug = r.on_page_of)",
        otherwise: "null",
      },
      featured: same("featured", "false"),
      active: same("active", "true"),
      position: {
        fields: [],
        sql: "t.position",
        otherwise: "(select coalesce(max(position), -1) from banners) + row_number() over (order by r.line)",
      },
    },
    exported: `select t.key as banner, t.title, t.image as picture,
      case t.type when 'store_wise' then 'store' when 'item_wise' then 'item' else 'link' end as opens,
      s.slug as store, ${itemReferenceSql("t.item_id")} as item, t.link, m.slug as module, z.key as zone,
      o.slug as on_page_of, t.featured, t.active, t.translations
      from banners t left join stores s on s.id = t.store_id left join modules m on m.id = t.module_id
      left join zones z on z.id = t.zone_id left join stores o on o.id = t.owner_store_id order by t.position, t.id`,
  },
};

export const campaigns: Kind = {
  name: "campaigns",
  meaning: "Themes under which stores are shown together for a time.",
  key: ["campaign"],
  fields: {
    campaign: slugField({ required: true, meaning: "Key of the campaign.", example: "soup-week" }),
    module: referenceField("modules", { required: true, meaning: "Its module.", example: "food" }),
    title: textField({ required: true, translated: true, meaning: "Title.", example: "Soup week" }),
    description: textField({
      translated: true,
      max: 2000,
      meaning: "What it is about.",
      example: "A bowl a day.",
    }),
    picture: pictureField({ meaning: "Its picture.", example: "campaigns/soup" }),
    stores: listField({
      refersTo: "stores",
      meaning: "Keys of the stores that take part.",
      example: "corner-bakery",
    }),
    from_day: dateField({ required: true, meaning: "First day." }),
    to_day: dateField({ required: true, meaning: "Last day." }),
    from_time: timeField({
      meaning: "From which time of those days; empty for the whole day.",
      example: "11:00",
    }),
    to_time: timeField({ meaning: "Until which time of those days.", example: "15:00" }),
    active: switchField({ fallback: true, meaning: "Whether it is seen." }),
  },
  rows: {
    table: "campaigns",
    match: "t.slug = r.campaign",
    keySql: "t.slug",
    prune: { set: "active = false" },
    columns: {
      slug: same("campaign"),
      module_id: idOf("module", "modules"),
      title: same("title"),
      description: same("description"),
      image: same("picture"),
      start_date: same("from_day"),
      end_date: same("to_day"),
      start_time: same("from_time"),
      end_time: same("to_time"),
      active: same("active", "true"),
    },
    links: [
      {
        field: "stores",
        remove: `delete from campaign_stores l using {rows} r join campaigns t on t.slug = r.campaign where l.campaign_id = t.id
          and l.store_id not in (select s.id from stores s where r.stores ? s.slug)`,
        add: `insert into campaign_stores (campaign_id, store_id)
          select t.id, s.id from {rows} r join campaigns t on t.slug = r.campaign join stores s on r.stores ? s.slug on conflict do nothing`,
      },
    ],
    exported: `select t.slug as campaign, m.slug as module, t.title, t.description, t.image as picture,
      coalesce((select jsonb_agg(s.slug order by s.id) from campaign_stores l join stores s on s.id = l.store_id
        where l.campaign_id = t.id), '[]') as stores,
      t.start_date::text as from_day, t.end_date::text as to_day, t.start_time::text as from_time, t.end_time::text as to_time,
      t.active, t.translations from campaigns t join modules m on m.id = t.module_id order by t.id`,
  },
};
