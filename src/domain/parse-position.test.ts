import { describe, expect, it } from "vitest";
import { parsePosition } from "./parse-position";

describe("a position of the wire", () => {
  it.each([
    ["10", "20", { lat: 10, lng: 20 }],
    ["0", "0", null],
    ["", "20", null],
    ["north", "20", null],
    ["91", "20", null],
    [null, null, null],
  ])("%j, %j is %j", (latitude, longitude, expected) => {
    expect(parsePosition(latitude, longitude)).toEqual(expected);
  });
});
