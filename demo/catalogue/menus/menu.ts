import type { Text } from "../model";
import type { ShopFrontKind, ThingKind } from "../picture-kinds";
import type { AddOnKey } from "./add-ons";
import type { OptionGroupKey } from "./option-groups";

/** A dish as a kitchen of this kind cooks it; every restaurant sets its own price from `price` (cents). */
export interface Dish {
  name: Text;
  price: number;
  picture: ThingKind;
  category: string;
  description: Text;
  veg: boolean;
  recommended: boolean;
  options: readonly OptionGroupKey[];
  /** Null takes the menu's add-ons. */
  addOns: readonly AddOnKey[] | null;
  available: { from: string; to: string } | null;
}

export interface Menu {
  front: ShopFrontKind;
  addOns: readonly AddOnKey[];
  dishes: readonly Dish[];
}

type Extras = Partial<Pick<Dish, "veg" | "recommended" | "options" | "addOns" | "available">>;

export function dish(
  en: string,
  ar: string,
  price: number,
  picture: ThingKind,
  category: string,
  descriptionEn: string,
  descriptionAr: string,
  extras: Extras = {},
): Dish {
  return {
    name: { en, ar },
    price,
    picture,
    category,
    description: { en: descriptionEn, ar: descriptionAr },
    veg: extras.veg ?? false,
    recommended: extras.recommended ?? false,
    options: extras.options ?? [],
    addOns: extras.addOns ?? null,
    available: extras.available ?? null,
  };
}

export const breakfastHours = { from: "06:00:00", to: "11:30:00" };
export const dinnerHours = { from: "17:00:00", to: "23:00:00" };
export const lateHours = { from: "20:00:00", to: "04:00:00" };
