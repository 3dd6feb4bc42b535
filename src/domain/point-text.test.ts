import { describe, expect, it } from "vitest";
import { pointText } from "./point-text";
import { wordsOfPlace } from "./words-of-place";

describe("the name of a point without an address", () => {
  it.each([
    [{ lat: 52.5163, lng: 13.3777 }, "52.51630, 13.37770"],
    [{ lat: -33.45, lng: -70.666666 }, "-33.45000, -70.66667"],
    [{ lat: 0, lng: 180 }, "0.00000, 180.00000"],
    [{ lat: 1e-9, lng: -1e-9 }, "0.00000, -0.00000"],
  ])("%j is %s, and no words", (place, text) => {
    expect(pointText(place)).toBe(text);
    expect(wordsOfPlace(text)).toBe("");
  });

  it.each([
    "",
    "1 Quay Road",
    "House 52.51630, 13.37770",
    "52.5, 13.4",
    "12, 14 Quay Road",
    "شارع الميناء ١٢",
  ])("%j are words", (text) => expect(wordsOfPlace(text)).toBe(text));
});
