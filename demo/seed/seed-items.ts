/** Items with their options, variations and add-ons, and reviews. */

import { itemAddOns, items, itemVariations, reviews, type StoredOptionGroup } from "../../server/db/schema";
import { listSeparator, type Transaction } from "../../server/seeding";
import { type DemoItem, type DemoOptionGroup, demoCategories, demoReviews, type Text } from "../catalogue";
import { insertRows } from "./batches";
import type { DemoIds } from "./ids";
import type { SeedMoment } from "./seed-moment";
import { addOnNumbers } from "./seed-stores";

function storedGroup(group: DemoOptionGroup): StoredOptionGroup {
  return {
    name: group.name.en,
    type: group.type,
    min: group.min,
    max: group.max,
    required: group.required,
    values: group.values.map((value) => ({ label: value.label.en, price: value.price })),
    translations: {
      ar: { name: group.name.ar, labels: group.values.map((value) => value.label.ar) },
    },
  };
}

const english = (texts: readonly Text[]) => texts.map((text) => text.en);
const arabicLines = (texts: readonly Text[]) => texts.map((text) => text.ar).join(listSeparator);

/** Arabic names of the units. */
const arabicUnits: Readonly<Record<string, string>> = {
  kg: "كجم",
  g: "جم",
  l: "لتر",
  ml: "مل",
  pcs: "قطعة",
  pack: "عبوة",
  box: "علبة",
};

/** "450 g" and "pack" in Arabic. */
const inArabic = (unit: string): string => unit.replace(/[a-z]+$/, (name) => arabicUnits[name] ?? name);

const parents = new Map(demoCategories.map((category) => [category.slug, category.parent]));

function itemRow(
  item: DemoItem,
  ids: DemoIds,
  moment: SeedMoment,
  store: { moduleId: number; zoneId: number },
) {
  return {
    id: ids.itemId(item.slug),
    slug: item.slug,
    name: item.name.en,
    description: item.description.en,
    translations: {
      ar: {
        name: item.name.ar,
        description: item.description.ar,
        generic_names: arabicLines(item.genericNames),
        nutrition: arabicLines(item.nutrition),
        allergies: arabicLines(item.allergies),
        tags: arabicLines(item.tags),
        ...(item.unit === null ? {} : { unit: inArabic(item.unit) }),
      },
    },
    image: item.picture,
    images: item.picture === null ? item.morePictures : [item.picture, ...item.morePictures],
    storeId: ids.storeId(item.store),
    ...store,
    categoryId: ids.categoryId(item.category),
    parentCategoryId: ids.categoryId(parents.get(item.category) ?? item.category),
    brandId: item.brand === null ? null : ids.brandId(item.brand),
    conditionId: item.condition === null ? null : ids.conditionId(item.condition),
    price: item.price,
    discount: item.discount?.value ?? 0,
    discountType: item.discount?.type ?? ("percent" as const),
    optionGroups: item.optionGroups.map(storedGroup),
    choices: item.choices.map((choice) => ({
      name: choice.name,
      title: choice.title.en,
      options: english(choice.options),
      titles: { ar: choice.title.ar },
      optionNames: { ar: choice.options.map((option) => option.ar) },
    })),
    availableFrom: item.available?.from ?? "00:00:00",
    availableTo: item.available?.to ?? "23:59:59",
    veg: item.veg,
    organic: item.organic,
    halal: item.halal,
    prescriptionRequired: item.prescriptionRequired,
    recommended: item.recommended,
    basic: item.basic,
    stock: item.stock,
    maximumCartQuantity: item.maximumCartQuantity,
    unit: item.unit,
    averageRating: item.averageRating,
    ratingCount: item.ratingCount,
    orderCount: item.orderCount,
    genericNames: english(item.genericNames),
    nutrition: english(item.nutrition),
    allergies: english(item.allergies),
    tags: english(item.tags),
    createdAt: moment.instantIn(-item.addedDaysAgo),
    updatedAt: moment.now,
  };
}

export async function seedItems(tx: Transaction, ids: DemoIds, moment: SeedMoment): Promise<void> {
  const places = new Map(
    ids.stores.map((store) => [
      store.slug,
      { moduleId: ids.moduleId(store.module), zoneId: ids.zoneId(store.place.zone) },
    ]),
  );
  await insertRows(
    tx,
    items,
    ids.items.map((item) => {
      const place = places.get(item.store);
      if (!place) throw new Error(`${item.slug} belongs to no store.`);
      return itemRow(item, ids, moment, place);
    }),
  );
  await insertRows(
    tx,
    itemVariations,
    ids.items
      .flatMap((item) =>
        item.variations.map((variation, position) => ({
          itemId: ids.itemId(item.slug),
          type: variation.type,
          price: variation.price,
          stock: variation.stock,
          position,
        })),
      )
      .map((row, index) => ({ id: index + 1, ...row })),
  );
  const addOnId = addOnNumbers(ids);
  await insertRows(
    tx,
    itemAddOns,
    ids.items.flatMap((item) =>
      item.addOns.map((key) => ({ itemId: ids.itemId(item.slug), addOnId: addOnId(item.store, key) })),
    ),
  );
  const oldestFirst = [...demoReviews].sort((a, b) => b.daysAgo - a.daysAgo);
  await insertRows(
    tx,
    reviews,
    oldestFirst.map((review, index) => ({
      id: index + 1,
      itemId: ids.itemId(review.item),
      storeId: ids.storeId(review.store),
      customerName: review.customerName,
      customerImage: review.customerPicture,
      rating: review.rating,
      comment: review.comment,
      reply: review.reply,
      attachments: review.pictures,
      createdAt: moment.instantIn(-review.daysAgo),
    })),
  );
}
