/** Where each rule of the contract has its case in the demo town, so that a test can look it up through the API. */

/** Slugs of items, stores or campaigns, codes of coupons, keys of zones: whatever shows the rule. */
export interface RuleCase {
  items?: readonly string[];
  stores?: readonly string[];
  coupons?: readonly string[];
  zones?: readonly string[];
}

const smash = "anchor-burger-harbour-smash-burger";
const phone = "beacon-electronics-beacon-one-smartphone";

export const ruleCases = {
  optionsSingleRequired: { items: [smash] },
  optionsSingleOptional: { items: ["anchor-burger-lighthouse-cheeseburger"] },
  optionsMultiRequired: { items: [smash, "saffron-grill-chicken-shish-tawook"] },
  optionsMultiOptional: { items: [smash] },
  optionsPriced: { items: [smash] },
  choices: { items: [phone] },
  variationSoldOut: { items: [phone] },
  variationNearlySoldOut: { items: [phone] },
  addOnPriced: { items: [smash] },
  addOnFree: { items: [smash] },
  discountPercent: { items: [smash, "beacon-electronics-pocket-speaker"] },
  discountAmount: { items: ["anchor-burger-sea-salt-fries"] },
  noDiscount: { items: ["hilltop-curry-butter-chicken", "amber-market-red-apples"] },
  storeDiscountRunning: {
    stores: ["forno-del-porto", "golden-crust-chicken", "hill-basket", "hill-pharmacy", "circus-sports"],
  },
  storeDiscountOnEveryPrice: { stores: ["bay-fresh"] },
  storeDiscountComing: { stores: ["river-tacos"] },
  storeDiscountInHours: { stores: ["trattoria-mare"] },
  soldOut: { items: ["amber-market-bananas"] },
  lastPiece: { items: ["amber-market-carrots"] },
  nearlySoldOut: { items: ["amber-market-vine-tomatoes"] },
  maximumQuantity: { items: [smash, "amber-market-whole-milk", "harbour-pharmacy-calmol-500-mg-tablets"] },
  /** At any moment at least one of the two is outside its hours. */
  outsideHoursWithScheduling: {
    items: ["forno-del-porto-za-atar-and-labneh", "forno-del-porto-fisherman-s-pizza"],
  },
  outsideHoursWithoutScheduling: {
    items: ["bay-breakfast-club-full-quay-breakfast", "bay-breakfast-club-shakshuka"],
  },
  itemHoursOverMidnight: { items: ["cape-pizza-truffle-mushroom"] },
  storeHoursOverMidnight: { stores: ["night-lantern-ramen", "cliff-curry", "night-owl-pharmacy"] },
  storeSplitHours: { stores: ["mezze-table"] },
  storeLunchAndDinner: { stores: ["pearl-fish-house", "sakura-sushi", "trattoria-mare"] },
  /** On every day one of the two is closed. */
  storeClosedSomeDays: { stores: ["market-day-produce", "market-day-fish"] },
  storeClosedAllDays: { stores: ["captains-steak", "harbour-butchers", "customs-pharmacy", "hearth-home"] },
  storeInactive: { stores: ["quay-kebab"] },
  storeSelfDelivery: { stores: ["saffron-grill", "bamboo-basket", "west-bay-deli", "west-wardrobe"] },
  storeFreeDelivery: {
    stores: ["gull-bakery", "hilltop-curry", "quay-greens", "lantern-health", "tideline-books"],
  },
  storePackaging: { stores: ["anchor-burger", "sakura-sushi", "bay-fresh", "maison-amber-store"] },
  storeMinimumOrder: { stores: ["pearl-fish-house", "river-garden", "bay-living"] },
  storeTakeAwayOnly: { stores: ["circus-coffee"] },
  storeDeliveryOnly: { stores: ["orchard-bowls", "river-care"] },
  storeScheduling: { stores: ["forno-del-porto", "orchard-bowls", "orchard-organic", "beacon-electronics"] },
  storeAnnouncement: { stores: ["gull-bakery"] },
  storeWithoutReviews: { stores: ["circus-coffee"] },
  storeFeatured: { stores: ["anchor-burger", "amber-market", "harbour-pharmacy", "saltline-outfitters"] },
  storeTax: { stores: ["anchor-burger", "amber-market", "saltline-outfitters"] },
  storePrescription: { stores: ["harbour-pharmacy", "hill-pharmacy", "bay-pharmacy", "cape-pharmacy"] },
  storeVegOnly: { stores: ["green-falafel", "tide-juice"] },
  veg: { items: ["forno-del-porto-margherita"] },
  nonVeg: { items: ["forno-del-porto-beef-pepperoni"] },
  halal: { items: [smash] },
  organic: { items: ["orchard-organic-organic-bananas"] },
  recommended: { items: [smash] },
  prescriptionRequired: { items: ["harbour-pharmacy-amoxa-500-mg-capsules"] },
  genericName: { items: ["harbour-pharmacy-amoxa-500-mg-capsules"] },
  nutritionAndAllergies: { items: [smash, "forno-del-porto-margherita"] },
  unit: { items: ["amber-market-red-apples"] },
  brand: { items: ["saltline-outfitters-harbour-stripe-t-shirt", phone] },
  condition: { items: ["harbour-pharmacy-calmol-500-mg-tablets"] },
  tags: { items: [smash] },
  longDescription: { items: [smash] },
  longName: { items: ["saffron-grill-mixed-grill-for-two"] },
  withoutPicture: { items: ["gelato-molo-affogato"] },
  oneLetterName: { items: ["circus-coffee-espresso"] },
  couponDefault: { coupons: ["FOOD10"] },
  couponStoreWise: { coupons: ["FOODHERE"] },
  couponZoneWise: { coupons: ["FOODTOWN"] },
  couponFreeDelivery: { coupons: ["FOODSHIP"] },
  couponFirstOrder: { coupons: ["FOODFIRST"] },
  couponUsedUp: { coupons: ["FOODGONE"] },
  couponExpired: { coupons: ["FOODPAST"] },
  couponComing: { coupons: ["FOODSOON"] },
  couponMinimumPurchase: { coupons: ["FOOD3OFF"] },
  couponMaximumDiscount: { coupons: ["FOOD10"] },
  couponPerCustomer: { coupons: ["FOOD3OFF"] },
  zoneWithoutCash: { zones: ["cape-quay"] },
  zoneSwitchedOff: { zones: ["dune-shore"] },
  zoneSurge: { zones: ["north-town", "cape-quay"] },
  zoneCashLimit: { zones: ["north-town"] },
  zoneFixedCharge: { zones: ["west-bay", "cape-quay"] },
} as const satisfies Record<string, RuleCase>;

export type RuleName = keyof typeof ruleCases;
