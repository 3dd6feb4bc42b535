import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { chooseMaps, type MapSettings } from "./choose-maps";
import type { PlaceProvider } from "./ports";
import { straightLinePlanner } from "./services/routing";
import { type MapStandIn, openMapStandIn } from "./testing/map-stand-in";

let standIn: MapStandIn;
beforeAll(async () => {
  standIn = await openMapStandIn();
});
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.requests.length = 0;
});

const planner = straightLinePlanner(async () => 2);
const town: PlaceProvider = {
  search: async () => ({ predictions: [], status: "TOWN" }),
  details: async () => ({ status: "TOWN" }),
  addressOf: async () => ({ results: [], status: "TOWN" }),
};
const limits = { perSecond: 1000, perDay: 3 };
const choose = (settings: Partial<MapSettings>) =>
  chooseMaps(
    {
      googleMapsKey: null,
      googleMapsPerDay: 100,
      googleMapsUrl: standIn.url,
      placesFrom: null,
      routesFrom: null,
      publicUrl: "https://shop.example",
      ...settings,
    },
    { places: town, planner },
  );
const searched = async (settings: Partial<MapSettings>) =>
  (await choose(settings).places?.search("x", "en"))?.status ?? "none";
const trip = { from: { lat: 0, lng: 0 }, to: { lat: 0, lng: 0.01 }, mode: "driving" } as const;

it("places come from who is named, from Google where only its key is set, and otherwise from the town", async () => {
  standIn.answer = ({ pathname }) => ({ body: pathname.startsWith("/maps/") ? { status: "GOOGLE" } : [] });
  expect(await searched({})).toBe("TOWN");
  expect(await searched({ googleMapsKey: "key" })).toBe("GOOGLE");
  expect(await searched({ googleMapsKey: "key", placesFrom: { provider: "none" } })).toBe("none");
  const nominatim = { provider: "nominatim", url: standIn.url, ...limits } as const;
  expect(await searched({ googleMapsKey: "key", placesFrom: nominatim })).toBe("ZERO_RESULTS");
  expect(standIn.requests.at(-1)?.userAgent).toBe("Doorstep (+https://shop.example)");
});

it("a service is asked once for the same words, and so often a day as is allowed", async () => {
  standIn.answer = () => ({ body: [] });
  const { places } = choose({ placesFrom: { provider: "nominatim", url: standIn.url, ...limits } });
  for (const text of ["a", "A ", "b", "c", "d"]) await places?.search(text, "en");
  expect(standIn.requests).toHaveLength(3);
  expect((await places?.search("d", "en"))?.status).toBe("OVER_QUERY_LIMIT");
  // A chosen place needs no look-up.
  expect((await places?.details("1|2|Quay|", "en"))?.status).toBe("OK");
});

it("ways of a service that fails are estimated, by the shop's factor, and measured once it works again", async () => {
  const { routePlanner } = choose({ routesFrom: { provider: "osrm", url: standIn.url, ...limits } });
  const meters = async () => (await routePlanner.distance(trip, "en")).distanceMeters;
  standIn.answer = () => ({ status: 503 });
  expect(await meters()).toBe(2224);
  standIn.answer = () => ({ body: { code: "Ok", distances: [[1500]], durations: [[200]] } });
  expect(await meters()).toBe(1500);
  expect(routePlanner.courierRoute(trip.from, trip.to)).toHaveLength(2);
});

it("ways are straight lines where the settings say so, whatever else is there", async () => {
  const { routePlanner } = choose({ googleMapsKey: "key", routesFrom: { provider: "line" } });
  expect((await routePlanner.distance(trip, "en")).distanceMeters).toBe(2224);
  expect(standIn.requests).toEqual([]);
});
