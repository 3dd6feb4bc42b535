/** Categories of groceries. */
import type { Branch } from "./branch";

export const groceryCategories: Branch[] = [
  [
    "produce",
    "Fruit and vegetables",
    "فواكه وخضار",
    "apple",
    true,
    [
      ["fresh-fruit", "Fruit", "فواكه", "banana"],
      ["vegetables", "Vegetables", "خضار", "carrot"],
    ],
  ],
  [
    "dairy",
    "Milks and eggs",
    "ألبان وبيض",
    "milk",
    true,
    [
      ["milk-and-yogurt", "Milk and yogurt", "حليب وزبادي", "milk"],
      ["cheese-and-eggs", "Cheese, butter and eggs", "جبن وزبدة وبيض", "cheese"],
    ],
  ],
  [
    "bakery",
    "Bread and bakery",
    "خبز ومخبوزات",
    "bread",
    true,
    [["bread-and-bakes", "Bread and bakes", "خبز ومعجنات", "bread"]],
  ],
  [
    "pantry",
    "Pantry",
    "المؤونة",
    "rice-bag",
    true,
    [
      ["rice-and-pasta", "Rice and pasta", "أرز وباستا", "rice-bag"],
      ["oils-and-tins", "Oils and tins", "زيوت ومعلبات", "oil"],
      ["breakfast-and-spreads", "Breakfast and spreads", "فطور ومربيات", "honey"],
    ],
  ],
  [
    "beverages",
    "Drinks",
    "مشروبات",
    "juice-carton",
    true,
    [
      ["water-and-juice", "Water and juice", "مياه وعصائر", "water"],
      ["coffee-and-soda", "Coffee and soda", "قهوة ومشروبات غازية", "soda"],
    ],
  ],
  [
    "snacks",
    "Sweets and frozen",
    "حلويات ومجمدات",
    "chocolate",
    true,
    [
      ["sweets-and-snacks", "Sweets and snacks", "حلويات ووجبات خفيفة", "biscuits"],
      ["frozen-treats", "Frozen", "مجمدات", "ice-pop"],
    ],
  ],
  [
    "butcher",
    "Meat and poultry",
    "لحوم ودواجن",
    "meat",
    true,
    [["meat-and-poultry", "Meat and poultry", "لحوم ودواجن", "chicken"]],
  ],
  [
    "seafood-counter",
    "Fish counter",
    "ركن الأسماك",
    "fish",
    true,
    [["fish-and-seafood", "Fish and seafood", "أسماك ومأكولات بحرية", "fish"]],
  ],
  [
    "household",
    "Household",
    "مستلزمات المنزل",
    "detergent",
    false,
    [
      ["cleaning", "Cleaning", "تنظيف", "detergent"],
      ["paper-goods", "Paper goods", "منتجات ورقية", "tissue"],
    ],
  ],
];
