/** The items of all stores, made from menus and products. */

import { type Random, randomOf } from "../random";
import { categorySlug } from "./categories";
import { allergiesByKind, nutritionOf, sharedSentences } from "./item-texts";
import { type Dish, type MenuKey, menus } from "./menus";
import { optionGroupLibrary } from "./menus/option-groups";
import type { DemoChoice, DemoDiscount, DemoItem, DemoStore, DemoVariation, Text } from "./model";
import { ecommerceShelves, type ShelfKey } from "./products/ecommerce";
import { groceryProducts } from "./products/grocery";
import { pharmacyProducts } from "./products/pharmacy";
import type { Product, VariationKey } from "./products/product";
import { variationLibrary } from "./products/variation-library";
import { specialItems } from "./special-items";
import { type DemoStoreRow, type GroceryKind, type PharmacyKind, storeRows } from "./store-rows";
import { demoStores, isMenu } from "./stores";
import { tagsOfDish, tagsOfProduct } from "./tags";

const slugOf = (words: string) =>
  words
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const roundTo = (value: number, step: number) => Math.max(step, Math.round(value / step) * step);
const fill = (sentence: Text, name: Text): Text => ({
  en: sentence.en.replace("{name}", name.en),
  ar: sentence.ar.replace("{name}", name.ar),
});

function discountOf(price: number, random: Random): DemoDiscount | null {
  if (!random.chance(0.2)) return null;
  if (random.chance(0.65)) return { type: "percent", value: random.pick([500, 1000, 1500, 2000, 2500]) };
  return { type: "amount", value: Math.min(random.pick([50, 100, 200]), roundTo(price / 4, 10)) };
}

/** The fields every item has, derived from its name. */
function base(
  store: DemoStore,
  name: Text,
  price: number,
  picture: Dish["picture"],
  random: Random,
): Omit<DemoItem, "category"> {
  const ratingCount = random.integer(4, 180);
  // Four consecutive seeds, starting at a multiple of four, are drawn as views of one thing.
  const view = random.integer(1, 24) * 4;
  return {
    slug: `${store.slug}-${slugOf(name.en)}`,
    store: store.slug,
    name,
    description: name,
    picture: `item/${picture}/${view}`,
    morePictures: random.chance(0.35) ? [`item/${picture}/${view + 1}`, `item/${picture}/${view + 2}`] : [],
    price,
    discount: discountOf(price, random),
    optionGroups: [],
    choices: [],
    variations: [],
    addOns: [],
    available: null,
    veg: false,
    organic: false,
    halal: false,
    prescriptionRequired: false,
    recommended: false,
    basic: false,
    stock: random.integer(12, 90),
    maximumCartQuantity: null,
    unit: null,
    brand: null,
    condition: null,
    genericNames: [],
    nutrition: nutritionOf(picture, random.next()),
    allergies: [...(allergiesByKind[picture] ?? [])],
    tags: [],
    averageRating: Math.round((3.6 + random.next() * 1.4) * 10) / 10,
    ratingCount,
    orderCount: ratingCount * random.integer(2, 9),
    addedDaysAgo: random.integer(1, 400),
  };
}

function itemOfDish(store: DemoStore, menu: MenuKey, dish: Dish, level: number): DemoItem {
  const random = randomOf(`dish ${store.slug} ${dish.name.en}`);
  const price = roundTo(dish.price * level, 10);
  return {
    ...base(store, dish.name, price, dish.picture, random),
    category: dish.category,
    description: dish.description,
    optionGroups: dish.options.map((key) => optionGroupLibrary[key]),
    addOns: [...(dish.addOns ?? menus[menu].addOns)],
    available: dish.available,
    veg: dish.veg,
    halal: store.halal && !dish.veg,
    recommended: dish.recommended,
    stock: 500,
    maximumCartQuantity: random.chance(0.15) ? random.pick([3, 5, 8]) : null,
    tags: tagsOfDish(menu, dish),
  };
}

/** All combinations of the choices with their stock; some are nearly sold out and some are sold out. */
function combinations(keys: readonly VariationKey[], price: number, random: Random): DemoVariation[] {
  const combined = keys.reduce<{ type: string[]; extra: number }[]>(
    (rows, key) =>
      rows.flatMap((row) =>
        variationLibrary[key].options.map((option) => ({
          type: [...row.type, option.label.en],
          extra: row.extra + option.extra,
        })),
      ),
    [{ type: [], extra: 0 }],
  );
  return combined.map(({ type, extra }, index) => ({
    type: type.join("-"),
    price: roundTo((price * (100 + extra)) / 100, 10),
    stock: index === combined.length - 1 ? 0 : index === 1 ? random.integer(1, 2) : random.integer(5, 40),
  }));
}

function choicesOf(keys: readonly VariationKey[]): DemoChoice[] {
  return keys.map((key, index) => ({
    name: `choice_${index + 1}`,
    title: variationLibrary[key].title,
    options: variationLibrary[key].options.map((option) => option.label),
  }));
}

function itemOfProduct(store: DemoStore, product: Product, level: number): DemoItem {
  const random = randomOf(`product ${store.slug} ${product.name.en}`);
  const price = roundTo(product.price * level, store.module === "ecommerce" ? 50 : 5);
  const row = base(store, product.name, price, product.picture, random);
  const variations = product.variations.length > 0 ? combinations(product.variations, price, random) : [];
  const module = store.module === "food" ? "grocery" : store.module;
  const category = categorySlug(store.module, product.category);
  return {
    ...row,
    category,
    description: product.description ?? fill(random.pick(sharedSentences[module]), product.name),
    choices: choicesOf(product.variations),
    variations,
    stock:
      variations.length > 0 ? variations.reduce((sum, variation) => sum + variation.stock, 0) : row.stock,
    veg: product.veg,
    organic: product.organic,
    halal: product.halal,
    prescriptionRequired: product.prescription,
    basic: product.basic,
    recommended: random.chance(0.18),
    unit: product.unit,
    brand: product.brand,
    condition: product.condition,
    genericNames: product.generic ? [product.generic] : [],
    nutrition: store.module === "grocery" ? row.nutrition : [],
    allergies: store.module === "grocery" ? row.allergies : [],
    maximumCartQuantity: random.chance(0.12) ? random.pick([4, 6, 10]) : null,
    tags: tagsOfProduct(product, category),
  };
}

const groceryShelves: Record<GroceryKind, (product: Product) => boolean> = {
  supermarket: () => true,
  greengrocer: ({ category }) => ["fresh-fruit", "vegetables", "breakfast-and-spreads"].includes(category),
  butcher: ({ category }) => ["meat-and-poultry", "cheese-and-eggs", "frozen-treats"].includes(category),
  fishmonger: ({ category }) => ["fish-and-seafood", "oils-and-tins", "vegetables"].includes(category),
  deli: ({ category }) =>
    ["cheese-and-eggs", "oils-and-tins", "coffee-and-soda", "sweets-and-snacks", "bread-and-bakes"].includes(
      category,
    ),
  organic: ({ organic, category }) =>
    organic || ["vegetables", "fresh-fruit", "bread-and-bakes"].includes(category),
};
const pharmacyShelves: Record<PharmacyKind, (product: Product) => boolean> = {
  pharmacy: ({ category }) => category !== "mens-health",
  health: ({ prescription }) => !prescription,
  baby: ({ category }) =>
    [
      "baby-care",
      "hygiene",
      "hair-and-body",
      "skin-care",
      "womens-health",
      "first-aid",
      "home-devices",
    ].includes(category),
};

function productsOf(row: DemoStoreRow): { products: readonly Product[]; maxItems: number } {
  if (row.module === "ecommerce") return { products: ecommerceShelves[row.stock as ShelfKey], maxItems: 12 };
  if (row.module === "pharmacy")
    return { products: pharmacyProducts.filter(pharmacyShelves[row.stock as PharmacyKind]), maxItems: 20 };
  return {
    products: groceryProducts.filter(groceryShelves[row.stock as GroceryKind]),
    maxItems: row.stock === "supermarket" ? 46 : 20,
  };
}

function itemsOf(row: DemoStoreRow, store: DemoStore): DemoItem[] {
  const random = randomOf(`shelf ${row.slug}`);
  const level = 0.9 + random.next() * 0.25;
  if (isMenu(row)) {
    return menus[row.stock].dishes.map((dish) => itemOfDish(store, row.stock, dish, level));
  }
  const { products, maxItems } = productsOf(row);
  const selected = new Set(random.shuffled(products).slice(0, maxItems));
  const isSelected = (product: Product) =>
    selected.has(product) || `${row.slug}-${slugOf(product.name.en)}` in specialItems;
  return products.filter(isSelected).map((product) => itemOfProduct(store, product, level));
}

const storeBySlug = new Map(demoStores.map((store) => [store.slug, store]));

export const demoItems: readonly DemoItem[] = storeRows
  .flatMap((row) => itemsOf(row, storeBySlug.get(row.slug) as DemoStore))
  .map((item) => ({ ...item, ...specialItems[item.slug] }));

/** The items of a store, in the order of its menu. */
export const itemsOfStore = (store: string) => demoItems.filter((item) => item.store === store);
