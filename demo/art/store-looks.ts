import type { ItemPictureKind } from "./item-pictures";

export interface StoreLook {
  color: string;
  wall: string;
  goods: readonly ItemPictureKind[];
}

/** The goods and colours of each kind of shop. */
// biome-ignore format: one shop a line
export const storeLooks = {
  burger: { color: "#e2603f", wall: "#f7dcb8", goods: ["burger", "fries", "soda", "sandwich", "ice-cream"] },
  pizza: { color: "#3f8a5a", wall: "#f6e3c8", goods: ["pizza", "pasta", "salad", "juice"] },
  sushi: { color: "#3a4f6f", wall: "#efe2d6", goods: ["sushi", "ramen", "dumplings", "rice-bowl"] },
  curry: { color: "#d98a2f", wall: "#f8e6c6", goods: ["curry", "rice-bowl", "soup", "juice"] },
  grill: { color: "#a8453a", wall: "#f3dcc4", goods: ["kebab", "steak", "falafel-wrap", "salad", "fried-chicken"] },
  tacos: { color: "#e0933a", wall: "#fbe6c0", goods: ["tacos", "salad", "juice", "shrimp"] },
  seafood: { color: "#3f86a8", wall: "#e3eef0", goods: ["grilled-fish", "shrimp", "soup", "salad"] },
  healthy: { color: "#5d9a4b", wall: "#eaf1dc", goods: ["salad", "smoothie", "rice-bowl", "juice"] },
  noodles: { color: "#b5483f", wall: "#f5e0cc", goods: ["ramen", "dumplings", "soup", "shrimp"] },
  cafe: { color: "#7a5a48", wall: "#f3e4d2", goods: ["coffee", "croissant", "cake", "donut"] },
  dessert: { color: "#d9738a", wall: "#fce6e6", goods: ["ice-cream", "cake", "donut", "pancakes", "tart"] },
  bakery: { color: "#c98a3f", wall: "#f8ead2", goods: ["bread", "croissant", "cake", "donut", "tart"] },
  grocery: { color: "#4f9a5a", wall: "#eef1d9", goods: ["apple", "milk", "bread", "tomato", "banana", "cereal", "orange"] },
  greengrocer: { color: "#6fa53f", wall: "#f0f2d8", goods: ["carrot", "lettuce", "tomato", "grapes", "orange", "berries"] },
  dairy: { color: "#4f86c0", wall: "#e9f1f6", goods: ["milk", "cheese", "yogurt", "butter", "eggs"] },
  butcher: { color: "#b5483f", wall: "#f7e2d9", goods: ["meat", "chicken", "steak", "eggs"] },
  fish: { color: "#3f7f9f", wall: "#e2eef0", goods: ["fish", "shrimp", "grilled-fish"] },
  ramen: { color: "#b5483f", wall: "#f5e0cc", goods: ["ramen", "dumplings", "soup", "shrimp"] },
  dumplings: { color: "#8a5a3f", wall: "#f6e6d0", goods: ["dumplings", "soup", "ramen", "rice-bowl"] },
  salad: { color: "#5d9a4b", wall: "#eaf1dc", goods: ["salad", "smoothie", "rice-bowl", "juice"] },
  sandwich: { color: "#c98a3f", wall: "#f8ead2", goods: ["sandwich", "fries", "salad", "juice", "soup"] },
  pasta: { color: "#a8453a", wall: "#f6e3c8", goods: ["pasta", "pizza", "salad", "soup"] },
  kebab: { color: "#a8453a", wall: "#f3dcc4", goods: ["kebab", "falafel-wrap", "salad", "fries", "juice"] },
  falafel: { color: "#7a8a3f", wall: "#f3ecd2", goods: ["falafel-wrap", "salad", "soup", "juice"] },
  "fried-chicken": { color: "#d9483f", wall: "#fbe3cc", goods: ["fried-chicken", "fries", "burger", "soda"] },
  breakfast: { color: "#e0a03f", wall: "#fdf0d4", goods: ["pancakes", "coffee", "croissant", "juice"] },
  "ice-cream": { color: "#d9738a", wall: "#fce6e6", goods: ["ice-cream", "ice-pop", "donut", "cake"] },
  coffee: { color: "#7a5a48", wall: "#f3e4d2", goods: ["coffee", "croissant", "cake", "donut"] },
  juice: { color: "#e88a3a", wall: "#fdebd2", goods: ["juice", "smoothie", "orange", "berries"] },
  steak: { color: "#7a3b36", wall: "#f0dccb", goods: ["steak", "fries", "salad", "soup"] },
  supermarket: { color: "#3f8a5a", wall: "#eef1d9", goods: ["apple", "milk", "bread", "tomato", "banana", "cereal", "orange"] },
  fishmonger: { color: "#3f7f9f", wall: "#e2eef0", goods: ["fish", "shrimp", "grilled-fish"] },
  deli: { color: "#b5803a", wall: "#f8ecd0", goods: ["cheese", "bread", "eggs", "honey", "grapes"] },
  organic: { color: "#7a9a3f", wall: "#f2f2da", goods: ["carrot", "honey", "eggs", "apple", "lettuce"] },
  health: { color: "#4fa35f", wall: "#eaf4e4", goods: ["vitamins", "drops", "honey", "blood-pressure-monitor", "cream"] },
  shoes: { color: "#b5623f", wall: "#f6e8da", goods: ["sneaker", "handbag", "backpack", "hat"] },
  sport: { color: "#3f8a80", wall: "#e4f0ec", goods: ["ball", "sneaker", "backpack", "watch"] },
  garden: { color: "#4f9a5a", wall: "#eaf1dc", goods: ["plant", "chair", "lamp", "tomato"] },
  pharmacy: { color: "#3fa089", wall: "#e8f3ee", goods: ["capsules", "syrup", "vitamins", "cream", "pill-blister", "thermometer"] },
  beauty: { color: "#c9708f", wall: "#fae6ea", goods: ["perfume", "lipstick", "shampoo", "cream"] },
  baby: { color: "#6fb0d0", wall: "#eaf3f6", goods: ["baby-bottle", "nappies", "toy", "shampoo"] },
  fashion: { color: "#8a5a8f", wall: "#f3e8ee", goods: ["dress", "handbag", "t-shirt", "hat", "sneaker", "jacket"] },
  electronics: { color: "#3f5fa0", wall: "#e6ebf5", goods: ["phone", "laptop", "headphones", "camera", "speaker"] },
  home: { color: "#b57a4a", wall: "#f4e9da", goods: ["lamp", "chair", "plant", "pillow", "mug"] },
  books: { color: "#5a5f80", wall: "#efe8dc", goods: ["book", "mug", "lamp", "plant"] },
  toys: { color: "#e0a02f", wall: "#fdf0cf", goods: ["toy", "ball", "gift-box", "book"] },
  sports: { color: "#3f8a80", wall: "#e4f0ec", goods: ["sneaker", "ball", "backpack", "watch"] },
  gifts: { color: "#d0605f", wall: "#fbe7e0", goods: ["gift-box", "perfume", "toy", "watch", "plant"] },
  parcel: { color: "#d98a3f", wall: "#f6e6cf", goods: ["gift-box", "book", "backpack", "phone"] },
} as const satisfies Record<string, StoreLook>;

export type StoreLookKind = keyof typeof storeLooks;
export const storeLookKinds = Object.keys(storeLooks) as StoreLookKind[];
export const isStoreLookKind = (kind: string): kind is StoreLookKind => Object.hasOwn(storeLooks, kind);
