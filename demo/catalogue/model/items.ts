/** Items, their options and reviews. */
import type { Text } from "./town";

/** percent: `value` is basis points; amount: cents. */
export interface DemoDiscount {
  type: "percent" | "amount";
  value: number;
}

/** Options of a dish; prices in cents. */
export interface DemoOptionGroup {
  name: Text;
  type: "single" | "multi";
  /** 0 for single groups. */
  min: number;
  max: number;
  required: boolean;
  values: { label: Text; price: number }[];
}

export interface DemoChoice {
  /** Machine name, e.g. "choice_1". */
  name: string;
  title: Text;
  options: Text[];
}

/** `type` is the English options in the order of the choices, joined by "-". */
export interface DemoVariation {
  type: string;
  price: number;
  stock: number;
}

export interface DemoItem {
  slug: string;
  store: string;
  category: string;
  name: Text;
  description: Text;
  picture: string | null;
  morePictures: string[];
  price: number;
  discount: DemoDiscount | null;
  optionGroups: DemoOptionGroup[];
  choices: DemoChoice[];
  variations: DemoVariation[];
  /** Keys of the store's add-ons. */
  addOns: string[];
  /** Daily window in which it is sold; null is all day. */
  available: { from: string; to: string } | null;
  veg: boolean;
  organic: boolean;
  halal: boolean;
  prescriptionRequired: boolean;
  recommended: boolean;
  basic: boolean;
  /** Where the module counts stock; with variations the sum of theirs. */
  stock: number;
  maximumCartQuantity: number | null;
  unit: string | null;
  brand: string | null;
  condition: string | null;
  genericNames: Text[];
  nutrition: Text[];
  allergies: Text[];
  tags: Text[];
  averageRating: number;
  ratingCount: number;
  orderCount: number;
  addedDaysAgo: number;
}

/** A review with a text, in the language of its author. */
export interface DemoReview {
  item: string;
  store: string;
  customerName: string;
  customerPicture: string;
  language: "en" | "ar";
  rating: 1 | 2 | 3 | 4 | 5;
  comment: string;
  reply: string | null;
  pictures: string[];
  daysAgo: number;
}
