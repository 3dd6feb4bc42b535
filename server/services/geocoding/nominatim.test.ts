import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { brokenAnswers, type MapStandIn, openMapStandIn } from "../../testing/map-stand-in";
import { nominatimPlaces } from "./nominatim";

/** Rows as Nominatim 4 sends them (jsonv2). */
const house = {
  place_id: 132_442_719,
  licence: "Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright",
  osm_type: "node",
  osm_id: 2_575_837_331,
  lat: "52.4839270",
  lon: "13.3567180",
  category: "place",
  type: "house",
  place_rank: 30,
  importance: 0.00000999,
  addresstype: "place",
  name: "",
  display_name: "12, Hauptstraße, Schöneberg, Berlin, 10827, Deutschland",
  address: {
    house_number: "12",
    road: "Hauptstraße",
    suburb: "Schöneberg",
    city: "Berlin",
    postcode: "10827",
    country: "Deutschland",
    country_code: "de",
  },
  boundingbox: ["52.4838", "52.4840", "13.3566", "13.3568"],
};
const station = {
  ...house,
  osm_id: 3_856_100_103,
  lat: "52.5250839",
  lon: "13.3694020",
  name: "محطة برلين",
  display_name: "محطة برلين، Europaplatz، برلين، ألمانيا",
  address: { railway: "محطة برلين", road: "Europaplatz", city: "برلين", country: "ألمانيا" },
};

let standIn: MapStandIn;
let places: ReturnType<typeof nominatimPlaces>;
beforeAll(async () => {
  standIn = await openMapStandIn();
  places = nominatimPlaces(standIn.ask);
});
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.requests.length = 0;
  standIn.answer = () => ({ body: [house, station, house] });
});

describe("places by Nominatim", () => {
  it("are asked for in the shopper's language, in the name of the shop", async () => {
    await places.search("haupt 12", "ar");
    const [{ url, userAgent } = {}] = standIn.requests;
    expect(url?.pathname).toBe("/search");
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      q: "haupt 12",
      limit: "6",
      format: "jsonv2",
      addressdetails: "1",
      "accept-language": "ar",
    });
    expect(userAgent).toBe("Doorstep (+https://shop.example)");
  });

  it("become predictions in the classic form, each once, whose id is the place", async () => {
    const { predictions, status } = await places.search("haupt 12", "en");
    expect(status).toBe("OK");
    expect(
      predictions.map(({ description, structured_formatting }) => [description, structured_formatting]),
    ).toEqual([
      [
        "Hauptstraße 12, Schöneberg, Berlin, 10827, Deutschland",
        { main_text: "Hauptstraße 12", secondary_text: "Schöneberg, Berlin, 10827, Deutschland" },
      ],
      [
        "محطة برلين, Europaplatz, برلين, ألمانيا",
        { main_text: "محطة برلين", secondary_text: "Europaplatz, برلين, ألمانيا" },
      ],
    ]);
    standIn.requests.length = 0;
    const id = predictions[0]?.place_id ?? "";
    expect(await places.details(id, "en")).toEqual({
      result: {
        place_id: id,
        name: "Hauptstraße 12",
        formatted_address: "Hauptstraße 12, Schöneberg, Berlin, 10827, Deutschland",
        geometry: { location: { lat: 52.483927, lng: 13.356718 } },
      },
      status: "OK",
    });
    expect(standIn.requests).toEqual([]);
  });

  it("know the address of a point, and none out at sea", async () => {
    standIn.answer = () => ({ body: house });
    expect(await places.addressOf({ lat: 52.4839, lng: 13.3567 }, "en")).toEqual({
      results: [
        {
          formatted_address: "Hauptstraße 12, Schöneberg, Berlin, 10827, Deutschland",
          geometry: { location: { lat: 52.483927, lng: 13.356718 } },
        },
      ],
      status: "OK",
    });
    expect(standIn.requests[0]?.url.pathname).toBe("/reverse");
    expect(standIn.requests[0]?.url.searchParams.get("lon")).toBe("13.3567");
    standIn.answer = () => ({ body: { error: "Unable to geocode" } });
    expect(await places.addressOf({ lat: 0, lng: 0 }, "en")).toEqual({ results: [], status: "ZERO_RESULTS" });
  });

  it.each(brokenAnswers)("with %s are none, and the status says why", async (_, answer, status) => {
    standIn.answer = () => answer;
    expect(await places.search("x", "en")).toEqual({ predictions: [], status });
    expect(await places.addressOf({ lat: 1, lng: 2 }, "en")).toEqual({ results: [], status });
  });

  it("are left out where a row has no name, or lies nowhere on earth", async () => {
    const rows = [
      null,
      5,
      "row",
      { ...house, lat: "north" },
      { ...house, lat: "91" },
      { ...house, lon: null },
      { ...house, lon: "" },
      { ...house, display_name: "", address: {} },
      { ...house, display_name: 7, address: null },
      { lat: "1", lon: "2" },
    ];
    standIn.answer = () => ({ body: rows });
    expect(await places.search("x", "en")).toEqual({ predictions: [], status: "ZERO_RESULTS" });
  });

  it("have one line of bounded length, without what turns or breaks it, and an id that the contract takes", async () => {
    const hostile = {
      ...house,
      name: "\u202egniK\u0000|1|2\n".repeat(60),
      display_name: `x, ${"é🙂\ud800".repeat(600)}`,
      address: {},
    };
    standIn.answer = () => ({ body: [hostile] });
    const [prediction] = (await places.search("x", "en")).predictions;
    expect(prediction?.description).not.toMatch(/[\u202e\u0000\n|]|\p{Cs}/u);
    expect(prediction?.place_id.length).toBeLessThanOrEqual(500);
    const { result } = await places.details(prediction?.place_id ?? "", "en");
    expect(result?.formatted_address).toBe(prediction?.description);
  });

  it.each(["", "ChIJ-one", "1|2", "1|2|", "91|2|a|b", "x|y|a|b", "|||", "NaN|0|a"])(
    "have no details for the id %j",
    async (id) => {
      expect(await places.details(id, "en")).toEqual({ status: "NOT_FOUND" });
    },
  );
});
