import { describe, expect, it } from "vitest";
import { straightLinePlanner } from "./straight-line";

const planner = straightLinePlanner(async () => 1.3);
const from = { lat: 52.5, lng: 13.4 };
const to = { lat: 52.51, lng: 13.4 };

describe("routes without a map service", () => {
  it("are straight lines with an estimate of distance and time", async () => {
    expect(planner.courierRoute(from, to)).toEqual([
      [13.4, 52.5],
      [13.4, 52.51],
    ]);
    const driving = await planner.distance({ from, to, mode: "driving" }, "en");
    const walking = await planner.distance({ from, to, mode: "walking" }, "en");
    // 1.1 km as the crow flies.
    expect(driving.distanceMeters).toBeGreaterThan(1400);
    expect(driving.distanceMeters).toBeLessThan(1500);
    expect(walking.rows[0]?.elements[0]?.duration?.value).toBeGreaterThan(900);
    const { routes } = await planner.directions({ from, to, mode: "driving" }, "en");
    expect(routes).toEqual([
      {
        distanceMeters: driving.distanceMeters,
        duration: driving.duration,
        polyline: { encodedPolyline: "_|l_I_expAo}@?" },
      },
    ]);
  });
});
