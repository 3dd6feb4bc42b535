/** Offers for a time: items at a price of their own, flash sales, money back. */
import type { Field, FieldOptions } from "../fields/field";
import { amountField, countField, discountField, percentField } from "../fields/number-fields";
import { pictureField, referenceField, slugField, textField } from "../fields/text-fields";
import { dateField, momentField, switchField, timeField } from "../fields/time-fields";
import { itemIdSql, itemReferenceSql } from "./items";
import { discountColumns, exportedDiscount, idOf, type Kind, same } from "./kind";

const itemField = (meaning: string): Field => referenceField("items", { required: true, meaning });
const itemColumn = { fields: ["item"], sql: itemIdSql("r"), otherwise: "null" };

/** A share or an amount that has to be one. */
function shareField(options: FieldOptions): Field {
  const discount = discountField({ ...options, required: true });
  return {
    ...discount,
    read: (text, rules) => {
      const reading = discount.read(text, rules);
      const isNothing = "value" in reading && Object.values(reading.value as object).includes(0);
      return isNothing ? { problem: "is nothing" } : reading;
    },
  };
}

export const itemCampaigns: Kind = {
  name: "item-campaigns",
  meaning: "Items at a price of their own for some days, under a title of their own.",
  key: ["item_campaign"],
  fields: {
    item_campaign: slugField({ required: true, meaning: "Key of the offer.", example: "soup-for-two" }),
    item: itemField("The item, as store/sku."),
    title: textField({ required: true, translated: true, meaning: "Title.", example: "Soup for two" }),
    description: textField({
      translated: true,
      max: 2000,
      meaning: "What is offered.",
      example: "Two bowls and bread.",
    }),
    picture: pictureField({ meaning: "Its picture.", example: "campaigns/soup-for-two" }),
    price: amountField({ required: true, meaning: "Price of one while it runs.", example: "7.50" }),
    discount: discountField({ meaning: "What is taken off that price." }),
    stock: countField({ fallback: 0, meaning: "Pieces.", example: "40" }),
    from_day: dateField({ required: true, meaning: "First day." }),
    to_day: dateField({ required: true, meaning: "Last day." }),
    from_time: timeField({
      fallback: "00:00:00",
      meaning: "From which time of those days.",
      example: "11:00",
    }),
    to_time: timeField({
      fallback: "23:59:59",
      meaning: "Until which time of those days.",
      example: "15:00",
    }),
    active: switchField({ fallback: true, meaning: "Whether it is seen." }),
  },
  rows: {
    table: "item_campaigns",
    match: "t.slug = r.item_campaign",
    keySql: "t.slug",
    prune: { set: "active = false" },
    columns: {
      slug: same("item_campaign"),
      item_id: itemColumn,
      title: same("title"),
      description: same("description"),
      image: same("picture"),
      price: same("price"),
      ...discountColumns(),
      stock: same("stock", "0"),
      start_date: same("from_day"),
      end_date: same("to_day"),
      start_time: same("from_time", "'00:00:00'"),
      end_time: same("to_time", "'23:59:59'"),
      active: same("active", "true"),
    },
    exported: `select t.slug as item_campaign, ${itemReferenceSql("t.item_id")} as item, t.title, t.description,
      t.image as picture, t.price, ${exportedDiscount()} as discount, t.stock, t.start_date::text as from_day,
      t.end_date::text as to_day, t.start_time::text as from_time, t.end_time::text as to_time, t.active, t.translations
      from item_campaigns t order by t.id`,
  },
};

const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export const flashSales: Kind = {
  name: "flash-sales",
  meaning: "Sales of a few hours with a countdown; flash-sale-items says what is in them.",
  key: ["flash_sale"],
  fields: {
    flash_sale: slugField({ required: true, meaning: "Key of the sale.", example: "friday-night" }),
    module: referenceField("modules", { required: true, meaning: "Its module.", example: "grocery" }),
    title: textField({ required: true, translated: true, meaning: "Title.", example: "Friday night" }),
    starts: momentField({ required: true, meaning: "When it begins." }),
    ends: momentField({ required: true, meaning: "When it ends.", example: "2027-03-21T22:00+01:00" }),
    shop_share: percentField({
      fallback: 0,
      meaning: "Part of the discount that the shop bears, percent.",
      example: "50",
    }),
    store_share: percentField({
      fallback: 0,
      meaning: "Part of the discount that the store bears, percent.",
      example: "50",
    }),
    published: switchField({ fallback: true, meaning: "Whether it is seen." }),
  },
  rows: {
    table: "flash_sales",
    match: "t.key = r.flash_sale",
    keySql: "t.key",
    prune: { set: "published = false" },
    columns: {
      key: same("flash_sale"),
      module_id: idOf("module", "modules"),
      title: same("title"),
      starts_at: same("starts"),
      ends_at: same("ends"),
      admin_share: same("shop_share", "0"),
      vendor_share: same("store_share", "0"),
      published: same("published", "true"),
    },
    exported: `select t.key as flash_sale, m.slug as module, t.title, ${utc("t.starts_at")} as starts, ${utc("t.ends_at")} as ends,
      t.admin_share as shop_share, t.vendor_share as store_share, t.published, t.translations
      from flash_sales t join modules m on m.id = t.module_id order by t.id`,
  },
};

export const flashSaleItems: Kind = {
  name: "flash-sale-items",
  meaning: "What is in a flash sale, one row an item.",
  key: ["flash_sale", "item"],
  reference: ([sale = "", item = ""]) => `${sale} ${item}`,
  fields: {
    flash_sale: referenceField("flash-sales", {
      required: true,
      meaning: "The sale.",
      example: "friday-night",
    }),
    item: itemField("The item, as store/sku."),
    stock: countField({
      required: true,
      meaning: "Pieces for the whole sale, those that were sold included.",
      example: "30",
    }),
    discount: shareField({ meaning: "What is taken off the price." }),
  },
  rows: {
    table: "flash_sale_items",
    match: `t.flash_sale_id = (select id from flash_sales where key = r.flash_sale) and t.item_id = ${itemIdSql("r")}`,
    keySql: `(select key from flash_sales where id = t.flash_sale_id) || ' ' || ${itemReferenceSql("t.item_id")}`,
    prune: "delete",
    columns: {
      flash_sale_id: idOf("flash_sale", "flash_sales", "key"),
      item_id: itemColumn,
      stock: same("stock"),
      available_stock: {
        fields: ["stock"],
        sql: "r.stock",
        otherwise: "0",
        sqlOfExisting: "greatest(0, r.stock - t.sold)",
      },
      ...discountColumns(),
    },
    exported: `select s.key as flash_sale, ${itemReferenceSql("t.item_id")} as item, t.stock, ${exportedDiscount()} as discount
      from flash_sale_items t join flash_sales s on s.id = t.flash_sale_id order by s.id, t.id`,
  },
};

export const cashback: Kind = {
  name: "cashback",
  meaning: "Offers that bring a part of a delivered order into the customer's wallet.",
  key: ["cashback"],
  fields: {
    cashback: slugField({ required: true, meaning: "Key of the offer.", example: "five-back" }),
    title: textField({ required: true, translated: true, meaning: "Title.", example: "Five percent back" }),
    share: shareField({ meaning: "What comes back.", example: "5%" }),
    minimum_purchase: amountField({ fallback: 0, meaning: "From which sum on.", example: "20.00" }),
    maximum: amountField({
      fallback: 0,
      meaning: "The most that comes back; 0 for no limit.",
      example: "4.00",
    }),
    uses_per_customer: countField({
      min: 1,
      max: 1_000_000,
      meaning: "How often a customer gets it; empty for no limit.",
      example: "3",
    }),
    from_day: dateField({ required: true, meaning: "First day." }),
    to_day: dateField({ required: true, meaning: "Last day." }),
    active: switchField({ fallback: true, meaning: "Whether it counts." }),
  },
  rows: {
    table: "cashback_offers",
    scope: "t.customer_id is null",
    match: "t.key = r.cashback",
    keySql: "t.key",
    prune: { set: "active = false" },
    columns: {
      key: same("cashback"),
      title: same("title"),
      amount: {
        fields: ["share"],
        sql: "coalesce((r.share ->> 'percent')::bigint, (r.share ->> 'amount')::bigint)",
        otherwise: "null",
      },
      type: {
        fields: ["share"],
        sql: "case when r.share ? 'amount' then 'amount' else 'percent' end",
        otherwise: "null",
      },
      minimum_purchase: same("minimum_purchase", "0"),
      maximum: same("maximum", "0"),
      limit_per_customer: same("uses_per_customer"),
      start_date: same("from_day"),
      // Days in the wrong order are named by a check, which looks when the rows are written.
      end_date: { fields: ["to_day"], sql: "greatest(r.to_day, r.from_day)", otherwise: "null" },
      active: same("active", "true"),
    },
    exported: `select t.key as cashback, t.title, ${exportedDiscount("t.amount", "t.type")} as share, t.minimum_purchase,
      t.maximum, t.limit_per_customer as uses_per_customer, t.start_date::text as from_day, t.end_date::text as to_day,
      t.active, t.translations from cashback_offers t where t.customer_id is null order by t.id`,
  },
};
