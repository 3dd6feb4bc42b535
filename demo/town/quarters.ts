import { distanceBetween, type Point } from "./plane";

export interface Quarter {
  key: string;
  name: string;
  nameAr: string;
  center: Point;
  /** Extent of the quarter's streets, metres. */
  radius: number;
  /** Rotation of its streets, degrees. */
  turn: number;
  /** Metres between the streets of one direction and of the other. */
  spacing: readonly [number, number];
  /** Curvature of its streets, metres. */
  bend: number;
  /** Share of the kerb with houses, 0 to 1. */
  density: number;
}

/** Port Amber's quarters. A street belongs to the quarter whose centre is nearest in proportion to its size. */
// biome-ignore format: one record a line
export const quarters: readonly Quarter[] = [
  { key: "old-harbour", name: "Old Harbour", nameAr: "الميناء القديم", center: [-200, -640], radius: 900, turn: 14, spacing: [112, 150], bend: 22, density: 0.95 },
  { key: "market-hill", name: "Market Hill", nameAr: "تل السوق", center: [-420, 520], radius: 1000, turn: -24, spacing: [130, 190], bend: 26, density: 0.9 },
  { key: "lantern-quarter", name: "Lantern Quarter", nameAr: "حي الفوانيس", center: [720, 330], radius: 1000, turn: 31, spacing: [135, 205], bend: 16, density: 0.88 },
  { key: "customs-wharf", name: "Customs Wharf", nameAr: "رصيف الجمارك", center: [1350, -780], radius: 1050, turn: -8, spacing: [165, 235], bend: 8, density: 0.72 },
  { key: "cape-quay", name: "Cape Quay", nameAr: "رصيف الرأس", center: [1930, -2130], radius: 1000, turn: -28, spacing: [140, 210], bend: 18, density: 0.7 },
  { key: "west-bay", name: "West Bay", nameAr: "الخليج الغربي", center: [-2550, -1020], radius: 1250, turn: -17, spacing: [160, 240], bend: 20, density: 0.72 },
  { key: "riverside", name: "Riverside", nameAr: "ضفة النهر", center: [-2500, 640], radius: 1150, turn: 9, spacing: [165, 250], bend: 30, density: 0.66 },
  { key: "saltworks", name: "Saltworks", nameAr: "الملّاحات", center: [-4080, -420], radius: 1050, turn: 38, spacing: [185, 280], bend: 6, density: 0.5 },
  { key: "station-district", name: "Station District", nameAr: "حي المحطة", center: [450, 1880], radius: 1100, turn: 19, spacing: [150, 230], bend: 8, density: 0.8 },
  { key: "university-heights", name: "University Heights", nameAr: "مرتفعات الجامعة", center: [-900, 2820], radius: 1150, turn: -12, spacing: [175, 260], bend: 36, density: 0.55 },
  { key: "olive-grove", name: "Olive Grove", nameAr: "بستان الزيتون", center: [-3020, 2030], radius: 850, turn: 33, spacing: [180, 265], bend: 34, density: 0.5 },
  { key: "lakeside", name: "Lakeside", nameAr: "ضفة البحيرة", center: [2250, 2560], radius: 1200, turn: -20, spacing: [175, 265], bend: 34, density: 0.52 },
  { key: "east-gardens", name: "East Gardens", nameAr: "الحدائق الشرقية", center: [2560, 120], radius: 1250, turn: 12, spacing: [165, 250], bend: 24, density: 0.6 },
  { key: "dune-shore", name: "Dune Shore", nameAr: "شاطئ الكثبان", center: [4320, -160], radius: 1100, turn: -34, spacing: [185, 280], bend: 28, density: 0.45 },
];

/** The quarter a point belongs to, or null outside of the town. */
export function quarterAt(point: Point): Quarter | null {
  let best: Quarter | null = null;
  let bestScore = 1;
  for (const quarter of quarters) {
    const score = distanceBetween(point, quarter.center) / quarter.radius;
    if (score < bestScore) [best, bestScore] = [quarter, score];
  }
  return best;
}
