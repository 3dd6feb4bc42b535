/** The e-commerce shops of Port Amber, with their range and their special cases. */
import { type DemoStoreRow, featured, rowsOf, running } from "./store-row";

const shop = rowsOf("ecommerce");

export const ecommerceStores: readonly DemoStoreRow[] = [
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
