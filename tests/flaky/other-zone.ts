/** A cache in between mixes zones up: lists of the home are another zone's. None of it may be shown or kept as this one's. */
import { expect } from "@playwright/test";
import { readDeviceStorage } from "../pages/device-storage";
import { en } from "../pages/texts";
import { untilAnswered } from "../pages/until-answered";
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
  const { shopping, schedule, outcome, town, stage } = life;
  const { page } = shopping;
  const calls = LISTS.map((path) => `GET /api/v1/${path}`);
  for (const call of calls) schedule.force(call, "other-zone");
  const happened = () => stage.proxy.happened.filter((text) => text.startsWith("other-zone")).length;
  const before = happened();
  await open(shopping, "/home", page.getByRole("heading", { name: en("catalogue", "home.popularItems") }));
  // Parts further down load when they come near; a refused call is repeated once.
  await untilAnswered(page, async () => {
    for (const heading of await page.locator("#root main section").all())
      await heading.scrollIntoViewIfNeeded({ timeout: 2_000 }).catch(() => undefined);
    await expect.poll(() => happened() - before, { timeout: 20_000 }).toBeGreaterThan(0);
  });
  await page.locator("#root main article").first().waitFor();
  await life.goodWeather();
  const kept = await readDeviceStorage(page);
  const shown = (await page.locator("#root main").textContent()) ?? "";
  outcome.broken.push(...otherZoneData(kept + shown, town.elsewhere.storeNames));
}
