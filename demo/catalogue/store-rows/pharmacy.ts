/** The pharmacies of Port Amber, with their range and their special cases. */
import { type DemoStoreRow, featured, rowsOf, running } from "./store-row";

const pharmacy = rowsOf("pharmacy");

export const pharmacyStores: readonly DemoStoreRow[] = [
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
];
