/** Tags of the items: their category, and what shoppers look for that no name says. */
import { demoCategories } from "./categories";
import { allergiesByKind } from "./item-texts";
import type { Dish, MenuKey } from "./menus";
import type { Text } from "./model";
import type { Product } from "./products/product";

const tag = (en: string, ar: string): Text => ({ en, ar });

const cuisines = {
  american: tag("American", "أمريكي"),
  chinese: tag("Chinese", "صيني"),
  greek: tag("Greek", "يوناني"),
  indian: tag("Indian", "هندي"),
  italian: tag("Italian", "إيطالي"),
  japanese: tag("Japanese", "ياباني"),
  korean: tag("Korean", "كوري"),
  lebanese: tag("Lebanese", "لبناني"),
  mexican: tag("Mexican", "مكسيكي"),
  thai: tag("Thai", "تايلاندي"),
  turkish: tag("Turkish", "تركي"),
} as const;
type Cuisine = keyof typeof cuisines;

const cuisineOfMenu: Partial<Record<MenuKey, Cuisine>> = {
  burger: "american",
  friedChicken: "american",
  pizza: "italian",
  pasta: "italian",
  sushi: "japanese",
  ramen: "japanese",
  dumplings: "chinese",
  curry: "indian",
  kebab: "turkish",
  mezze: "lebanese",
  tacos: "mexican",
};
const cuisineOfDish: Readonly<Record<string, Cuisine>> = {
  "Pad Thai": "thai",
  Kimchi: "korean",
  "Glazed Korean Wings": "korean",
  "Greek Village Salad": "greek",
};

const vegetarian = tag("Vegetarian", "نباتي");
const vegan = tag("Vegan", "نباتي صرف");
const organic = tag("Organic", "عضوي");
const usbC = tag("USB-C", "يو إس بي سي");

/** Dishes made without anything from animals. */
const veganDishes = new Set([
  "Sea Salt Fries",
  "Falafel Pita",
  "Lentil Soup",
  "Lentil and Lemon Soup",
  "Minestrone",
  "Edamame",
  "Seaweed Salad",
  "Vegetable Samosas",
  "Onion Bhaji",
  "Falafel Plate",
  "Falafel Wrap",
  "Classic Hummus",
  "Moutabal",
  "Tabbouleh",
  "Stuffed Vine Leaves",
  "Foul Medames",
  "Batata Harra",
  "Elote",
  "Tofu Poke",
  "Harvest Lentils",
  "Carrot Ginger Soup",
  "Fruit Salad",
]);
/** Allergens that vegans avoid. */
const fromAnimals = new Set(["Milk", "Egg", "Fish", "Crustaceans"]);
const hasAnimalAllergens = ({ picture }: Dish) =>
  (allergiesByKind[picture] ?? []).some(({ en }) => fromAnimals.has(en));

const categoryTags = (slug: string): Text[] => {
  const row = demoCategories.find((candidate) => candidate.slug === slug);
  return row ? [row.name] : [];
};
const isDrinkOrDessert = (slug: string) =>
  ["drinks", "desserts"].includes(demoCategories.find((row) => row.slug === slug)?.parent ?? "");

export function tagsOfDish(menu: MenuKey, dish: Dish): Text[] {
  const tags = categoryTags(dish.category);
  const cuisine = cuisineOfDish[dish.name.en] ?? cuisineOfMenu[menu];
  if (cuisine) tags.push(cuisines[cuisine]);
  if (dish.veg && !isDrinkOrDessert(dish.category)) tags.push(vegetarian);
  if (veganDishes.has(dish.name.en) && !hasAnimalAllergens(dish)) tags.push(vegan);
  return tags;
}

const chargedByUsbC = new Set(["phone", "laptop", "headphones", "speaker"]);
const plantCategories = new Set(["fresh-fruit", "vegetables"]);

export function tagsOfProduct(product: Product, category: string): Text[] {
  const tags = [...categoryTags(category), ...product.tags];
  if (product.organic) tags.push(organic);
  if (plantCategories.has(product.category)) tags.push(vegan);
  if (chargedByUsbC.has(product.picture)) tags.push(usbC);
  return tags;
}
