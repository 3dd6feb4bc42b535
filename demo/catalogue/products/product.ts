import type { Text } from "../model";
import type { ThingKind } from "../picture-kinds";

export type VariationKey = "clothingSize" | "shoeSize" | "storage" | "colour" | "shade" | "bottleSize";

/** Goods as a wholesaler lists them; every shop sets its own price from `price` (cents). */
export interface Product {
  name: Text;
  price: number;
  picture: ThingKind;
  category: string;
  unit: string | null;
  /** Null takes a sentence of its category. */
  description: Text | null;
  brand: string | null;
  condition: string | null;
  generic: Text | null;
  /** Words that shoppers type and no name has. */
  tags: readonly Text[];
  prescription: boolean;
  veg: boolean;
  organic: boolean;
  halal: boolean;
  basic: boolean;
  variations: readonly VariationKey[];
}

type Extras = Partial<Omit<Product, "name" | "price" | "picture" | "category" | "unit" | "description">> & {
  says?: [en: string, ar: string];
};

export function product(
  en: string,
  ar: string,
  price: number,
  picture: ThingKind,
  category: string,
  unit: string | null,
  extras: Extras = {},
): Product {
  const { says, ...marks } = extras;
  return {
    name: { en, ar },
    price,
    picture,
    category,
    unit,
    description: says ? { en: says[0], ar: says[1] } : null,
    brand: null,
    condition: null,
    generic: null,
    tags: [],
    prescription: false,
    veg: false,
    organic: false,
    halal: false,
    basic: false,
    variations: [],
    ...marks,
  };
}
