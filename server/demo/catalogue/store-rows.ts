/** The shops of Port Amber: who they are, what they keep and what is special about them. */

import type { HoursKey } from "./hours";
import type { MenuKey } from "./menus";
import type { DemoStore, ShopModule, Text, ZoneKey } from "./model";
import type { ShopFrontKind } from "./picture-kinds";
import type { ShelfKey } from "./products/ecommerce";

export type GroceryKind = "supermarket" | "greengrocer" | "butcher" | "fishmonger" | "deli" | "organic";
export type PharmacyKind = "pharmacy" | "health" | "baby";
export type Special = Partial<
  Pick<
    DemoStore,
    | "active"
    | "minimumOrder"
    | "scheduleOrder"
    | "scheduleIntervalMinutes"
    | "freeDelivery"
    | "delivery"
    | "takeAway"
    | "reviewsSection"
    | "nonVeg"
    | "halal"
    | "tax"
    | "selfDelivery"
    | "featured"
    | "announcement"
    | "packagingCharge"
    | "discount"
    | "prescriptionOrder"
    | "minimumMinutes"
    | "maximumMinutes"
    | "joinedDaysAgo"
  >
>;

export interface StoreRow {
  slug: string;
  module: ShopModule;
  zone: ZoneKey;
  name: Text;
  hours: HoursKey;
  stock: MenuKey | GroceryKind | PharmacyKind | ShelfKey;
  front: ShopFrontKind | null;
  special: Special;
}

const rowsOf =
  (module: ShopModule) =>
  (
    slug: string,
    zone: ZoneKey,
    stock: StoreRow["stock"],
    en: string,
    ar: string,
    hours: HoursKey,
    special: Special = {},
    front: ShopFrontKind | null = null,
  ): StoreRow => ({
    slug,
    module,
    zone,
    name: { en, ar },
    hours,
    stock,
    front,
    special,
  });

const food = rowsOf("food");
const grocery = rowsOf("grocery");
const pharmacy = rowsOf("pharmacy");
const shop = rowsOf("ecommerce");

const running = { startsInDays: -3, endsInDays: 27, startTime: "00:00:00", endTime: "23:59:59" };
const closedNews: Text = {
  en: "We are closed while the kitchen is rebuilt. Thank you for your patience.",
  ar: "نحن مغلقون أثناء تجديد المطبخ. شكراً لصبركم.",
};
const featured = { featured: true } as const;
const halal = { halal: true } as const;

export const storeRows: readonly StoreRow[] = [
  food("anchor-burger", "harbour", "burger", "Anchor Burger House", "بيت برغر المرساة", "roundTheClock", {
    ...featured,
    ...halal,
    packagingCharge: 50,
    tax: 500,
  }),
  food("forno-del-porto", "harbour", "pizza", "Forno del Porto", "فرن المرفأ", "roundTheClock", {
    ...featured,
    scheduleOrder: true,
    scheduleIntervalMinutes: 30,
    discount: { percent: 1500, minimumPurchase: 2000, maximumDiscount: 800, ...running },
  }),
  food("saffron-grill", "harbour", "kebab", "Saffron Grill", "مشويات الزعفران", "roundTheClock", {
    ...halal,
    ...featured,
    selfDelivery: { perKm: 50, minimumCharge: 150, maximumCharge: 600 },
  }),
  food("pearl-fish-house", "harbour", "fish", "Pearl Fish House", "بيت اللؤلؤة للأسماك", "lunchAndDinner", {
    minimumOrder: 2500,
    scheduleOrder: true,
    scheduleIntervalMinutes: 60,
    tax: 500,
  }),
  food("gull-bakery", "harbour", "bakery", "The Early Gull Bakery", "مخبز النورس المبكر", "daily", {
    freeDelivery: true,
    announcement: {
      en: "Fresh sourdough comes out of the oven at 7, 11 and 16 o'clock.",
      ar: "يخرج الخبز المخمر الطازج من الفرن في السابعة والحادية عشرة والرابعة.",
    },
  }),
  food("night-lantern-ramen", "harbour", "ramen", "Night Lantern Ramen", "رامن فانوس الليل", "overMidnight", {
    tax: 500,
  }),
  food("captains-steak", "harbour", "steak", "Captain's Steak Room", "غرفة ستيك القبطان", "closedAllDays", {
    announcement: closedNews,
  }),

  food("hilltop-curry", "north-town", "curry", "Hilltop Curry Kitchen", "مطبخ كاري التل", "roundTheClock", {
    ...halal,
    ...featured,
    freeDelivery: true,
  }),
  food(
    "golden-crust-chicken",
    "north-town",
    "friedChicken",
    "Golden Crust Chicken",
    "دجاج القشرة الذهبية",
    "roundTheClock",
    { ...halal, discount: { percent: 2000, minimumPurchase: 1500, maximumDiscount: 600, ...running } },
  ),
  food("orchard-bowls", "north-town", "salad", "Orchard Bowls", "أوعية البستان", "roundTheClock", {
    takeAway: false,
    scheduleOrder: true,
    scheduleIntervalMinutes: 30,
  }),
  food("sakura-sushi", "north-town", "sushi", "Sakura Sushi Bar", "ساكورا سوشي بار", "lunchAndDinner", {
    ...featured,
    packagingCharge: 80,
    tax: 500,
  }),
  food("circus-coffee", "north-town", "coffee", "Circus Coffee Roasters", "محمصة الميدان", "daily", {
    delivery: false,
    reviewsSection: false,
  }),
  food("mezze-table", "north-town", "mezze", "The Mezze Table", "مائدة المازة", "threeShifts", {
    ...halal,
    ...featured,
  }),
  food(
    "sunny-side",
    "north-town",
    "breakfast",
    "Sunny Side Breakfast",
    "فطور الجانب المشمس",
    "closedAllDays",
    { announcement: closedNews },
  ),

  food("river-tacos", "west-bay", "tacos", "Río Taquería", "تاكو ريو", "roundTheClock", {
    ...featured,
    discount: {
      percent: 2500,
      minimumPurchase: 1000,
      maximumDiscount: 700,
      startsInDays: 20,
      endsInDays: 30,
      startTime: "00:00:00",
      endTime: "23:59:59",
    },
  }),
  food("bamboo-basket", "west-bay", "dumplings", "Bamboo Basket", "سلة الخيزران", "roundTheClock", {
    selfDelivery: { perKm: 40, minimumCharge: 100, maximumCharge: null },
  }),
  food(
    "bay-breakfast-club",
    "west-bay",
    "breakfast",
    "Bay Breakfast Club",
    "نادي فطور الخليج",
    "roundTheClock",
    { scheduleOrder: false },
  ),
  food("green-falafel", "west-bay", "mezze", "Green Falafel", "الفلافل الخضراء", "daily", {
    nonVeg: false,
    ...halal,
  }),
  food("trattoria-mare", "west-bay", "pasta", "Trattoria del Mare", "تراتوريا البحر", "lunchAndDinner", {
    ...featured,
    tax: 500,
    discount: {
      percent: 3000,
      minimumPurchase: 1500,
      maximumDiscount: 900,
      startsInDays: -3,
      endsInDays: 27,
      startTime: "15:00:00",
      endTime: "17:30:00",
    },
  }),
  food("gelato-molo", "west-bay", "iceCream", "Gelato al Molo", "جيلاتو الرصيف", "daily", { nonVeg: false }),
  food(
    "smoke-and-salt",
    "west-bay",
    "burger",
    "Smoke & Salt Burgers",
    "برغر الدخان والملح",
    "closedAllDays",
    { announcement: closedNews },
  ),

  food("cape-pizza", "cape-quay", "pizza", "Cape Pizza Works", "بيتزا الرأس", "roundTheClock", {
    ...featured,
  }),
  food(
    "ferry-sandwiches",
    "cape-quay",
    "sandwich",
    "Ferry Landing Sandwiches",
    "ساندويتشات مرسى العبّارة",
    "roundTheClock",
    { minimumMinutes: 15, maximumMinutes: 25 },
  ),
  food("tide-juice", "cape-quay", "juice", "High Tide Juice Bar", "عصائر المد العالي", "roundTheClock", {
    nonVeg: false,
  }),
  food("quay-kebab", "cape-quay", "kebab", "Quay Kebab & Grill", "كباب الرصيف", "daily", {
    ...halal,
    active: false,
  }),
  food("cliff-curry", "cape-quay", "curry", "Cliffside Curry", "كاري الجرف", "overMidnight", { ...halal }),
  food("amber-patisserie", "cape-quay", "bakery", "Amber Pâtisserie", "حلويات العنبر", "evenDays", {
    ...featured,
    scheduleOrder: true,
    scheduleIntervalMinutes: 60,
  }),
  food("salt-fish", "cape-quay", "fish", "Salt & Fish", "ملح وسمك", "closedAllDays", {
    announcement: closedNews,
  }),

  grocery("amber-market", "harbour", "supermarket", "Amber Market", "سوق العنبر", "roundTheClock", {
    ...featured,
    tax: 300,
  }),
  grocery("quay-greens", "harbour", "greengrocer", "Quay Greens", "خضار الرصيف", "roundTheClock", {
    freeDelivery: true,
  }),
  grocery(
    "old-dock-fish",
    "harbour",
    "fishmonger",
    "Old Dock Fishmongers",
    "سمّاكو الرصيف القديم",
    "roundTheClock",
    {},
  ),
  grocery(
    "harbour-butchers",
    "harbour",
    "butcher",
    "Harbour Butchers",
    "جزارو الميناء",
    "closedAllDays",
    halal,
  ),
  grocery("hill-basket", "north-town", "supermarket", "Hill Basket", "سلة التل", "roundTheClock", {
    ...featured,
    discount: { percent: 1000, minimumPurchase: 3000, maximumDiscount: 1000, ...running },
  }),
  grocery("orchard-organic", "north-town", "organic", "Orchard Organic", "البستان العضوي", "roundTheClock", {
    ...featured,
    scheduleOrder: true,
    scheduleIntervalMinutes: 60,
  }),
  grocery(
    "north-butchers",
    "north-town",
    "butcher",
    "North Town Butchers",
    "جزارو المدينة الشمالية",
    "roundTheClock",
    halal,
  ),
  grocery("station-deli", "north-town", "deli", "Station Deli", "ديلي المحطة", "closedAllDays", {}),
  grocery("bay-fresh", "west-bay", "supermarket", "Bay Fresh", "باي فريش", "roundTheClock", {
    ...featured,
    packagingCharge: 60,
  }),
  grocery(
    "river-garden",
    "west-bay",
    "greengrocer",
    "River Garden Produce",
    "منتجات حديقة النهر",
    "roundTheClock",
    { minimumOrder: 1000 },
  ),
  grocery("west-bay-deli", "west-bay", "deli", "West Bay Deli", "ديلي الخليج الغربي", "roundTheClock", {
    selfDelivery: { perKm: 60, minimumCharge: 200, maximumCharge: 500 },
  }),
  grocery(
    "saltworks-fish",
    "west-bay",
    "fishmonger",
    "Saltworks Fish",
    "أسماك الملّاحات",
    "closedAllDays",
    {},
  ),
  grocery(
    "cape-supermarket",
    "cape-quay",
    "supermarket",
    "Cape Supermarket",
    "سوبرماركت الرأس",
    "roundTheClock",
    { ...featured },
  ),
  grocery("cape-organic", "cape-quay", "organic", "Cape Organic", "الرأس العضوي", "roundTheClock", {}),
  grocery("cape-deli", "cape-quay", "deli", "The Cape Larder", "مؤونة الرأس", "roundTheClock", {}),
  grocery(
    "lighthouse-greens",
    "cape-quay",
    "greengrocer",
    "Lighthouse Greens",
    "خضار المنارة",
    "closedAllDays",
    {},
  ),
  grocery(
    "market-day-produce",
    "harbour",
    "greengrocer",
    "Market Day Produce",
    "خضار يوم السوق",
    "oddDays",
    {},
  ),
  grocery("market-day-fish", "north-town", "fishmonger", "Market Day Fish", "سمك يوم السوق", "evenDays", {}),

  pharmacy("harbour-pharmacy", "harbour", "pharmacy", "Harbour Pharmacy", "صيدلية الميناء", "roundTheClock", {
    ...featured,
    prescriptionOrder: true,
  }),
  pharmacy("lantern-health", "harbour", "health", "Lantern Health", "الفانوس للصحة", "roundTheClock", {
    freeDelivery: true,
  }),
  pharmacy(
    "little-sailors",
    "harbour",
    "baby",
    "Little Sailors Baby Care",
    "البحارة الصغار",
    "roundTheClock",
    { ...featured },
  ),
  pharmacy(
    "customs-pharmacy",
    "harbour",
    "pharmacy",
    "Customs House Pharmacy",
    "صيدلية دار الجمارك",
    "closedAllDays",
    { prescriptionOrder: true },
  ),
  pharmacy(
    "hill-pharmacy",
    "north-town",
    "pharmacy",
    "Hill Street Pharmacy",
    "صيدلية شارع التل",
    "roundTheClock",
    {
      ...featured,
      prescriptionOrder: true,
      discount: { percent: 1000, minimumPurchase: 2000, maximumDiscount: 500, ...running },
    },
  ),
  pharmacy(
    "university-pharmacy",
    "north-town",
    "pharmacy",
    "University Pharmacy",
    "صيدلية الجامعة",
    "roundTheClock",
    { prescriptionOrder: true },
  ),
  pharmacy("pure-wellness", "north-town", "health", "Pure Wellness", "العافية النقية", "roundTheClock", {}),
  pharmacy(
    "station-pharmacy",
    "north-town",
    "pharmacy",
    "Station Pharmacy",
    "صيدلية المحطة",
    "closedAllDays",
    {},
  ),
  pharmacy("bay-pharmacy", "west-bay", "pharmacy", "Bay Pharmacy", "صيدلية الخليج", "roundTheClock", {
    ...featured,
    prescriptionOrder: true,
  }),
  pharmacy("river-care", "west-bay", "pharmacy", "River Care", "رعاية النهر", "roundTheClock", {
    takeAway: false,
  }),
  pharmacy("saltworks-health", "west-bay", "health", "Saltworks Health", "صحة الملّاحات", "roundTheClock", {}),
  pharmacy("west-baby", "west-bay", "baby", "West Bay Baby", "أطفال الخليج الغربي", "closedAllDays", {}),
  pharmacy("cape-pharmacy", "cape-quay", "pharmacy", "Cape Pharmacy", "صيدلية الرأس", "roundTheClock", {
    ...featured,
    prescriptionOrder: true,
  }),
  pharmacy("quay-wellness", "cape-quay", "health", "Quay Wellness", "عافية الرصيف", "roundTheClock", {}),
  pharmacy(
    "lighthouse-pharmacy",
    "cape-quay",
    "pharmacy",
    "Lighthouse Pharmacy",
    "صيدلية المنارة",
    "roundTheClock",
    { prescriptionOrder: true },
  ),
  pharmacy("cape-baby", "cape-quay", "baby", "Cape Cradle", "مهد الرأس", "closedAllDays", {}),
  pharmacy(
    "night-owl-pharmacy",
    "harbour",
    "pharmacy",
    "Night Owl Pharmacy",
    "صيدلية بومة الليل",
    "overMidnight",
    { prescriptionOrder: true },
  ),

  shop(
    "saltline-outfitters",
    "harbour",
    "fashion",
    "Saltline Outfitters",
    "أزياء خط الملح",
    "roundTheClock",
    { ...featured, tax: 800 },
  ),
  shop(
    "beacon-electronics",
    "harbour",
    "electronics",
    "Beacon Electronics",
    "إلكترونيات المنارة",
    "roundTheClock",
    { ...featured, scheduleOrder: true, scheduleIntervalMinutes: 60 },
  ),
  shop("tideline-books", "harbour", "books", "Tideline Books", "مكتبة خط المد", "roundTheClock", {
    ...featured,
    freeDelivery: true,
  }),
  shop("hearth-home", "harbour", "home", "Hearth & Home", "الموقد والبيت", "closedAllDays", {}),
  shop("stride-shoes", "north-town", "shoes", "Stride Shoe Store", "أحذية سترايد", "roundTheClock", {
    ...featured,
  }),
  shop("circus-sports", "north-town", "sport", "Circus Sports", "رياضة الميدان", "roundTheClock", {
    discount: { percent: 1200, minimumPurchase: 5000, maximumDiscount: 2000, ...running },
  }),
  shop("rosewater-beauty", "north-town", "beauty", "Rosewater Beauty", "جمال ماء الورد", "roundTheClock", {
    ...featured,
  }),
  shop("tin-gull-toys", "north-town", "toys", "Tin Gull Toys", "ألعاب نورس الصفيح", "closedAllDays", {}),
  shop("bay-living", "west-bay", "home", "Bay Living", "معيشة الخليج", "roundTheClock", {
    ...featured,
    minimumOrder: 2000,
  }),
  shop("west-wardrobe", "west-bay", "fashion", "West Wardrobe", "خزانة الغرب", "roundTheClock", {
    selfDelivery: { perKm: 80, minimumCharge: 300, maximumCharge: 900 },
  }),
  shop("river-books", "west-bay", "books", "Riverbank Books", "مكتبة ضفة النهر", "roundTheClock", {}),
  shop("saltworks-sport", "west-bay", "sport", "Saltworks Sport", "رياضة الملّاحات", "closedAllDays", {}),
  shop("cape-tech", "cape-quay", "electronics", "Cape Tech", "تقنية الرأس", "roundTheClock", { ...featured }),
  shop("cape-toys", "cape-quay", "toys", "Cape Toy Chest", "صندوق ألعاب الرأس", "roundTheClock", {}),
  shop("maison-amber-store", "cape-quay", "beauty", "Maison Amber", "دار العنبر", "roundTheClock", {
    ...featured,
    packagingCharge: 150,
  }),
  shop("quay-shoes", "cape-quay", "shoes", "Quay Shoes", "أحذية الرصيف", "closedAllDays", {}),
  shop(
    "lantern-garden",
    "harbour",
    "home",
    "Lantern Garden & Home",
    "حديقة الفانوس والبيت",
    "daily",
    {},
    "garden",
  ),
  shop("north-gadgets", "north-town", "electronics", "North Gadgets", "أجهزة الشمال", "oddDays", {}),
];
