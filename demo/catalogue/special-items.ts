/** Properties that randomness might not produce, so that every rule has an example. */
import { breakfastHours } from "./menus/menu";
import type { DemoItem } from "./model";

const dinner = { from: "17:00:00", to: "23:30:00" };

export const specialItems: Readonly<Record<string, Partial<DemoItem>>> = {
  // Breakfast and dinner never overlap: at any moment one of the two is outside its hours.
  "forno-del-porto-za-atar-and-labneh": { available: breakfastHours },
  "forno-del-porto-fisherman-s-pizza": { available: dinner },
  "bay-breakfast-club-full-quay-breakfast": { available: breakfastHours },
  "bay-breakfast-club-shakshuka": { available: dinner, recommended: true },
  "cape-pizza-truffle-mushroom": { available: { from: "21:00:00", to: "03:00:00" } },
  "anchor-burger-harbour-smash-burger": {
    discount: { type: "percent", value: 1000 },
    maximumCartQuantity: 5,
    averageRating: 4.9,
    ratingCount: 412,
    orderCount: 3210,
  },
  "anchor-burger-sea-salt-fries": { discount: { type: "amount", value: 50 }, maximumCartQuantity: null },
  "hilltop-curry-butter-chicken": { discount: null, averageRating: 4.8, ratingCount: 356, orderCount: 2890 },
  "saffron-grill-mixed-grill-for-two": {
    name: {
      en: "Grand Harbour Mixed Grill for Two with Charcoal Vegetables, Saffron Rice, Three Dips and Bread Still Warm from the Stone Oven",
      ar: "مشاوي الميناء الكبرى المشكلة لشخصين مع الخضار المشوية على الفحم وأرز الزعفران وثلاث صلصات وخبز ساخن من الفرن الحجري",
    },
  },
  "circus-coffee-espresso": { name: { en: "X", ar: "س" } },
  "gelato-molo-affogato": { picture: null, morePictures: [] },
  "amber-market-red-apples": { stock: 60, maximumCartQuantity: null, discount: null },
  "amber-market-bananas": { stock: 0 },
  "amber-market-carrots": { stock: 1, maximumCartQuantity: null },
  "amber-market-vine-tomatoes": { stock: 3, maximumCartQuantity: null },
  "amber-market-whole-milk": { stock: 40, maximumCartQuantity: 2 },
  "harbour-pharmacy-calmol-500-mg-tablets": { stock: 30, maximumCartQuantity: 2 },
  "beacon-electronics-pocket-speaker": { discount: { type: "percent", value: 2000 } },
};
