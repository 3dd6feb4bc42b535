/** A cache in between mixes zones up: lists of the home are another zone's. None of it may be shown or kept as this one's. */
import { readDeviceStorage } from "../pages/device-storage";
import { en } from "../pages/texts";
import { otherZoneData } from "./invariants";
import type { ScenarioRun } from "./scenario-run";
import { open } from "./shopper";

/** Lists of the home that name stores. */
const LISTS = [
  "stores/get-stores/all",
  "stores/popular",
  "stores/latest",
  "items/popular",
  "items/most-reviewed",
  "items/discounted",
  "items/recommended",
  "items/new-arrival",
];

export async function browseOtherZone(life: ScenarioRun): Promise<void> {
  const { shopping, schedule, outcome, town } = life;
  const { page } = shopping;
  const calls = LISTS.map((path) => `GET /api/v1/${path}`);
  for (const call of calls) schedule.force(call, "other-zone");
  await open(shopping, "/home", page.getByRole("heading", { name: en("catalogue", "home.popularItems") }));
  await life.goodWeather();
  const kept = await readDeviceStorage(page);
  const shown = (await page.locator("main").textContent()) ?? "";
  outcome.broken.push(...otherZoneData(kept + shown, town.elsewhere.storeNames));
}
