/**
 * The kinds of pictures the demo's art can draw. A picture key is `use/kind/number`, e.g. "item/burger/12" or "category/pizza".
 */
const dishKinds = [
  "burger",
  "pizza",
  "sushi",
  "ramen",
  "curry",
  "tacos",
  "salad",
  "sandwich",
  "pasta",
  "grilled-fish",
  "kebab",
  "falafel-wrap",
  "fried-chicken",
  "dumplings",
  "pancakes",
  "cake",
  "ice-cream",
  "coffee",
  "juice",
  "smoothie",
  "soup",
  "rice-bowl",
  "steak",
  "shrimp",
  "fries",
  "donut",
  "croissant",
] as const;
const pantryKinds = [
  "apple",
  "banana",
  "orange",
  "tomato",
  "carrot",
  "lettuce",
  "onion",
  "potato",
  "berries",
  "grapes",
  "milk",
  "cheese",
  "yogurt",
  "eggs",
  "bread",
  "butter",
  "rice-bag",
  "pasta-pack",
  "oil",
  "canned-food",
  "juice-carton",
  "water",
  "soda",
  "chocolate",
  "biscuits",
  "cereal",
  "honey",
  "fish",
  "meat",
  "chicken",
  "ice-pop",
  "detergent",
  "tissue",
] as const;
const healthKinds = [
  "pill-blister",
  "capsules",
  "syrup",
  "cream",
  "thermometer",
  "bandage",
  "vitamins",
  "drops",
  "inhaler",
  "mask",
  "sanitiser",
  "baby-bottle",
  "nappies",
  "shampoo",
  "toothpaste",
  "blood-pressure-monitor",
  "test-kit",
] as const;
const shopKinds = [
  "t-shirt",
  "dress",
  "sneaker",
  "handbag",
  "watch",
  "headphones",
  "phone",
  "laptop",
  "lamp",
  "chair",
  "plant",
  "backpack",
  "sunglasses",
  "book",
  "mug",
  "camera",
  "speaker",
  "lipstick",
  "perfume",
  "toy",
  "ball",
  "basketball",
  "jacket",
  "hat",
  "blender",
  "pillow",
] as const;

/** Kinds of things: used by `item/`, `category/`, `condition/`, `logo/` and `cover/` keys. */
export const thingKinds = [...dishKinds, ...pantryKinds, ...healthKinds, ...shopKinds] as const;
export type ThingKind = (typeof thingKinds)[number];

/** Kinds of shops: used by `logo/` and `cover/` keys. */
const shopFrontKinds = [
  "burger",
  "pizza",
  "sushi",
  "ramen",
  "curry",
  "tacos",
  "salad",
  "sandwich",
  "pasta",
  "fish",
  "kebab",
  "falafel",
  "fried-chicken",
  "dumplings",
  "breakfast",
  "bakery",
  "ice-cream",
  "coffee",
  "juice",
  "steak",
  "supermarket",
  "greengrocer",
  "butcher",
  "fishmonger",
  "deli",
  "organic",
  "pharmacy",
  "health",
  "baby",
  "fashion",
  "shoes",
  "electronics",
  "home",
  "books",
  "beauty",
  "sport",
  "toys",
  "garden",
] as const;
export type ShopFrontKind = (typeof shopFrontKinds)[number];

/** Kinds of banners (`banner/kind/number`), campaigns, advertisements and parcels. */
const sceneKinds = ["food", "grocery", "pharmacy", "ecommerce", "parcel"] as const;
const parcelKinds = ["document", "box", "gift", "fragile", "food-parcel", "large-box"] as const;

const singleUses = ["avatar", "brand", "testimonial"] as const;

/** True for a key that the art draws. */
export function isPictureKey(key: string): boolean {
  const [use = "", kind = "", number] = key.split("/");
  const numbered = number !== undefined && /^\d+$/.test(number);
  if (use === "item") return numbered && includes(thingKinds, kind);
  if (use === "logo" || use === "cover") return numbered && includes(shopFrontKinds, kind);
  if (use === "category" || use === "condition") return number === undefined && includes(thingKinds, kind);
  if (use === "banner" || use === "review") return numbered && includes([...sceneKinds, ...thingKinds], kind);
  if (use === "parcel") return number === undefined && includes(parcelKinds, kind);
  if (use === "module") return number === undefined && includes(sceneKinds, kind);
  return number === undefined && includes(singleUses, use) && /^\d+$/.test(kind);
}

const includes = (list: readonly string[], value: string) => list.includes(value);
