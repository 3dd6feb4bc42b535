/** The restaurants, cafés and bakeries of Port Amber, with their range and their special cases. */
import { closedNews, type DemoStoreRow, featured, halal, rowsOf, running } from "./store-row";

const food = rowsOf("food");

export const foodStores: readonly DemoStoreRow[] = [
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
];
