import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type GoogleMaps, googleMaps } from "./google-maps";

/** Responses as the service sends them, by path. */
const recorded: Record<string, unknown> = {
  "/maps/api/place/autocomplete/json": {
    predictions: [
      {
        description: "Hauptstraße 1, Berlin, Germany",
        matched_substrings: [{ length: 5, offset: 0 }],
        place_id: "ChIJ-one",
        reference: "ChIJ-one",
        structured_formatting: { main_text: "Hauptstraße 1", secondary_text: "Berlin, Germany" },
        terms: [{ offset: 0, value: "Hauptstraße 1" }],
        types: ["street_address", "geocode"],
      },
      { description: "Without an id" },
    ],
    status: "OK",
  },
  "/maps/api/place/details/json": {
    html_attributions: [],
    result: {
      formatted_address: "Hauptstraße 1, 10827 Berlin, Germany",
      geometry: { location: { lat: 52.4839, lng: 13.3567 }, viewport: {} },
      name: "Hauptstraße 1",
      place_id: "ChIJ-one",
    },
    status: "OK",
  },
  "/maps/api/geocode/json": {
    results: [
      { formatted_address: "Hauptstraße 1", geometry: { location: { lat: 52.48, lng: 13.35 } }, types: [] },
    ],
    status: "OK",
  },
  "/maps/api/distancematrix/json": {
    rows: [
      {
        elements: [
          {
            distance: { text: "1.7 km", value: 1742 },
            duration: { text: "6 mins", value: 341 },
            status: "OK",
          },
        ],
      },
    ],
    status: "OK",
  },
  "/maps/api/directions/json": {
    routes: [
      {
        legs: [{ distance: { value: 1742 }, duration: { value: 341 } }],
        overview_polyline: { points: "_lgsF_ptf@D" },
      },
    ],
    status: "OK",
  },
};

let service: Server;
let requests: URL[] = [];
let respond: (path: string) => { status: number; body: string } = () => ({ status: 500, body: "" });
let places: GoogleMaps;

beforeAll(async () => {
  service = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://loopback");
    requests.push(url);
    const { status, body } = respond(url.pathname);
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  });
  await new Promise<void>((ready) => service.listen(0, "127.0.0.1", ready));
  const { port } = service.address() as AddressInfo;
  places = googleMaps({ key: "secret", baseUrl: `http://127.0.0.1:${port}` });
});
afterAll(() => new Promise((done) => service.close(done)));
beforeEach(() => {
  requests = [];
  respond = (path) => ({ status: 200, body: JSON.stringify(recorded[path] ?? {}) });
});

const trip = { from: { lat: 52.48, lng: 13.35 }, to: { lat: 52.49, lng: 13.36 }, mode: "walking" } as const;

describe("the Google-compatible driver", () => {
  it("sends key and language, and returns the classic form", async () => {
    const found = await places.search("haupt", "ar");
    expect(found).toEqual({
      predictions: [
        {
          description: "Hauptstraße 1, Berlin, Germany",
          place_id: "ChIJ-one",
          structured_formatting: { main_text: "Hauptstraße 1", secondary_text: "Berlin, Germany" },
        },
      ],
      status: "OK",
    });
    expect(requests[0]?.searchParams.get("key")).toBe("secret");
    expect(requests[0]?.searchParams.get("language")).toBe("ar");
    const { result } = await places.details("ChIJ-one", "en");
    expect(result?.geometry.location).toEqual({ lat: 52.4839, lng: 13.3567 });
    expect((await places.addressOf(trip.from, "en")).results[0]?.formatted_address).toBe("Hauptstraße 1");
    const distance = await places.distance(trip, "en");
    expect(distance.rows[0]?.elements[0]?.distance?.value).toBe(1742);
    expect(requests.at(-1)?.searchParams.get("mode")).toBe("walking");
    expect((await places.directions(trip, "en")).routes[0]).toEqual({
      distanceMeters: 1742,
      duration: "341s",
      polyline: { encodedPolyline: "_lgsF_ptf@D" },
    });
  });

  it("finds nothing when the service refuses, fails, or responds with something else", async () => {
    const bodies = [
      { status: 200, body: '{"status":"REQUEST_DENIED","error_message":"no"}' },
      { status: 500, body: "" },
      { status: 200, body: "<html>" },
      { status: 200, body: "null" },
      { status: 200, body: '{"predictions":"x","results":5,"rows":[null],"routes":{}}' },
    ];
    for (const body of bodies) {
      respond = () => body;
      expect((await places.search("x", "en")).predictions).toEqual([]);
      expect((await places.details("x", "en")).result).toBeUndefined();
      expect((await places.addressOf(trip.from, "en")).results).toEqual([]);
      expect((await places.distance(trip, "en")).rows[0]?.elements[0]?.distance).toBeUndefined();
      expect((await places.directions(trip, "en")).routes).toEqual([]);
    }
    const silent = googleMaps({ key: "x", baseUrl: "http://127.0.0.1:9", timeoutMs: 200 });
    expect((await silent.search("x", "en")).predictions).toEqual([]);
  });
});
