/** The five modules, what they cost to deliver in each zone. */
import type { ModuleType } from "@/contract";
import type { DemoModule, DemoVehicleBand, DemoZoneModule, Text, ZoneKey } from "./model";

const zoneKeys: readonly ZoneKey[] = ["harbour", "north-town", "west-bay", "cape-quay", "dune-shore"];
export const activeZoneKeys: readonly ZoneKey[] = ["harbour", "north-town", "west-bay", "cape-quay"];

const row = (
  type: ModuleType,
  en: string,
  ar: string,
  short: [string, string],
  long: [string, string],
  allZoneService = false,
): DemoModule => ({
  type,
  slug: type === "ecommerce" ? "shop" : type,
  name: { en, ar },
  description: { en: long[0], ar: long[1] },
  shortDescription: { en: short[0], ar: short[1] },
  icon: `module/${type}`,
  thumbnail: `module/${type}`,
  allZoneService,
});

export const demoModules: readonly DemoModule[] = [
  row(
    "food",
    "Food",
    "طعام",
    ["Restaurants and cafés", "مطاعم ومقاهٍ"],
    [
      "Hot dishes from the kitchens of the harbour, at your door while they still steam.",
      "أطباق ساخنة من مطابخ الميناء تصل إلى بابك وهي تتصاعد بخاراً.",
    ],
  ),
  row(
    "grocery",
    "Grocery",
    "بقالة",
    ["Markets and grocers", "أسواق وبقالات"],
    [
      "Fruit, bread, milk and everything else for the week, picked with care.",
      "فواكه وخبز وحليب وكل ما يلزم الأسبوع، مختارة بعناية.",
    ],
  ),
  row(
    "pharmacy",
    "Pharmacy",
    "صيدلية",
    ["Medicine and care", "أدوية وعناية"],
    [
      "Medicines, vitamins and baby care from licensed pharmacies, day and night.",
      "أدوية وفيتامينات وعناية بالأطفال من صيدليات مرخصة ليلاً ونهاراً.",
    ],
  ),
  row(
    "ecommerce",
    "Shop",
    "تسوّق",
    ["Town shops, one cart", "متاجر المدينة في سلة واحدة"],
    [
      "Clothes, gadgets, books and gifts from the independent shops of Port Amber.",
      "ملابس وأجهزة وكتب وهدايا من متاجر ميناء العنبر المستقلة.",
    ],
    true,
  ),
  row(
    "parcel",
    "Parcel",
    "طرود",
    ["Send anything across town", "أرسل أي شيء عبر المدينة"],
    [
      "A courier collects your parcel and brings it across town, usually within the hour.",
      "يستلم المندوب طردك ويوصله عبر المدينة خلال ساعة في الغالب.",
    ],
    true,
  ),
];

const moduleTypes: readonly ModuleType[] = ["food", "grocery", "pharmacy", "ecommerce", "parcel"];
const minimums: Record<ModuleType, number> = {
  food: 200,
  grocery: 250,
  pharmacy: 200,
  ecommerce: 300,
  parcel: 300,
};

/** West Bay's groceries and Cape Quay's shops cost a fixed charge; North Town's food has a limit for cash. */
export const demoZoneModules: readonly DemoZoneModule[] = zoneKeys.flatMap((zone) =>
  moduleTypes.map((module): DemoZoneModule => {
    const fixed =
      (zone === "west-bay" && module === "grocery") || (zone === "cape-quay" && module === "ecommerce");
    return {
      zone,
      module,
      chargeType: fixed ? "fixed" : "distance",
      perKm: module === "parcel" ? 90 : 70,
      minimumCharge: minimums[module],
      maximumCharge: zone === "cape-quay" ? null : 900,
      fixedCharge: fixed ? 350 : null,
      maximumCashOrder: zone === "north-town" && module === "food" ? 6000 : null,
    };
  }),
);

/** Shown where a zone's increased delivery fee counts. */
export const demoIncreasedFeeMessages: Partial<Record<ZoneKey, Text>> = {
  "north-town": {
    en: "The ring road is busy today: deliveries in North Town cost a little more.",
    ar: "الطريق الدائري مزدحم اليوم: التوصيل في المدينة الشمالية أغلى قليلاً.",
  },
  "cape-quay": {
    en: "The ferry runs once an hour: deliveries at Cape Quay cost a little more.",
    ar: "العبّارة تعمل مرة كل ساعة: التوصيل إلى رصيف الرأس أغلى قليلاً.",
  },
};

/** Bands do not overlap; farther than the last there is no vehicle. */
export const demoVehicleBands: readonly DemoVehicleBand[] = [
  { vehicle: "bicycle", fromMeters: 0, toMeters: 3000, extraCharge: 0 },
  { vehicle: "scooter", fromMeters: 3001, toMeters: 8000, extraCharge: 100 },
  { vehicle: "car", fromMeters: 8001, toMeters: 40000, extraCharge: 250 },
];
