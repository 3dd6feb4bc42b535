/** Packages that stores may pay instead of a commission. */
import type { DemoPackage } from "./model";

export const demoPackages: readonly DemoPackage[] = [
  {
    name: { en: "Starter", ar: "البداية" },
    description: { en: "For a first month in town", ar: "لأول شهر في المدينة" },
    price: 1900,
    days: 30,
    maximumOrders: 100,
    maximumItems: 50,
  },
  {
    name: { en: "Season", ar: "الموسم" },
    description: { en: "Three months, with room to grow", ar: "ثلاثة أشهر مع مجال للنمو" },
    price: 4900,
    days: 90,
    maximumOrders: 600,
    maximumItems: 300,
  },
  {
    name: { en: "Year", ar: "السنة" },
    description: { en: "For those who are here to stay", ar: "لمن قرر البقاء معنا" },
    price: 14900,
    days: 365,
    maximumOrders: null,
    maximumItems: null,
  },
];
