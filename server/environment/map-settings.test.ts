import { describe, expect, it } from "vitest";
import { readSettings } from "./settings";

const read = (environment: Record<string, string>) => {
  const { placesFrom, routesFrom } = readSettings(environment);
  return { placesFrom, routesFrom };
};

describe("where places and ways are looked up", () => {
  it("is left to what else is set unless it is named", () => {
    expect(read({})).toEqual({ placesFrom: null, routesFrom: null });
    expect(read({ PLACES_PROVIDER: "none", ROUTES_PROVIDER: "line" })).toEqual({
      placesFrom: { provider: "none" },
      routesFrom: { provider: "line" },
    });
  });

  it("is a service with its limits, which are those of public ones where it is one", () => {
    const own = { PLACES_PROVIDER: "nominatim", PLACES_URL: "http://127.0.0.1:8090/nominatim/" };
    expect(read(own).placesFrom).toEqual({
      provider: "nominatim",
      url: "http://127.0.0.1:8090/nominatim",
      perSecond: 50,
      perDay: 100_000,
    });
    const open = { PLACES_PROVIDER: "photon", PLACES_URL: "https://photon.komoot.io", PLACES_PER_DAY: "900" };
    expect(read(open).placesFrom).toMatchObject({ perSecond: 1, perDay: 900 });
    const routes = { ROUTES_PROVIDER: "osrm", ROUTES_URL: "http://osrm:5000", ROUTES_PER_SECOND: "7" };
    expect(read(routes).routesFrom).toMatchObject({
      provider: "osrm",
      url: "http://osrm:5000",
      perSecond: 7,
    });
  });

  it.each([
    [{ PLACES_PROVIDER: "bing" }, "PLACES_PROVIDER must be one of"],
    [{ PLACES_PROVIDER: "photon" }, "PLACES_URL must be set"],
    [{ ROUTES_PROVIDER: "osrm" }, "ROUTES_URL must be set"],
    [{ PLACES_PROVIDER: "google" }, "PLACES_PROVIDER=google needs GOOGLE_MAPS_KEY."],
    [{ ROUTES_PROVIDER: "google" }, "ROUTES_PROVIDER=google needs GOOGLE_MAPS_KEY."],
    [{ PLACES_PROVIDER: "photon", PLACES_URL: "photon" }, "PLACES_URL must be an address"],
    [{ PLACES_PROVIDER: "photon", PLACES_URL: "ftp://photon" }, "PLACES_URL must be an address"],
    [{ PLACES_PROVIDER: "photon", PLACES_URL: "http://me:secret@photon" }, "PLACES_URL must be an address"],
    [{ PLACES_PROVIDER: "photon", PLACES_URL: "http://photon", PLACES_PER_SECOND: "0" }, "PLACES_PER_SECOND"],
    [
      { PLACES_PROVIDER: "nominatim", PLACES_URL: "https://nominatim.openstreetmap.org" },
      "allows no suggestions while somebody types",
    ],
  ])("is refused at the start: %j", (environment, sentence) => {
    expect(() => readSettings(environment as Record<string, string>)).toThrow(sentence);
    expect(() => readSettings(environment as Record<string, string>)).not.toThrow("secret");
  });
});
