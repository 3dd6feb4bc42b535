/** Answers of each generation of backends, and their normal form. */
import { beforeEach, describe, expect, it } from "vitest";
import { setPictureBaseUrls } from "./pictures";
import {
  normaliseGeocode,
  normalisePlaceDetails,
  normalisePlaceDistance,
  normalisePlacePredictions,
} from "./place";

beforeEach(() => setPictureBaseUrls({}));

describe("places, in three shapes", () => {
  it.each<[string, unknown]>([
    [
      "classic",
      { predictions: [{ description: "Quay 1", place_id: "p1" }, { description: "x" }], status: "OK" },
    ],
    [
      "new",
      {
        suggestions: [
          { placePrediction: { placeId: "p1", text: { text: "Quay 1" } } },
          { queryPrediction: {} },
        ],
      },
    ],
    [
      "wrapped",
      { content: { suggestions: [{ placePrediction: { placeId: "p1", text: { text: "Quay 1" } } }] } },
    ],
  ])("reads %s predictions", (_name, answer) => {
    expect(normalisePlacePredictions(answer)).toEqual([{ placeId: "p1", description: "Quay 1" }]);
  });

  it.each<[string, unknown]>([
    [
      "classic",
      { result: { geometry: { location: { lat: 1.5, lng: "2.5" } }, formatted_address: "Quay 1" } },
    ],
    ["new", { id: "p", location: { latitude: 1.5, longitude: 2.5 }, formattedAddress: "Quay 1" }],
    ["wrapped", { content: { location: { latitude: 1.5, longitude: 2.5 }, formattedAddress: "Quay 1" } }],
  ])("reads %s details", (_name, answer) => {
    expect(normalisePlaceDetails(answer)).toEqual({ latitude: 1.5, longitude: 2.5, address: "Quay 1" });
  });

  it.each<[string, unknown]>([
    [
      "classic",
      { rows: [{ elements: [{ distance: { value: 1200 }, duration: { value: 60 }, status: "OK" }] }] },
    ],
    ["new", { distanceMeters: 1200, duration: "60s" }],
    ["wrapped", { content: { distanceMeters: 1200, duration: "60s" } }],
    ["list", [{ distanceMeters: 1200, duration: "60s" }]],
  ])("reads a %s distance", (_name, answer) => {
    expect(normalisePlaceDistance(answer)).toEqual({ metres: 1200, seconds: 60 });
  });

  it.each<[unknown]>([
    [null],
    [{ status: "REQUEST_DENIED", error_message: "key" }],
    [{ error: { code: 403 } }],
    [{ content: null }],
    [{}],
    [[]],
    [{ rows: [{ elements: [{ status: "ZERO_RESULTS" }] }] }],
  ])("takes %j for no result", (answer) => {
    expect(normalisePlacePredictions(answer)).toEqual([]);
    expect(normalisePlaceDetails(answer)).toBeNull();
    expect(normaliseGeocode(answer)).toBeNull();
    expect(normalisePlaceDistance(answer)).toBeNull();
  });

  it.each([[["x"]], ["x"], [5]])("is unusable as %j", (response) => {
    for (const read of [
      normalisePlacePredictions,
      normalisePlaceDetails,
      normaliseGeocode,
      normalisePlaceDistance,
    ])
      expect(() => read(response)).toThrowError("unusable");
  });

  it("reads the first address of a geocode, wrapped or not", () => {
    expect(normaliseGeocode({ results: [{}, { formatted_address: "Quay 1" }] })).toBe("Quay 1");
    expect(normaliseGeocode({ content: { results: [{ formatted_address: "Quay 1" }] } })).toBe("Quay 1");
  });

  it("does not believe a point off the globe", () => {
    expect(normalisePlaceDetails({ location: { latitude: 91, longitude: 0 } })).toBeNull();
  });
});
