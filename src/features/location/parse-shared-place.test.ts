import { describe, expect, it } from "vitest";
import { parseSharedPlace, type SharedTexts } from "./parse-shared-place";

const point = (lat: number, lng: number) => ({ kind: "point", position: { lat, lng } });
const words = (text: string) => ({ kind: "words", words: text });

describe("a place that is shared", () => {
  it.each<[string, SharedTexts, ReturnType<typeof point>]>([
    ["geo", { url: "geo:40.5,-73.25" }, point(40.5, -73.25)],
    ["geo with height and zoom", { text: "geo:40.5,-73.25,12;u=35?z=17" }, point(40.5, -73.25)],
    ["geo of Android with a label", { url: "geo:0,0?q=40.5,-73.25(Blue+Anchor)" }, point(40.5, -73.25)],
    ["geo in a sentence", { text: "Meet me here GEO:40.5,-73.25 at 8" }, point(40.5, -73.25)],
    ["a pair of numbers", { text: "40.5, -73.25" }, point(40.5, -73.25)],
    ["Google's map in view", { url: "https://www.google.com/maps/@40.5,-73.25,17z" }, point(40.5, -73.25)],
    [
      "Google's place, not the middle of the map around it",
      {
        text: "Blue Anchor\nhttps://www.google.com/maps/place/Blue+Anchor/@1.5,2.5,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d40.5!4d-73.25!16s",
      },
      point(40.5, -73.25),
    ],
    ["Google's query", { url: "https://maps.google.com/?q=40.5,-73.25" }, point(40.5, -73.25)],
    [
      "Google's search link",
      { url: "https://www.google.com/maps/search/?api=1&query=40.5%2C-73.25" },
      point(40.5, -73.25),
    ],
    [
      "Google's search path",
      { url: "https://www.google.com/maps/search/40.5,+-73.25?entry=tts" },
      point(40.5, -73.25),
    ],
    [
      "Google's directions",
      { url: "https://www.google.com/maps/dir/?api=1&destination=40.5,-73.25" },
      point(40.5, -73.25),
    ],
    ["an old Google link", { url: "http://maps.google.com/maps?q=loc:40.5,-73.25" }, point(40.5, -73.25)],
    ["Apple", { url: "https://maps.apple.com/?ll=40.5,-73.25&q=Blue%20Anchor&t=m" }, point(40.5, -73.25)],
    [
      "Apple's newer link",
      { url: "https://maps.apple.com/place?coordinate=40.5,-73.25&name=Blue" },
      point(40.5, -73.25),
    ],
    [
      "OpenStreetMap's mark",
      { url: "https://www.openstreetmap.org/?mlat=40.5&mlon=-73.25#map=16/1.5/2.5" },
      point(40.5, -73.25),
    ],
    [
      "OpenStreetMap's view",
      { url: "https://www.openstreetmap.org/#map=16/40.5/-73.25" },
      point(40.5, -73.25),
    ],
    ["Bing", { url: "https://www.bing.com/maps?cp=40.5~-73.25&lvl=16" }, point(40.5, -73.25)],
    ["HERE", { url: "https://share.here.com/l/40.5,-73.25,Blue%20Anchor?z=16" }, point(40.5, -73.25)],
    ["Waze", { url: "https://www.waze.com/ul?ll=40.5%2C-73.25&navigate=yes" }, point(40.5, -73.25)],
    [
      "Waze's live map",
      { url: "https://www.waze.com/live-map/directions?to=ll.40.5%2C-73.25" },
      point(40.5, -73.25),
    ],
    [
      "Yandex, which puts the longitude first",
      { url: "https://yandex.com/maps/?ll=-73.25%2C40.5&z=16" },
      point(40.5, -73.25),
    ],
    [
      "a link beside words",
      { title: "Blue Anchor", text: "It is great: https://maps.google.com/?q=40.5,-73.25" },
      point(40.5, -73.25),
    ],
    ["a link in another field", { title: "geo:40.5,-73.25" }, point(40.5, -73.25)],
  ])("%s is a point", (_, shared, expected) => {
    expect(parseSharedPlace(shared)).toEqual(expected);
  });

  it.each<[string, SharedTexts, string]>([
    [
      "a short link, which only its maker can read",
      { text: "Blue Anchor\n1 Quay Road https://maps.app.goo.gl/abc" },
      "Blue Anchor 1 Quay Road",
    ],
    ["geo with an address", { url: "geo:0,0?q=1+Quay+Road" }, "1 Quay Road"],
    ["a search on a map", { url: "https://maps.apple.com/?q=Blue%20Anchor" }, "Blue Anchor"],
    [
      "Google's place without a point",
      { url: "https://www.google.com/maps/place/1+Quay+Road" },
      "1 Quay Road",
    ],
    ["Arabic", { text: "١ شارع الميناء" }, "١ شارع الميناء"],
    ["an address that begins with numbers", { text: "12 34th Street" }, "12 34th Street"],
  ])("%s is a search text", (_, shared, expected) => {
    expect(parseSharedPlace(shared)).toEqual(words(expected));
  });

  it.each<[string, SharedTexts]>([
    ["nothing", {}],
    ["empty texts", { title: "", text: " ", url: null }],
    ["a pole that is none", { url: "geo:91,0" }],
    ["degrees beyond the globe", { url: "geo:12.5,181" }],
    ["the middle of nowhere", { url: "geo:0,0" }],
    ["no numbers", { url: "geo:NaN,Infinity" }],
    ["a script", { url: "javascript:alert(1)" }],
    ["data", { url: "data:text/html,<script>alert(1)</script>" }],
    ["a link that says nothing", { url: "https://evil.test/" }],
    ["a broken link", { url: "https://%%%" }],
    ["signs only", { text: "<>{}|\\^`\u0000\u202e" }],
    ["one letter", { text: "x" }],
  ])("%s is no place", (_, shared) => {
    expect(parseSharedPlace(shared)).toBeNull();
  });

  it.each([
    "<img src=x onerror=alert(1)> Quay",
    "Quay\u0000\u0007\u202eRoad",
    "geo:0,0?q=<script>alert(1)</script>",
    "geo:1e309,1e309?q=%E0%A4%A Quay",
    "https://maps.test/?q=%00%0a%3Csvg%3E Quay",
  ])("%j gives plain text only", (text) => {
    const place = parseSharedPlace({ text });
    if (place?.kind === "words") expect(place.words).not.toMatch(/[<>"\p{C}]/u);
    else expect(place).toBeNull();
  });

  it("is found quickly in very long and unusual texts", () => {
    const started = performance.now();
    for (const text of [
      "9".repeat(100_000),
      "geo:".repeat(50_000),
      `https://a.test/${"!3d1".repeat(5_000)}`,
      `/place/${"/".repeat(50_000)}`,
      `https://a.test/place/${"1.".repeat(50_000)}`,
      "a ".repeat(100_000),
      "https://".repeat(50_000),
      `${"a".repeat(50_000)}:`,
    ]) {
      const place = parseSharedPlace({ text, url: text, title: text });
      if (place?.kind === "words") expect(place.words.length).toBeLessThanOrEqual(120);
    }
    expect(performance.now() - started).toBeLessThan(500);
  });
});
