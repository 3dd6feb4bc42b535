/** Items with their options and variations. */
import { amountField, countField, discountField } from "../fields/number-fields";
import {
  barcodeField,
  listField,
  pictureField,
  referenceField,
  skuField,
  slugField,
  textField,
} from "../fields/text-fields";
import { switchField, timeField } from "../fields/time-fields";
import { discountColumns, exportedDiscount, idOf, type Kind, same } from "./kind";

/** SQL of the id of the item that `store` and `sku` of a waiting row name. */
export const itemIdSql = (row: string, column = "item"): string =>
  `(select i.id from items i join stores s on s.id = i.store_id
    where s.slug = split_part(${row}.${column}, '/', 1) and i.sku = substr(${row}.${column}, strpos(${row}.${column}, '/') + 1))`;

/** SQL of "store/sku" of an item by its id. */
export const itemReferenceSql = (id: string): string =>
  `(select s.slug || '/' || i.sku from items i join stores s on s.id = i.store_id where i.id = ${id})`;

/** SQL of the rows that wait with their items `i` and stores `s`. */
const rowsWithItems =
  "{rows} r join stores s on s.slug = r.store join items i on i.store_id = s.id and i.sku = r.sku";

/**
 * SQL of the slug of a new item without one: store and SKU, which no two items share; letters that no slug has become hyphens,
 * and a hash keeps such SKUs apart.
 */
const slugOfRow = `case when r.sku ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(r.store || r.sku) < 99 then r.store || '-' || r.sku
  else concat_ws('-', left(r.store, 60), nullif(trim(both '-' from left(regexp_replace(lower(r.sku), '[^a-z0-9]+', '-', 'g'), 30)), ''),
    substr(md5(r.store || '/' || r.sku), 1, 6)) end`;

export const items: Kind = {
  name: "items",
  meaning: "What stores sell.",
  key: ["store", "sku"],
  reference: ([store = "", sku = ""]) => `${store}/${sku}`,
  fields: {
    store: referenceField("stores", { required: true, meaning: "The store that sells it." }),
    sku: skuField({ required: true, meaning: "The store's own number of it." }),
    slug: slugField({
      meaning: "Its name in addresses; made from store and SKU where it is empty.",
      example: "rye-bread",
    }),
    name: textField({ required: true, translated: true, meaning: "Name.", example: "Rye bread" }),
    description: textField({
      translated: true,
      max: 5000,
      meaning: "What it is.",
      example: "Baked twice a day.",
    }),
    category: referenceField("categories", {
      required: true,
      meaning: "Its category, the lowest that fits.",
      example: "bread",
    }),
    price: amountField({ required: true, meaning: "Price of one, without options.", example: "4.20" }),
    discount: discountField({ meaning: "What is taken off the price." }),
    picture: pictureField({ meaning: "Its picture." }),
    more_pictures: listField({
      isPicture: true,
      meaning: "More pictures of it.",
      example: "items/bread-cut|items/bread-top",
    }),
    unit: textField({
      translated: true,
      max: 60,
      meaning: "What one is, for the price of a kilogram or litre.",
      example: "750 g",
    }),
    stock: countField({
      fallback: 0,
      meaning: "Pieces, where the module counts them; of variations, theirs count.",
      example: "20",
    }),
    most_in_cart: countField({
      min: 1,
      max: 10_000,
      meaning: "How many an order may have; empty for no limit.",
      example: "10",
    }),
    barcode: barcodeField({ meaning: "Number under which it is sold everywhere." }),
    brand: referenceField("brands", { meaning: "Its brand.", example: "acme" }),
    condition: referenceField("conditions", { meaning: "What a medicine is for.", example: "headache" }),
    add_ons: listField({ meaning: "Keys of the store's add-ons that go with it.", example: "extra-cheese" }),
    available_from: timeField({
      fallback: "00:00:00",
      meaning: "From which time of the day it is sold.",
      example: "07:00",
    }),
    available_to: timeField({
      fallback: "23:59:59",
      meaning: "Until which time of the day.",
      example: "11:30",
    }),
    veg: switchField({ meaning: "Whether it is without meat." }),
    halal: switchField({ meaning: "Whether it is halal." }),
    organic: switchField({ meaning: "Whether it is organic." }),
    prescription: switchField({ meaning: "Whether it is sold on prescription only." }),
    recommended: switchField({ meaning: "Whether its store recommends it." }),
    basic: switchField({ meaning: "Whether it is a basic medicine or an everyday product." }),
    active: switchField({ fallback: true, meaning: "Whether it is sold." }),
    ingredients: listField({
      translated: true,
      meaning: "Generic names of a medicine.",
      example: "Paracetamol",
    }),
    nutrition: listField({ translated: true, meaning: "Nutrition facts.", example: "250 kcal" }),
    allergens: listField({ translated: true, meaning: "Allergens.", example: "Gluten|Milk" }),
    tags: listField({ translated: true, meaning: "Words that it is found by.", example: "breakfast|fresh" }),
  },
  rows: {
    table: "items",
    match: "t.sku = r.sku and t.store_id = (select id from stores where slug = r.store)",
    keySql: "(select slug from stores where id = t.store_id) || '/' || t.sku",
    prune: { set: "active = false" },
    translationKeys: { ingredients: "generic_names", allergens: "allergies" },
    columns: {
      store_id: idOf("store", "stores"),
      module_id: {
        fields: ["store"],
        sql: "(select module_id from stores where slug = r.store)",
        otherwise: "null",
      },
      zone_id: {
        fields: ["store"],
        sql: "(select zone_id from stores where slug = r.store)",
        otherwise: "null",
      },
      sku: same("sku"),
      slug: {
        fields: ["slug"],
        sql: `coalesce(r.slug, ${slugOfRow})`,
        otherwise: slugOfRow,
        keepsWhenEmpty: true,
      },
      name: same("name"),
      description: same("description"),
      category_id: idOf("category", "categories"),
      parent_category_id: {
        fields: ["category"],
        sql: "(select coalesce(parent_id, id) from categories where slug = r.category)",
        otherwise: "null",
      },
      price: same("price"),
      ...discountColumns(),
      image: same("picture"),
      images: same("more_pictures", "'[]'"),
      unit: same("unit"),
      stock: {
        ...same("stock", "0"),
        sqlOfExisting:
          "coalesce((select sum(v.stock)::int from item_variations v where v.item_id = t.id), r.stock)",
      },
      maximum_cart_quantity: same("most_in_cart"),
      barcode: same("barcode"),
      brand_id: idOf("brand", "brands"),
      condition_id: idOf("condition", "conditions"),
      available_from: same("available_from", "'00:00:00'"),
      available_to: same("available_to", "'23:59:59'"),
      veg: same("veg", "false"),
      halal: same("halal", "false"),
      organic: same("organic", "false"),
      prescription_required: same("prescription", "false"),
      recommended: same("recommended", "false"),
      basic: same("basic", "false"),
      active: same("active", "true"),
      generic_names: same("ingredients", "'[]'"),
      nutrition: same("nutrition", "'[]'"),
      allergies: same("allergens", "'[]'"),
      tags: same("tags", "'[]'"),
      option_groups: { fields: [], sql: "t.option_groups", otherwise: "'[]'" },
      choices: { fields: [], sql: "t.choices", otherwise: "'[]'" },
    },
    made: {
      key: "r.store || '/' || r.sku",
      columns: { option_groups: "options", choices: "variations", stock: "variations" },
    },
    links: [
      {
        field: "add_ons",
        remove: `delete from item_add_ons l using ${rowsWithItems} where l.item_id = i.id
          and l.add_on_id not in (select a.id from add_ons a where a.store_id = s.id and r.add_ons ? a.key)`,
        add: `insert into item_add_ons (item_id, add_on_id)
          select i.id, a.id from ${rowsWithItems} join add_ons a on a.store_id = s.id and r.add_ons ? a.key
          where not exists (select 1 from item_add_ons l where l.item_id = i.id and l.add_on_id = a.id)`,
      },
    ],
    exported: `select s.slug as store, t.sku, t.slug, t.name, t.description, c.slug as category, t.price,
      ${exportedDiscount()} as discount, t.image as picture, t.images as more_pictures, t.unit, t.stock,
      t.maximum_cart_quantity as most_in_cart, t.barcode, b.slug as brand, o.slug as condition,
      coalesce((select jsonb_agg(a.key order by a.id) from item_add_ons l join add_ons a on a.id = l.add_on_id
        where l.item_id = t.id), '[]') as add_ons,
      t.available_from::text, t.available_to::text, t.veg, t.halal, t.organic, t.prescription_required as prescription,
      t.recommended, t.basic, t.active, t.generic_names as ingredients, t.nutrition, t.allergies as allergens, t.tags,
      t.translations
      from items t join stores s on s.id = t.store_id join categories c on c.id = t.category_id
      left join brands b on b.id = t.brand_id left join conditions o on o.id = t.condition_id order by t.id`,
  },
};
