// @chunk shared-place
/**
 * A place that another app shares: a link of a map, a `geo:` address, or a few words. All of it is
 * unvalidated input; only numbers within the globe and plain words are returned.
 */
import type { Position } from "@/stores/location";

/** Texts that a share target gets; each may hold what belongs into another. */
export interface SharedTexts {
  title?: string | null;
  text?: string | null;
  url?: string | null;
}

/** A point, words to search for, or nothing of use. */
export type SharedPlace = { kind: "point"; position: Position } | { kind: "words"; words: string } | null;

/** Longer texts are no place. */
const maxTextLength = 2_000;
const maxWordsLength = 120;

const number = "([+-]?\\d{1,3}(?:\\.\\d{1,20})?)";
/** "12.5,-7" with the signs that maps put between. */
const pair = new RegExp(`^\\s*${number}\\s*(?:,|~|%2C)\\s*${number}(?![\\d.])`, "i");

function position(lat: string | undefined, lng: string | undefined): Position | null {
  if (!lat || !lng) return null;
  const point = { lat: Number(lat), lng: Number(lng) };
  if (!(Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180)) return null;
  // Maps write 0,0 when only the text counts.
  return point.lat === 0 && point.lng === 0 ? null : point;
}

function fromPair(
  text: string | null | undefined,
  order: "lat-lng" | "lng-lat" = "lat-lng",
): Position | null {
  const found = pair.exec(text ?? "");
  if (!found) return null;
  return order === "lat-lng" ? position(found[1], found[2]) : position(found[2], found[1]);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}

/** `geo:lat,lng`, with the words or the better point of its `q`. */
function fromGeo(address: string): SharedPlace {
  const [place = "", query = ""] = address.slice("geo:".length).split("?", 2);
  const wanted = decoded(new URLSearchParams(query.replaceAll("+", "%2B")).get("q") ?? "");
  const point = fromPair(wanted) ?? fromPair(place);
  if (point) return { kind: "point", position: point };
  return fromWords(wanted);
}

/** Parameters in which the maps of the world keep a point. */
const pointParameters = [
  "q",
  "query",
  "ll",
  "sll",
  "center",
  "destination",
  "daddr",
  "coordinate",
  "cp",
  "map",
  "to",
];
const wordParameters = ["q", "query", "address", "destination", "daddr"];

function fromLink(link: URL): SharedPlace {
  const { searchParams: query } = link;
  const path = decoded(link.pathname);
  // The place itself comes before the middle of the map that shows it.
  const exact = /!3d([+-]?\d{1,3}\.\d{1,20})!4d([+-]?\d{1,3}\.\d{1,20})/.exec(path);
  const seen = new RegExp(`/@${number},${number}(?![\\d.])`).exec(path);
  const inPath = new RegExp(
    `/(?:search|place|dir|l)/(?:[^/]{0,200}/)?${number},\\s?${number}(?![\\d.])`,
  ).exec(path);
  const marked = position(query.get("mlat") ?? undefined, query.get("mlon") ?? undefined);
  const hash = /map=\d{1,2}(?:\.\d+)?\/([+-]?\d{1,3}\.\d+)\/([+-]?\d{1,3}\.\d+)/.exec(link.hash);
  const isYandex = /(^|\.)yandex\./.test(link.hostname);
  const yandex = isYandex ? fromPair(query.get("pt") ?? query.get("ll"), "lng-lat") : null;
  const named = pointParameters
    .map((name) => fromPair(query.get(name)?.replace(/^(?:loc:|ll\.)/, "")))
    .find((point) => point !== null);
  const point =
    (exact && position(exact[1], exact[2])) ??
    (/^-?\d/.test(query.get("mlat") ?? "") ? marked : null) ??
    yandex ??
    named ??
    (inPath && position(inPath[1], inPath[2])) ??
    (seen && position(seen[1], seen[2])) ??
    (hash && position(hash[1], hash[2]));
  if (point) return { kind: "point", position: point };
  const words = wordParameters.map((name) => query.get(name)).find((text) => text);
  const place = /\/maps\/(?:place|search)\/([^/@]{2,200})/.exec(path)?.[1];
  return fromWords(words ?? place ?? "");
}

/** Text as one line of words without links, marks and control characters. */
function fromWords(text: string): SharedPlace {
  const words = text
    .replace(/\b[a-z][a-z0-9+.-]{1,20}:\/{0,2}\S+/gi, " ")
    .replace(/[\p{C}<>"`{}|\\^]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, maxWordsLength)
    .trim();
  return /[\p{L}\p{N}]{2}/u.test(words) ? { kind: "words", words } : null;
}

function fromText(text: string): SharedPlace {
  const geo = /\bgeo:[^\s<>"]{1,300}/i.exec(text)?.[0];
  const fromGeoText = geo ? fromGeo(geo.toLowerCase().startsWith("geo:") ? geo : "") : null;
  if (fromGeoText?.kind === "point") return fromGeoText;
  for (const [link] of text.matchAll(/https?:\/\/[^\s<>"]{1,1500}/gi)) {
    const place = URL.canParse(link) ? fromLink(new URL(link)) : null;
    if (place) return place;
  }
  if (fromGeoText) return fromGeoText;
  const point = fromPair(text);
  return point ? { kind: "point", position: point } : fromWords(text);
}

/** The first point that any of the texts holds; else the first words, the text before the title. */
export function parseSharedPlace({ title, text, url }: SharedTexts): SharedPlace {
  const texts = [url, text, title].map((part) => (part ?? "").slice(0, maxTextLength));
  const found = texts.map(fromText);
  return found.find((place) => place?.kind === "point") ?? found.find((place) => place !== null) ?? null;
}
