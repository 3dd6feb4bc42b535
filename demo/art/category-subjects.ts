import type { ItemPictureKind } from "./item-pictures";

/** Which thing stands for a category that is not itself a thing. */
// biome-ignore format: pairs
export const categorySubjects: ReadonlyMap<string, ItemPictureKind> = new Map<string, ItemPictureKind>([
  ["burgers", "burger"], ["asian", "ramen"], ["japanese", "sushi"], ["indian", "curry"], ["mexican", "tacos"], ["italian", "pasta"],
  ["grill", "kebab"], ["seafood", "shrimp"], ["healthy", "salad"], ["breakfast", "pancakes"], ["desserts", "cake"], ["drinks", "juice"],
  ["bakery", "bread"], ["wraps", "falafel-wrap"], ["sides", "fries"], ["fruit", "apple"], ["vegetables", "carrot"], ["dairy", "milk"],
  ["meat-and-fish", "meat"], ["pantry", "pasta-pack"], ["snacks", "biscuits"], ["beverages", "soda"], ["frozen", "ice-pop"],
  ["household", "detergent"], ["personal-care", "shampoo"], ["medicine", "pill-blister"], ["wellness", "vitamins"],
  ["first-aid", "bandage"], ["devices", "blood-pressure-monitor"], ["baby", "baby-bottle"], ["skin-care", "cream"],
  ["oral-care", "toothpaste"], ["women", "dress"], ["men", "jacket"], ["shoes", "sneaker"], ["bags", "handbag"],
  ["accessories", "sunglasses"], ["beauty", "lipstick"], ["electronics", "laptop"], ["phones", "phone"], ["audio", "headphones"],
  ["home", "lamp"], ["furniture", "chair"], ["kitchen", "blender"], ["books", "book"], ["toys", "toy"], ["sports", "ball"],
  ["gifts", "gift-box"], ["garden", "plant"],
]);
