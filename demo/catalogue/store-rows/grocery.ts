/** The grocers of Port Amber, with their range and their special cases. */
import { type DemoStoreRow, featured, halal, rowsOf, running } from "./store-row";

const grocery = rowsOf("grocery");

export const groceryStores: readonly DemoStoreRow[] = [
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
    discount: { percent: 500, minimumPurchase: 0, maximumDiscount: 0, ...running },
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
];
