import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  brokenAnswers,
  type MapStandIn,
  openMapStandIn,
  type StandInAnswer,
} from "../../testing/map-stand-in";
import { orEstimated } from "./or-estimated";
import { osrmRoutes } from "./osrm";
import { straightLinePlanner } from "./straight-line";

const planner = straightLinePlanner(async () => 1.3);
const trip = { from: { lat: 52.48, lng: 13.35 }, to: { lat: 52.49, lng: 13.36 }, mode: "driving" } as const;

/** Answers as OSRM 5.27 sends them. */
const table = {
  code: "Ok",
  distances: [[1742.3]],
  durations: [[341.2]],
  destinations: [{ hint: "x", distance: 3.2, name: "Quay Road", location: [13.36, 52.49] }],
  sources: [{ hint: "y", distance: 1.1, name: "", location: [13.35, 52.48] }],
};
const route = {
  code: "Ok",
  routes: [
    {
      geometry: "_lgsF_ptf@D",
      legs: [{ steps: [], distance: 1742.3, duration: 341.2, summary: "", weight: 341.2 }],
      distance: 1742.3,
      duration: 341.2,
      weight_name: "routability",
      weight: 341.2,
    },
  ],
  waypoints: [],
};

let standIn: MapStandIn;
let routes: ReturnType<typeof osrmRoutes>;
beforeAll(async () => {
  standIn = await openMapStandIn();
  routes = orEstimated(osrmRoutes(standIn.ask), planner);
});
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.requests.length = 0;
  standIn.answer = (url) => ({ body: url.pathname.startsWith("/table/") ? table : route });
});

/** Wrong answers, and ways that nobody can travel. */
const unusable: (readonly [string, StandInAnswer])[] = [
  ...brokenAnswers.map(([name, answer]) => [name, answer] as const),
  ["a profile that it does not have", { status: 400, body: { code: "InvalidValue" } }],
  ["rubbish", { body: { code: "Ok", distances: [["far"]], durations: [], routes: [{ geometry: 5 }] } }],
  [
    "less than nothing",
    { body: { ...table, distances: [[-1]], routes: [{ ...route.routes[0], distance: -1 }] } },
  ],
  ["no table", { body: { code: "Ok", distances: {}, routes: {} } }],
];

const noWay = { rows: [{ elements: [{ status: "ZERO_RESULTS" }] }], status: "OK" };

describe("ways by OSRM", () => {
  it("are measured along the roads, longitude first", async () => {
    const found = await routes.distance(trip, "en");
    expect(found.rows[0]?.elements[0]).toEqual({
      distance: { text: "1.7 km", value: 1742 },
      duration: { text: "6 mins", value: 341 },
      status: "OK",
    });
    const [{ url } = {}] = standIn.requests;
    expect(url?.pathname).toBe("/table/v1/driving/13.350000,52.480000;13.360000,52.490000");
    expect(url?.searchParams.get("annotations")).toBe("distance,duration");
  });

  it("are as long on foot, and take longer", async () => {
    const walked = await routes.distance({ ...trip, mode: "walking" }, "en");
    expect(walked).toMatchObject({ distanceMeters: 1742, duration: "1245s" });
  });

  it("have the line of the roads", async () => {
    expect(await routes.directions(trip, "en")).toEqual({
      routes: [{ distanceMeters: 1742, duration: "341s", polyline: { encodedPolyline: "_lgsF_ptf@D" } }],
    });
  });

  it.each([
    [{ status: 400, body: { code: "NoRoute", message: "Impossible route between points" } }],
    [{ status: 400, body: { code: "NoSegment", message: "Could not find a matching segment" } }],
    [{ status: 400, body: { code: "NoTable" } }],
    [{ body: { ...table, distances: [[null]], durations: [[null]] } }],
  ])("are none where no road leads there: %j", async (answer) => {
    standIn.answer = () => answer;
    expect(await routes.distance(trip, "en")).toEqual(noWay);
  });

  it("have no line where no road leads there", async () => {
    standIn.answer = () => ({ status: 400, body: { code: "NoRoute" } });
    expect(await routes.directions(trip, "en")).toEqual({ routes: [] });
  });

  it.each(unusable)("are estimated with %s", async (_, answer) => {
    standIn.answer = () => answer;
    expect(await routes.distance(trip, "en")).toEqual(await planner.distance(trip, "en"));
    expect(await routes.directions(trip, "en")).toEqual(await planner.directions(trip, "en"));
  });
});
