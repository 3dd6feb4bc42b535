import { describe, expect, it } from "vitest";
import { decodePolyline } from "./polyline";

describe("an encoded line", () => {
  it("is read as its places", () => {
    // The example of the format's own description.
    expect(decodePolyline("_p~iF~ps|U_ulLnnqC_mqNvxq`@")).toEqual([
      { lat: 38.5, lng: -120.2 },
      { lat: 40.7, lng: -120.95 },
      { lat: 43.252, lng: -126.453 },
    ]);
  });

  it.each([
    ["cut", "_p~iF~ps|U_ulL"],
    ["of other letters", "_p~iF ~ps|U"],
    ["without an end", "~~~~~~~~"],
    ["off the globe", "~fsia@_p~iF"],
  ])("that is damaged (%s) is none", (_, text) => expect(decodePolyline(text)).toEqual([]));

  it("of nothing is none", () => expect(decodePolyline("")).toEqual([]));
});
