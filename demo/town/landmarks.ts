import { type Point, rectangle } from "./plane";

type LandmarkClass =
  | "lighthouse"
  | "market"
  | "fish-market"
  | "station"
  | "university"
  | "hospital"
  | "stadium"
  | "ferry"
  | "museum"
  | "library"
  | "town-hall"
  | "theatre";

export interface Landmark {
  key: string;
  class: LandmarkClass;
  name: string;
  nameAr: string;
  at: Point;
  footprint: Point[] | null;
}

function oval(center: Point, radiusX: number, radiusY: number, turn: number): Point[] {
  return Array.from({ length: 24 }, (_, index): Point => {
    const angle = (index / 24) * Math.PI * 2;
    const [u, v] = [Math.cos(angle) * radiusX, Math.sin(angle) * radiusY];
    return [
      center[0] + u * Math.cos(turn) - v * Math.sin(turn),
      center[1] + u * Math.sin(turn) + v * Math.cos(turn),
    ];
  });
}

function landmark(
  kind: LandmarkClass,
  name: string,
  nameAr: string,
  at: Point,
  size?: readonly [width: number, depth: number, degrees: number],
): Landmark {
  const turn = ((size?.[2] ?? 0) * Math.PI) / 180;
  const round = kind === "stadium" || kind === "lighthouse";
  const footprint = size
    ? round
      ? oval(at, size[0] / 2, size[1] / 2, turn)
      : rectangle(at, size[0], size[1], turn)
    : null;
  return { key: name.toLowerCase().replace(/[^a-z]+/g, "-"), class: kind, name, nameAr, at, footprint };
}

/** Well-known places in Port Amber. */
export const landmarks: readonly Landmark[] = [
  landmark("lighthouse", "Amber Lighthouse", "منارة العنبر", [-1960, -2280], [26, 26, 0]),
  landmark("market", "Market Hall", "قاعة السوق", [-330, 330], [96, 62, -24]),
  landmark("fish-market", "Fish Market", "سوق السمك", [-680, -1120], [110, 46, 0]),
  landmark("station", "Central Station", "المحطة المركزية", [330, 1440], [190, 58, 8]),
  landmark("university", "Port Amber University", "جامعة ميناء العنبر", [-760, 2560], [150, 90, -12]),
  landmark("hospital", "St. Elmo Hospital", "مستشفى القديس إلمو", [1780, 560], [140, 84, 12]),
  landmark("stadium", "Harbour Stadium", "ملعب الميناء", [-3050, 1050], [210, 150, 17]),
  landmark("ferry", "Ferry Terminal", "محطة العبّارات", [-30, -1330], [44, 110, 0]),
  landmark("museum", "Museum of the Sea", "متحف البحر", [450, -1210], [84, 52, 4]),
  landmark("library", "Lantern Library", "مكتبة الفوانيس", [640, 470], [70, 54, 31]),
  landmark("town-hall", "Town Hall", "دار البلدية", [-40, 30], [62, 44, 14]),
  landmark("theatre", "Tide Theatre", "مسرح المدّ", [1210, -420], [66, 58, -8]),
];
