import { describe, expect, it } from "vitest";
import { phoneKind, wayTo } from "./way-to";

const door = { latitude: 25.2, longitude: 55.3, address: "14 Harbour Street, Port & Co" };
const unknown = { ...door, latitude: null, longitude: null };

describe("the way to a door", () => {
  it("opens the app of Android's owner, Maps on Apple's phones, and a map elsewhere", () => {
    expect(wayTo(door, "android")).toBe("geo:25.2,55.3?q=25.2,55.3");
    expect(wayTo(door, "apple")).toBe("https://maps.apple.com/?dirflg=d&daddr=25.2,55.3");
    expect(wayTo(door, "other")).toContain("mlat=25.2&mlon=55.3");
  });

  it("goes by the words where the place is not known", () => {
    const words = "14%20Harbour%20Street%2C%20Port%20%26%20Co";
    for (const phone of ["android", "apple", "other"] as const)
      expect(wayTo(unknown, phone)).toContain(words);
  });
});

it("tells the kinds of phones apart, a tablet of Apple by its touch screen", () => {
  const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15";
  const kind = (userAgent: string, maxTouchPoints = 5) => phoneKind({ userAgent, maxTouchPoints });
  expect(kind("Mozilla/5.0 (Linux; Android 14; Pixel 7)")).toBe("android");
  expect(kind("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)")).toBe("apple");
  expect([kind(mac), kind(mac, 0)]).toEqual(["apple", "other"]);
});
