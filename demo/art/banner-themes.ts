import { type ItemPictureKind, isItemPictureKind } from "./item-pictures";

export interface BannerTheme {
  colors: readonly [from: string, to: string, accent: string];
  goods: readonly ItemPictureKind[];
  extra?: "parcel" | "bouquet";
}

// biome-ignore format: one theme a line
export const bannerThemes = {
  food: { colors: ["#ffe3b8", "#ffb98a", "#e2603f"], goods: ["burger", "pizza", "fries", "juice", "salad"] },
  breakfast: { colors: ["#fff0c9", "#ffd493", "#d98a2f"], goods: ["pancakes", "coffee", "croissant", "juice"] },
  dessert: { colors: ["#ffe4e6", "#fbbfc8", "#d9738a"], goods: ["ice-cream", "cake", "donut", "tart"] },
  asian: { colors: ["#fbe0d2", "#f0a890", "#b5483f"], goods: ["ramen", "sushi", "dumplings", "rice-bowl"] },
  grocery: { colors: ["#e9f4d3", "#bfe0a0", "#4f9a5a"], goods: ["lettuce", "orange", "milk", "bread", "tomato", "grapes"] },
  fresh: { colors: ["#fdf1cf", "#c9e5a9", "#6fa53f"], goods: ["carrot", "apple", "banana", "berries", "tomato"] },
  household: { colors: ["#e3f0f8", "#b5d8ec", "#3f86c6"], goods: ["detergent", "tissue", "sanitiser", "shampoo"] },
  pharmacy: { colors: ["#e0f3ec", "#a9dccb", "#3fa089"], goods: ["vitamins", "syrup", "capsules", "thermometer", "cream"] },
  baby: { colors: ["#eaf3fb", "#c3dff2", "#6fb0d0"], goods: ["baby-bottle", "toy", "nappies", "shampoo"] },
  fashion: { colors: ["#f5e6f0", "#dcbdd8", "#8a5a8f"], goods: ["dress", "handbag", "sneaker", "sunglasses", "hat"] },
  electronics: { colors: ["#e3e9fb", "#b3c3ee", "#3f5fa0"], goods: ["laptop", "headphones", "phone", "camera", "speaker"] },
  home: { colors: ["#f7ecdc", "#e6c9a3", "#b57a4a"], goods: ["chair", "lamp", "plant", "pillow"] },
  parcel: { colors: ["#fdecd0", "#f5c58a", "#d98a3f"], goods: ["gift-box", "book", "backpack"], extra: "parcel" },
  gift: { colors: ["#fde6e0", "#f7b8ac", "#d0605f"], goods: ["gift-box", "perfume", "cake"], extra: "bouquet" },
} as const satisfies Record<string, BannerTheme>;

/** The themes that a module's banners take turns with. */
const moduleThemes: Readonly<Record<string, readonly (keyof typeof bannerThemes)[]>> = {
  food: ["food", "dessert", "asian", "breakfast"],
  grocery: ["grocery", "fresh", "household"],
  pharmacy: ["pharmacy", "baby"],
  ecommerce: ["fashion", "electronics", "home", "gift"],
  parcel: ["parcel", "gift"],
};

type BannerThemeKind = keyof typeof bannerThemes;

/** The theme of a banner: a module's by turns, a theme by its name, or one made for a single kind of thing. */
export function bannerThemeOf(kind: string, seed: number): BannerTheme | null {
  const turns = Object.hasOwn(moduleThemes, kind) ? moduleThemes[kind] : undefined;
  const name = turns ? turns[seed % turns.length] : kind;
  if (name !== undefined && Object.hasOwn(bannerThemes, name)) return bannerThemes[name as BannerThemeKind];
  if (!isItemPictureKind(kind)) return null;
  const kin = Object.values<BannerTheme>(bannerThemes).find((theme) => theme.goods.includes(kind));
  return {
    colors: kin?.colors ?? bannerThemes.home.colors,
    goods: [kind, ...(kin ?? bannerThemes.gift).goods.slice(0, 3)],
  };
}
