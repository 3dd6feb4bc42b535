import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { brokenAnswers, type MapStandIn, openMapStandIn } from "../../testing/map-stand-in";
import { photonPlaces } from "./photon";

/** A feature as Photon sends it. */
const feature = (properties: Record<string, unknown>, coordinates: unknown = [13.356718, 52.483927]) => ({
  type: "Feature",
  properties: { osm_type: "N", osm_id: 2_575_837_331, osm_key: "place", osm_value: "house", ...properties },
  geometry: { type: "Point", coordinates },
});
const house = feature({
  type: "house",
  housenumber: "12",
  street: "Hauptstraße",
  district: "Schöneberg",
  postcode: "10827",
  city: "Berlin",
  state: "Berlin",
  country: "Germany",
  countrycode: "DE",
});
const bakery = feature({
  type: "house",
  name: "Bakery Ann",
  housenumber: "3",
  street: "Hauptstraße",
  city: "Berlin",
  country: "Germany",
});
const collection = (...features: unknown[]) => ({ type: "FeatureCollection", features });

let standIn: MapStandIn;
beforeAll(async () => {
  standIn = await openMapStandIn();
});
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.requests.length = 0;
  standIn.answer = () => ({ body: collection(house, bakery, house) });
});

describe("places by Photon", () => {
  it("become predictions in the classic form, each once", async () => {
    const { predictions, status } = await photonPlaces(standIn.ask).search("haupt", "en");
    expect(status).toBe("OK");
    expect(predictions.map(({ structured_formatting }) => structured_formatting)).toEqual([
      { main_text: "Hauptstraße 12", secondary_text: "Schöneberg, 10827 Berlin, Berlin, Germany" },
      { main_text: "Bakery Ann", secondary_text: "Hauptstraße 3, Berlin, Germany" },
    ]);
    const [{ url } = {}] = standIn.requests;
    expect(url?.pathname).toBe("/api");
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({ q: "haupt", limit: "6", lang: "en" });
    const { result } = await photonPlaces(standIn.ask).details(predictions[1]?.place_id ?? "", "en");
    expect(result?.geometry.location).toEqual({ lat: 52.483927, lng: 13.356718 });
  });

  it("come by their local names where it does not know the language, which it is asked for once", async () => {
    standIn.answer = (url) =>
      url.searchParams.get("lang") === "ar"
        ? {
            status: 400,
            body: { message: "Language is not supported. Supported are: default, en, de, fr" },
          }
        : { body: collection(house) };
    const places = photonPlaces(standIn.ask);
    expect((await places.search("haupt", "ar")).status).toBe("OK");
    expect((await places.addressOf({ lat: 52.4, lng: 13.3 }, "ar")).results).toHaveLength(1);
    expect(standIn.requests.map(({ url }) => [url.pathname, url.searchParams.get("lang")])).toEqual([
      ["/api", "ar"],
      ["/api", null],
      ["/reverse", null],
    ]);
  });

  it("are none where it refuses for another reason", async () => {
    standIn.answer = () => ({ status: 400, body: { message: "missing search term 'q'" } });
    expect(await photonPlaces(standIn.ask).search("x", "en")).toEqual({
      predictions: [],
      status: "INVALID_REQUEST",
    });
    expect(standIn.requests).toHaveLength(1);
  });

  it.each(brokenAnswers)("with %s are none, and the status says why", async (_, answer, status) => {
    standIn.answer = () => answer;
    const places = photonPlaces(standIn.ask);
    expect(await places.search("x", "en")).toEqual({ predictions: [], status });
    expect(await places.addressOf({ lat: 1, lng: 2 }, "en")).toEqual({ results: [], status });
  });

  it("are left out where a feature has no name, or lies nowhere on earth", async () => {
    const { properties } = house;
    const features = [
      null,
      "feature",
      feature({}),
      feature(properties, []),
      feature(properties, null),
      feature(properties, ["a", "b"]),
      feature(properties, [200, 10]),
      feature(properties, { 0: 1, 1: 2 }),
      { type: "Feature", properties: null, geometry: null },
    ];
    standIn.answer = () => ({ body: collection(...features) });
    expect(await photonPlaces(standIn.ask).search("x", "en")).toEqual({
      predictions: [],
      status: "ZERO_RESULTS",
    });
  });
});
