import { expect, it } from "vitest";
import { straightLinePlanner } from "../routing";
import type { GoogleMaps } from "./google-maps";
import { sparingMaps } from "./sparing-maps";

const planner = straightLinePlanner(async () => 1.3);

function stage(perDay: number) {
  const asked: string[] = [];
  const clock = { now: Date.UTC(2026, 0, 1, 12) };
  let status = "OK";
  const maps: GoogleMaps = {
    search: async (text) => {
      asked.push(text);
      return { predictions: [], status };
    },
    details: async () => ({ status: "NOT_FOUND" }),
    addressOf: async ({ lat }) => {
      asked.push(String(lat));
      return { results: [], status };
    },
    distance: planner.distance,
    directions: planner.directions,
  };
  return {
    asked,
    clock,
    fail: () => {
      status = "UNKNOWN_ERROR";
    },
    spared: sparingMaps(maps, { perDay, planner, now: () => clock.now }),
  };
}

it("the same words and the same place are looked up once a day", async () => {
  const { asked, spared, clock } = stage(100);
  for (const text of ["Quay Road", " quay  road", "QUAY ROAD"]) await spared.search(text, "en");
  await spared.search("Quay Road", "ar");
  for (const lat of [40.00001, 40.00002]) await spared.addressOf({ lat, lng: 2 }, "en");
  expect(asked).toEqual(["Quay Road", "Quay Road", "40.00001"]);
  clock.now += 25 * 3_600_000;
  await spared.search("Quay Road", "en");
  expect(asked).toHaveLength(4);
});

it("what failed is asked for again", async () => {
  const { asked, spared, fail } = stage(100);
  fail();
  await spared.search("Quay", "en");
  await spared.search("Quay", "en");
  expect(asked).toHaveLength(2);
});

it("one address cannot use up what others need", async () => {
  const { spared } = stage(20);
  const search = async (address: string, count: number) => {
    const statuses = [];
    for (let turn = 0; turn < count; turn += 1)
      statuses.push((await spared.search(`${address} ${turn}`, "en", address)).status);
    return statuses.filter((status) => status === "OK").length;
  };
  expect(await search("stranger", 30)).toBe(10);
  expect(await search("one", 5)).toBe(2);
  expect(await search("two", 5)).toBe(2);
});

it("beyond the day's budget nothing is looked up, distances are estimated, and the next day begins anew", async () => {
  const { asked, spared, clock } = stage(3);
  for (let count = 0; count < 10; count += 1) await spared.search(`Street ${count}`, "en");
  expect(asked).toHaveLength(3);
  expect((await spared.search("Street 0", "en")).status).toBe("OK");
  expect((await spared.search("Street 9", "en")).status).toBe("OVER_QUERY_LIMIT");
  const trip = { from: { lat: 40, lng: 2 }, to: { lat: 40.01, lng: 2 }, mode: "driving" } as const;
  expect((await spared.distance(trip, "en")).rows[0]?.elements[0]?.status).toBe("OK");
  clock.now += 24 * 3_600_000;
  await spared.search("Street 9", "en");
  expect(asked).toHaveLength(4);
});
