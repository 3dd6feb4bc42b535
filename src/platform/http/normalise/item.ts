import type { FoodVariation, Item, ItemReview, Variation } from "@/contract";
import { moduleReference } from "./module";
import { picture, pictureList } from "./pictures";
import {
  type Fields,
  fields,
  flag,
  identifier,
  integer,
  integerOrNull,
  isOn,
  list,
  number,
  numberOrNull,
  requireRows,
  rows,
  text,
  textOrNull,
  texts,
  timeOfDay,
  word,
} from "./readers";

/** The specification's rating of a row without one; shown only where there are ratings. */
const placeholderRating = 4.5;

/**
 * An item of any list or of details; slim rows get defaults, one whose price cannot be read is none. Campaign items
 * (title, start_time, …) come out in the same form.
 */
export function itemRow(row: Fields): Item | null {
  const id = identifier(row.id);
  const name = textOrNull(row.name) ?? textOrNull(row.title);
  if (id === null || name === null || !isPriced(row.price)) return null;
  const module = moduleReference(row);
  const starts = timeOfDay(row.available_time_starts ?? row.start_time, "00:00:00");
  const ends = timeOfDay(row.available_time_ends ?? row.end_time, "23:59:59");
  const dateStarts = day(row.available_date_starts ?? row.start_date);
  const dateEnds = day(row.available_date_ends ?? row.end_date);
  const unit = fields(row.unit);
  const unitId = identifier(unit?.id);
  return {
    id,
    name,
    slug: text(row.slug, String(id)),
    description: textOrNull(row.description),
    image: textOrNull(row.image),
    image_full_url: picture(row, "image", dateStarts === null ? "item_image_url" : "campaign_image_url"),
    images: texts(row.images),
    images_full_url: pictureList(row, "images", "item_image_url"),
    category_id: integer(row.category_id),
    category_ids: rows(row.category_ids, (category) => {
      const categoryId = textOrNull(category.id);
      if (categoryId === null) return null;
      return { id: categoryId, position: integer(category.position), name: text(category.name) };
    }),
    variations: rows(row.variations, (entry) => variation(entry, number(row.price))),
    food_variations: rows(row.food_variations, foodVariation),
    attributes: list(row.attributes).flatMap((attribute) => identifier(attribute) ?? []),
    choice_options: rows(row.choice_options, (choice) => {
      const options = texts(choice.options).map((option) => option.trim());
      const names = texts(choice.option_names);
      return {
        name: text(choice.name),
        title: text(choice.title, text(choice.name)),
        options,
        // Names that do not go with the options one by one would stand at the wrong ones.
        ...(names.length > 0 && names.length === options.length ? { option_names: names } : {}),
      };
    }),
    add_ons: rows(row.add_ons, (addOn) => {
      const addOnId = identifier(addOn.id);
      if (addOnId === null || !isPriced(addOn.price)) return null;
      return {
        id: addOnId,
        name: text(addOn.name),
        price: number(addOn.price),
        store_id: identifier(addOn.store_id) ?? integer(row.store_id),
        sold_out: isOn(addOn.sold_out),
      };
    }),
    price: number(row.price),
    tax: number(row.tax),
    tax_type: text(row.tax_type, "percent"),
    discount: number(row.discount),
    discount_type: row.discount_type === "amount" ? "amount" : "percent",
    available_time_starts: starts,
    available_time_ends: ends,
    ...(dateStarts === null ? {} : { available_date_starts: dateStarts }),
    ...(dateEnds === null ? {} : { available_date_ends: dateEnds }),
    veg: flag(row.veg),
    organic: flag(row.organic),
    is_halal: flag(row.is_halal),
    halal_tag_status: flag(row.halal_tag_status),
    is_prescription_required: flag(row.is_prescription_required),
    recommended: flag(row.recommended),
    status: flag(row.status, true),
    store_id: integer(row.store_id),
    store_name: text(row.store_name, text(fields(row.store)?.name)),
    module_id: integer(row.module_id, module.id),
    module_type: module.module_type,
    zone_id: integer(row.zone_id),
    // Older backends call it so.
    store_discount: number(row.store_discount ?? row.restaurant_discount),
    store_discount_min_purchase: number(row.store_discount_min_purchase),
    store_discount_max_discount: number(row.store_discount_max_discount),
    flash_sale: flag(row.flash_sale),
    schedule_order: isOn(row.schedule_order),
    stock: integer(row.stock),
    sold_out: isOn(row.sold_out),
    maximum_cart_quantity: positiveOrNull(row.maximum_cart_quantity),
    unit_type: textOrNull(row.unit_type) ?? textOrNull(unit?.unit),
    unit: unit !== null && unitId !== null ? { id: unitId, unit: text(unit.unit) } : null,
    avg_rating: row.avg_rating === undefined ? placeholderRating : number(row.avg_rating),
    rating_count: integer(row.rating_count),
    generic_name: texts(row.generic_name),
    nutritions_name: texts(row.nutritions_name),
    allergies_name: texts(row.allergies_name),
    tags: rows(row.tags, (tag) => {
      const tagId = identifier(tag.id);
      return tagId === null ? null : { id: tagId, tag: text(tag.tag) };
    }),
    brand_id: integerOrNull(row.brand_id ?? fields(row.brand)?.id),
    // A backend that does not say leaves the decision to the times; a shopper is better asked by the server than refused here.
    available_now: isOn(row.available_now, true),
    ...(row.store_open === undefined ? {} : { store_open: isOn(row.store_open) }),
    ...(row.store_changes_at === undefined ? {} : { store_changes_at: textOrNull(row.store_changes_at) }),
    module,
    storage: list(row.storage),
    created_at: text(row.created_at),
    updated_at: text(row.updated_at),
  };
}

/**
 * Slim rows say nothing of a price. One that is said and cannot be read must not be taken for 0: what would look free
 * is not shown, like a row without an id.
 */
function isPriced(price: unknown): boolean {
  return price === undefined || (numberOrNull(price) ?? -1) >= 0;
}

/** A combination whose price cannot be read is there, at the item's price, and sold out. */
function variation(row: Fields, itemPrice: number): Variation | null {
  const type = textOrNull(row.type);
  if (type === null) return null;
  return isPriced(row.price)
    ? { type, price: number(row.price), stock: integer(row.stock) }
    : { type, price: itemPrice, stock: 0 };
}

function foodVariation(row: Fields): FoodVariation | null {
  const name = textOrNull(row.name);
  if (name === null) return null;
  return {
    name,
    type: word(row.type, ["single", "multi"], "single"),
    min: text(row.min, "0") || "0",
    max: text(row.max, "0") || "0",
    required: isOn(row.required) ? "on" : "off",
    values: rows(row.values, (value) => {
      const label = textOrNull(value.label);
      if (label === null) return null;
      const optionPrice = text(value.optionPrice, "0") || "0";
      const option = { label, optionPrice, sold_out: isOn(value.sold_out) };
      return value.isSelected === undefined ? option : { ...option, isSelected: isOn(value.isSelected) };
    }),
  };
}

function day(value: unknown): string | null {
  return /^\d{4}-\d{2}-\d{2}/.exec(text(value))?.[0] ?? null;
}

/** 0 is how some backends write 'no maximum'. */
function positiveOrNull(value: unknown): number | null {
  const found = integerOrNull(value);
  return found !== null && found > 0 ? found : null;
}

/** A review of an item or, in store lists, with the item's name. Old backends send the customer's name in one piece. */
export function reviewRow(row: Fields): ItemReview | null {
  const id = identifier(row.id);
  if (id === null) return null;
  const customer = fields(row.customer);
  const first = text(customer?.f_name, text(row.customer_name));
  const last = text(customer?.l_name);
  return {
    id,
    item_id: integer(row.item_id, integer(fields(row.item)?.id)),
    comment: textOrNull(row.comment),
    rating: Math.min(5, Math.max(1, Math.round(number(row.rating, 1)))),
    attachment: texts(row.attachment),
    attachment_full_url: pictureList(row, "attachment", "review_image_url"),
    reply: textOrNull(row.reply),
    item_name: text(row.item_name, text(fields(row.item)?.name)),
    item_image_full_url: textOrNull(row.item_image_full_url) ?? picture(row, "item_image", "item_image_url"),
    customer_name: text(row.customer_name, `${first} ${last}`.trim()),
    customer: {
      f_name: first,
      l_name: last,
      image_full_url: customer === null ? null : picture(customer, "image", "customer_image_url"),
    },
    created_at: text(row.created_at),
  };
}

/** Bare arrays of items (related, campaigns, suggested). */
export function normaliseItems(response: unknown): Item[] {
  return requireRows(response, itemRow);
}
