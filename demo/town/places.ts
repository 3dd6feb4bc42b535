import { landmarkAt } from "./buildings";
import { type Landmark, landmarks } from "./landmarks";
import {
  distanceBetween,
  fromLatLng,
  lengthOf,
  nearestOnSegment,
  type Point,
  pointAlong,
  toLatLng,
} from "./plane";
import { type Quarter, quarterAt, quarters } from "./quarters";
import { nearestStreet } from "./routing";
import { type Street, streetGraph } from "./street-graph";
import { matchScore, normalize } from "./text-match";

type PlaceLanguage = "en" | "ar";

export interface PlaceSuggestion {
  placeId: string;
  description: string;
  mainText: string;
  secondaryText: string;
}

export interface PlaceDetails {
  lat: number;
  lng: number;
  formattedAddress: string;
  name: string;
}

const town = { en: "Port Amber", ar: "ميناء العنبر" } as const;
const comma = { en: ", ", ar: "، " } as const;
/** Metres of street for each house number; odd numbers on the left, even ones on the right. */
const metresPerNumber = 9;
/** Metres. */
const maxStreetDistance = 600;
const kerbDistance = 9;

const languageOf = (language: string): PlaceLanguage => (language.startsWith("ar") ? "ar" : "en");
const nameIn = (entry: { name: string; nameAr: string }, language: PlaceLanguage) =>
  language === "ar" ? entry.nameAr : entry.name;
const join = (language: PlaceLanguage, ...parts: string[]) => parts.filter(Boolean).join(comma[language]);

export function houseNumbersOf(street: Street): number {
  return Math.max(2, Math.floor(street.length / metresPerNumber));
}

/** Where a house stands: beside its street, odd numbers on one side and even ones on the other. */
export function houseAt(street: Street, number: number): Point {
  let along = Math.min(number, houseNumbersOf(street)) * metresPerNumber;
  for (const line of street.lines) {
    const length = lengthOf(line);
    if (along <= length || line === street.lines[street.lines.length - 1]) {
      const { point, direction } = pointAlong(line, along);
      const side = direction + (number % 2 === 1 ? Math.PI / 2 : -Math.PI / 2);
      return [point[0] + Math.cos(side) * kerbDistance, point[1] + Math.sin(side) * kerbDistance];
    }
    along -= length;
  }
  return [0, 0];
}

function houseNumberAt(street: Street, point: Point): number {
  let before = 0;
  let best = { distance: Number.POSITIVE_INFINITY, along: 0, left: true };
  for (const line of street.lines) {
    for (let step = 1; step < line.length; step++) {
      const [a, b] = [line[step - 1] as Point, line[step] as Point];
      const found = nearestOnSegment(point, a, b);
      if (found.distance < best.distance) {
        const left = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) >= 0;
        best = { distance: found.distance, along: before + found.share * distanceBetween(a, b), left };
      }
      before += distanceBetween(a, b);
    }
  }
  const number = Math.min(houseNumbersOf(street), Math.max(1, Math.round(best.along / metresPerNumber)));
  if (number % 2 === (best.left ? 1 : 0)) return number;
  return number > 1 ? number - 1 : number + 1;
}

function streetMiddle(street: Street): Point {
  const mainLine = [...street.lines].sort((a, b) => lengthOf(b) - lengthOf(a))[0] as Point[];
  return pointAlong(mainLine, lengthOf(mainLine) / 2).point;
}

const quarterName = (point: Point, language: PlaceLanguage) => {
  const quarter = quarterAt(point);
  return quarter ? nameIn(quarter, language) : "";
};

const houseText = (street: Street, number: number, language: PlaceLanguage) =>
  language === "ar" ? `${street.nameAr} ${number}` : `${number} ${street.name}`;

interface Candidate {
  id: string;
  score: number;
  main: string;
  point: Point;
}

function suggestion({ id, main, point }: Candidate, language: PlaceLanguage): PlaceSuggestion {
  const quarter = quarterName(point, language);
  const secondaryText = join(language, quarter === main ? "" : quarter, town[language]);
  return { placeId: id, mainText: main, secondaryText, description: join(language, main, secondaryText) };
}

/**
 * Addresses, landmarks and quarters that match the typed text, best first: names that start with it, then words that
 * do, then names with a typo or two. The text may be in either language; results are in `language` ("en" or "ar").
 */
export function searchPlaces(text: string, language: string, limit = 6): PlaceSuggestion[] {
  const wanted = languageOf(language);
  const query = normalize(text.slice(0, 120));
  const number = Number(/(?:^|\s)(\d{1,4})(?=\s|$)/.exec(query)?.[1] ?? 0);
  const words = query.replace(/\d+/g, " ").replace(/\s+/g, " ").trim();
  if (words.length === 0) return [];
  const found: Candidate[] = [];
  const consider = (
    entry: { name: string; nameAr: string },
    bonus: number,
    make: () => Omit<Candidate, "score">,
  ) => {
    const score = Math.max(matchScore(words, entry.name), matchScore(words, entry.nameAr));
    if (score > 0) found.push({ ...make(), score: score + bonus });
  };
  for (const place of landmarks) {
    consider(place, 6, () => ({ id: `landmark:${place.key}`, main: nameIn(place, wanted), point: place.at }));
  }
  for (const quarter of quarters) {
    consider(quarter, 5, () => ({
      id: `quarter:${quarter.key}`,
      main: nameIn(quarter, wanted),
      point: quarter.center,
    }));
  }
  for (const street of streetGraph().streets) {
    const bonus = street.class === "avenue" ? 3 : 0;
    if (number > 0 && number <= houseNumbersOf(street)) {
      consider(street, bonus + 8, () => ({
        id: `house:${street.id}:${number}`,
        main: houseText(street, number, wanted),
        point: houseAt(street, number),
      }));
    } else {
      consider(street, bonus, () => ({
        id: `street:${street.id}`,
        main: nameIn(street, wanted),
        point: streetMiddle(street),
      }));
    }
  }
  found.sort((a, b) => b.score - a.score || a.main.length - b.main.length || (a.id < b.id ? -1 : 1));
  return found.slice(0, Math.max(0, limit)).map((candidate) => suggestion(candidate, wanted));
}

/** Where a suggested place is, or null for an unknown id. */
export function placeDetails(placeId: string, language = "en"): PlaceDetails | null {
  const wanted = languageOf(language);
  const [kind = "", key = "", house = ""] = placeId.split(":");
  const detailsOf = (point: Point, name: string): PlaceDetails => {
    const quarter = quarterName(point, wanted);
    return {
      ...toLatLng(point),
      name,
      formattedAddress: join(wanted, name, quarter === name ? "" : quarter, town[wanted]),
    };
  };
  if (kind === "landmark") {
    const place = landmarks.find((entry: Landmark) => entry.key === key);
    return place ? detailsOf(place.at, nameIn(place, wanted)) : null;
  }
  if (kind === "quarter") {
    const quarter = quarters.find((entry: Quarter) => entry.key === key);
    return quarter ? detailsOf(quarter.center, nameIn(quarter, wanted)) : null;
  }
  const street = streetGraph().streets.find((entry) => String(entry.id) === key);
  if (!street) return null;
  if (kind === "street") return detailsOf(streetMiddle(street), nameIn(street, wanted));
  const number = Number(house);
  if (kind !== "house" || !Number.isInteger(number) || number < 1 || number > houseNumbersOf(street))
    return null;
  return detailsOf(houseAt(street, number), houseText(street, number, wanted));
}

/** The address of a point, or null when no street of the town lies within 600 m of it. */
export function reverseGeocode(lat: number, lng: number, language = "en"): string | null {
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return null;
  const wanted = languageOf(language);
  const point = fromLatLng({ lat, lng });
  const nearest = nearestStreet(point, maxStreetDistance);
  const street = nearest && streetGraph().streets.find((entry) => entry.id === nearest.street);
  if (!street) return null;
  const place = landmarkAt(point);
  const address = houseText(street, houseNumberAt(street, point), wanted);
  return join(wanted, place ? nameIn(place, wanted) : "", address, quarterName(point, wanted), town[wanted]);
}
