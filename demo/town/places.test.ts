import { describe, expect, it } from "vitest";
import {
  houseAt,
  landmarks,
  placeDetails,
  reverseGeocode,
  roadDistance,
  roadRoute,
  searchPlaces,
  streetGraph,
  toLatLng,
  town,
} from "./";
import { normalize } from "./text-match";

const first = (text: string, language = "en") => searchPlaces(text, language, 5)[0];
const market = landmarks.find((place) => place.class === "market");
const lighthouse = landmarks.find((place) => place.class === "lighthouse");
const from = toLatLng(market?.at ?? [0, 0]);
const to = toLatLng(lighthouse?.at ?? [0, 0]);

describe("searching for places", () => {
  it("finds what begins with the typed letters first", () => {
    expect(first("market h")?.mainText).toBe("Market Hall");
    expect(searchPlaces("lantern", "en", 3).every((place) => place.mainText.startsWith("Lantern"))).toBe(
      true,
    );
  });

  it("forgives a wrong, missing, doubled or swapped letter", () => {
    for (const typed of ["lighthuose", "universty", "hospitel", "stattion avenue"]) {
      expect(first(typed), typed).toBeDefined();
    }
    expect(first("amber lighthuose")?.mainText).toBe("Amber Lighthouse");
  });

  it("understands Arabic, with or without the article, and returns the requested language", () => {
    expect(first("قاعة السوق", "ar")?.mainText).toBe("قاعة السوق");
    expect(first("قاعه سوق", "ar")?.mainText).toBe("قاعة السوق");
    expect(first("قاعة السوق", "en")?.mainText).toBe("Market Hall");
  });

  it("finds a house by its number, wherever the number stands", () => {
    const street = streetGraph().streets.find((entry) => entry.length > 600 && entry.class === "street");
    expect(first(`12 ${street?.name}`)?.mainText).toBe(`12 ${street?.name}`);
    expect(first(`${street?.name} 12`)?.mainText).toBe(`12 ${street?.name}`);
  });

  it("finds nothing for empty text and nonsense, and respects the limit", () => {
    expect(searchPlaces("  ", "en", 5)).toEqual([]);
    expect(searchPlaces("qqqqqzzzz", "en", 5)).toEqual([]);
    expect(searchPlaces("a", "en", 4)).toHaveLength(4);
    expect(searchPlaces("a", "en", 0)).toEqual([]);
  });

  it("has a position for each suggestion", () => {
    for (const suggestion of searchPlaces("harbour", "en", 8)) {
      const details = placeDetails(suggestion.placeId, "en");
      expect(details?.formattedAddress).toBe(suggestion.description);
    }
    expect(placeDetails("house:1:99999")).toBeNull();
    expect(placeDetails("nothing")).toBeNull();
  });
});

describe("the address of a point", () => {
  it("is that of the house at the point, for nearly every house", () => {
    const streets = streetGraph()
      .streets.filter((street) => street.class === "street")
      .slice(0, 60);
    const right = streets.filter((street) => {
      const { lat, lng } = toLatLng(houseAt(street, 8));
      return reverseGeocode(lat, lng, "en")?.includes(street.name);
    });
    expect(right.length / streets.length).toBeGreaterThan(0.85);
  });

  it("is Arabic on request", () => {
    expect(reverseGeocode(town.center.lat, town.center.lng, "ar")).toContain("ميناء العنبر");
  });

  it("is null far outside and for numbers that are none", () => {
    expect(reverseGeocode(41, 7)).toBeNull();
    expect(reverseGeocode(Number.NaN, 6.5)).toBeNull();
  });
});

describe("routes along the streets", () => {
  it("are longer than the straight line but not absurdly, and take believable time", () => {
    const straight = Math.hypot((to.lat - from.lat) * 111_320, (to.lng - from.lng) * 85_250);
    const { meters, seconds } = roadDistance(from, to);
    expect(meters).toBeGreaterThan(straight * 0.99);
    expect(meters).toBeLessThan(straight * 2.2);
    expect(meters / seconds).toBeGreaterThan(3);
    expect(meters / seconds).toBeLessThan(12);
  });

  it("begin and end at the two places and never jump", () => {
    const line = roadRoute(from, to);
    expect(line[0]).toEqual([from.lng, from.lat]);
    expect(line[line.length - 1]).toEqual([to.lng, to.lat]);
    expect(line.length).toBeGreaterThan(10);
    const steps = line.slice(1).map(([lng, lat], index) => {
      const before = line[index] ?? [lng, lat];
      return Math.hypot((lng - before[0]) * 85_250, (lat - before[1]) * 111_320);
    });
    const total = steps.reduce((sum, step) => sum + step, 0);
    expect(Math.abs(total - roadDistance(from, to).meters)).toBeLessThan(total * 0.02 + 5);
  });

  it("have no length from a place to itself, and are estimated where there is no street", () => {
    expect(roadDistance(from, from).meters).toBeLessThan(120);
    expect(roadDistance({ lat: 39, lng: 6 }, { lat: 39, lng: 6.1 }).meters).toBeGreaterThan(8000);
    expect(roadRoute(from, from).length).toBeGreaterThan(1);
  });
});

describe("comparing words", () => {
  it("treats variants of a letter as one", () => {
    expect(normalize("  Café  Ñandú ")).toBe("cafe nandu");
    expect(normalize("أحمد")).toBe(normalize("احمد"));
    expect(normalize("١٢")).toBe("12");
  });
});
