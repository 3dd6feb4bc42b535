import { createRandom } from "../random";
import { band, distanceBetween, isInside, mix, type Point, rectangle, smooth } from "./plane";
import { SegmentIndex } from "./segment-index";

export interface Ground {
  key: string;
  class: "lake" | "river" | "park" | "wood" | "beach" | "garden" | "pitch" | "pier" | "cemetery";
  name: string;
  nameAr: string;
  ring: Point[];
}

/** The natural part of the island's coastline, anticlockwise from the harbour's east quay to its west quay. */
// biome-ignore format: a table of coordinates reads best packed
const shore: Point[] = [
  [1010, -1640], [1180, -2050], [1420, -2520], [1880, -2840], [2380, -2640], [2640, -2080], [2960, -1600],
  [3650, -1480], [4350, -1180], [5050, -760], [5620, -60], [5720, 820], [5380, 1640], [4780, 2320], [4480, 3120],
  [3500, 3720], [2350, 3880], [1250, 4230], [-100, 4040], [-1300, 4290], [-2600, 3960], [-3700, 3480],
  [-4620, 2620], [-5380, 1620], [-5700, 420], [-5330, -760], [-4480, -1500], [-3520, -1700], [-2700, -2060],
  [-2050, -2440], [-1560, -2330], [-1330, -1900],
];

/** The quays are straight, with one basin cut into the land. */
// biome-ignore format: a table of coordinates reads best packed
const quays: Point[] = [
  [-1060, -1560], [-820, -1560], [-820, -1230], [-560, -1230], [-560, -1050], [-250, -1050], [-250, -1230],
  [180, -1230], [180, -1310], [620, -1310], [620, -1480], [860, -1480],
];

function roughen(points: readonly Point[]): Point[] {
  const random = createRandom(41);
  const curve = smooth(points, false, 7);
  return curve.map((point, index) => {
    if (index < 5 || index > curve.length - 6) return point;
    const away = 26 * Math.sin(index * 0.83) + random.between(-16, 16);
    const angle = random.between(0, Math.PI * 2);
    return [point[0] + Math.cos(angle) * away, point[1] + Math.sin(angle) * away];
  });
}

/** The island's outline, anticlockwise. */
export const coast: Point[] = [...roughen(shore), ...quays];

const riverLine = smooth(
  // biome-ignore format: a table of coordinates reads best packed
  [
    [-2150, 2480], [-1830, 2000], [-1500, 1640], [-1330, 1250], [-1440, 780], [-1660, 320], [-1600, -260],
    [-1330, -720], [-1180, -1180], [-1190, -1620], [-1210, -2150],
  ],
  false,
  6,
);

function blob(center: Point, radiusX: number, radiusY: number, seed: number, turn = 0): Point[] {
  const random = createRandom(seed);
  const points: Point[] = [];
  for (let index = 0; index < 14; index++) {
    const angle = (index / 14) * Math.PI * 2;
    const radius = random.between(0.82, 1.12);
    const [u, v] = [Math.cos(angle) * radiusX * radius, Math.sin(angle) * radiusY * radius];
    points.push([
      center[0] + u * Math.cos(turn) - v * Math.sin(turn),
      center[1] + u * Math.sin(turn) + v * Math.cos(turn),
    ]);
  }
  return smooth(points, true, 4);
}

function beachAlong(from: number, to: number, width: number): Point[] {
  const line = coast.slice(from, to);
  return band(line, (share) => width * Math.sin(Math.PI * share));
}

// biome-ignore format: one short record
const pier = (key: string, name: string, nameAr: string, line: Point[], halfWidth: number): Ground => ({
  key, class: "pier", name, nameAr, ring: band(line, halfWidth),
});

// biome-ignore format: a table of coordinates reads best packed
export const piers: Ground[] = [
  pier("fishermans-pier", "Fisherman's Pier", "رصيف الصيادين", [[-690, -1220], [-690, -1620]], 17),
  pier("ferry-pier", "Ferry Pier", "رصيف العبّارات", [[-30, -1220], [-30, -1720]], 24),
  pier("pilot-pier", "Pilot Pier", "رصيف المرشدين", [[400, -1300], [400, -1640]], 16),
  pier("marina-jetty", "Marina Jetty", "لسان المارينا", [[-405, -1060], [-405, -1180]], 7),
  pier("west-breakwater", "West Breakwater", "كاسر الأمواج الغربي",
    smooth([[-1600, -2300], [-1330, -2440], [-900, -2420], [-520, -2260]], false), 15),
  pier("east-breakwater", "East Breakwater", "كاسر الأمواج الشرقي",
    smooth([[1190, -2080], [820, -2240], [380, -2230], [60, -2070]], false), 15),
];

// biome-ignore format: one record a line
export const waters: Ground[] = [
  { key: "amber-river", class: "river", name: "Amber River", nameAr: "نهر العنبر", ring: band(riverLine, (s) => 20 + 34 * s) },
  { key: "tarn", class: "lake", name: "Mirror Tarn", nameAr: "بحيرة المرآة", ring: blob([-2230, 2640], 250, 190, 5) },
  { key: "heron-lake", class: "lake", name: "Heron Lake", nameAr: "بحيرة البلشون", ring: blob([3320, 1960], 560, 320, 9, 0.5) },
];

// biome-ignore format: one record a line
export const greens: Ground[] = [
  { key: "north-wood", class: "wood", name: "Cedar Wood", nameAr: "غابة الأرز", ring: blob([-3650, 2780], 620, 360, 21, 0.75) },
  { key: "east-wood", class: "wood", name: "Pine Head", nameAr: "رأس الصنوبر", ring: blob([4560, 1250], 560, 470, 22, 0.3) },
  { key: "west-wood", class: "wood", name: "Juniper Down", nameAr: "تل العرعر", ring: blob([-4820, 900], 420, 560, 23, 0.2) },
  { key: "top-wood", class: "wood", name: "Falcon Hill", nameAr: "تل الصقر", ring: blob([900, 3640], 620, 260, 24, -0.1) },
  { key: "north-east-wood", class: "wood", name: "Hazel Wood", nameAr: "غابة البندق", ring: blob([4080, 2900], 300, 560, 31, -0.5) },
  { key: "north-down", class: "wood", name: "Skylark Down", nameAr: "تل القبّرة", ring: blob([-2650, 3480], 420, 230, 32, 0.3) },
  { key: "salt-meadow", class: "park", name: "Salt Meadow", nameAr: "مرج الملح", ring: blob([-4350, 1900], 300, 420, 33, -0.5) },
  { key: "lake-park", class: "park", name: "Heron Lake Park", nameAr: "حديقة بحيرة البلشون", ring: blob([3320, 1960], 780, 520, 25, 0.5) },
  { key: "amber-gardens", class: "park", name: "Amber Gardens", nameAr: "حدائق العنبر", ring: rectangle([1420, 1010], 560, 330, 0.42) },
  { key: "lighthouse-park", class: "park", name: "Lighthouse Park", nameAr: "حديقة المنارة", ring: blob([-1880, -2130], 230, 190, 27, -0.2) },
  { key: "botanic-garden", class: "garden", name: "Botanic Garden", nameAr: "الحديقة النباتية", ring: blob([-830, 1560], 220, 190, 28) },
  { key: "river-meadow", class: "park", name: "River Meadow", nameAr: "مرج النهر", ring: blob([-1960, 60], 150, 330, 29, -0.12) },
  { key: "tarn-park", class: "park", name: "Tarn Park", nameAr: "حديقة المرآة", ring: blob([-2230, 2640], 400, 330, 30) },
  { key: "captains-green", class: "garden", name: "Captain's Green", nameAr: "مرج القبطان", ring: rectangle([210, -480], 190, 130, 0.2) },
  { key: "orchard-park", class: "park", name: "Orchard Park", nameAr: "حديقة البستان", ring: rectangle([2560, 330], 360, 240, -0.3) },
  { key: "stadium-ground", class: "pitch", name: "Harbour Stadium Grounds", nameAr: "ملاعب الميناء", ring: rectangle([-3050, 1050], 330, 260, 0.3) },
  { key: "chapel-yard", class: "cemetery", name: "Chapel Yard", nameAr: "ساحة المصلى", ring: rectangle([-3650, 250], 200, 150, 0.12) },
];

// biome-ignore format: one record a line
export const beaches: Ground[] = [
  { key: "west-strand", class: "beach", name: "West Strand", nameAr: "الشاطئ الغربي", ring: beachAlong(178, 205, 62) },
  { key: "dune-beach", class: "beach", name: "Dune Beach", nameAr: "شاطئ الكثبان", ring: beachAlong(43, 68, 66) },
];

export const railway: Point[] = smooth(
  // biome-ignore format: a table of coordinates reads best packed
  [
    [-4650, -420], [-4150, 420], [-3300, 1480], [-2300, 1780], [-1200, 2020], [-300, 1640], [420, 1330], [1100, 1560],
    [2000, 1330], [2700, 1180], [3500, 700], [4300, 500],
  ],
  false,
  7,
);

const shoreIndex = new SegmentIndex<null>();
shoreIndex.addLine([...coast, coast[0] as Point], null);
const waterIndex = new SegmentIndex<null>();
for (const water of waters) waterIndex.addLine([...water.ring, water.ring[0] as Point], null);

/** Metres to the sea, 0 when the point is in it; at most 400 is measured. */
export function distanceToSea(point: Point): number {
  if (!isInside(point, coast)) return 0;
  return shoreIndex.nearest(point, 400)?.distance ?? 400;
}

/** Whether the point lies in (or closer than `margin` metres to) the river or a lake. */
export function isInInlandWater(point: Point, margin = 0): boolean {
  if (waters.some((water) => isInside(point, water.ring))) return true;
  return margin > 0 && waterIndex.nearest(point, margin) !== null;
}

export const isInGreen = (point: Point) => greens.some((green) => isInside(point, green.ring));

/** A road over the river is a bridge: true when the middle of the piece is over water. */
export function isOverWater(line: readonly Point[]): boolean {
  for (let index = 1; index < line.length; index++) {
    const [from, to] = [line[index - 1] as Point, line[index] as Point];
    const steps = Math.max(1, Math.ceil(distanceBetween(from, to) / 15));
    for (let step = 0; step <= steps; step++) {
      if (isInInlandWater(mix(from, to, step / steps))) return true;
    }
  }
  return false;
}
