import { describe, expect, it } from "vitest";
import { normaliseWay } from "./way";

const points = "_p~iF~ps|U_ulLnnqC";
const line = [
  { lat: 38.5, lng: -120.2 },
  { lat: 40.7, lng: -120.95 },
];
const newer = { distanceMeters: 1200, duration: "60s", polyline: { encodedPolyline: points } };
const classic = {
  legs: [{ distance: { value: 1200 }, duration: { value: 60 } }],
  overview_polyline: { points },
};

describe("a way", () => {
  it.each<[string, unknown]>([
    ["newer", { routes: [newer] }],
    ["classic", { routes: [classic], status: "OK" }],
    ["wrapped", { content: { routes: [newer] } }],
    ["bare", [newer]],
  ])("is read in its %s form", (_, response) => {
    expect(normaliseWay(response)).toEqual({ metres: 1200, seconds: 60, line });
  });

  it("may come without time and line, or with a damaged one", () => {
    expect(normaliseWay({ routes: [{ distanceMeters: "1200" }] })).toEqual({
      metres: 1200,
      seconds: null,
      line: [],
    });
    expect(normaliseWay({ routes: [{ ...newer, polyline: { encodedPolyline: "_p" } }] })?.line).toEqual([]);
  });

  it.each([
    [null],
    [{}],
    [{ routes: [] }],
    [[]],
    [{ routes: [{}] }],
    [{ error: { code: 403 } }],
    [{ routes: [{ distanceMeters: -1 }] }],
  ])("is none in %j", (response) => expect(normaliseWay(response)).toBeNull());

  it("is unusable as a bare text", () => expect(() => normaliseWay("x")).toThrowError("unusable"));
});
