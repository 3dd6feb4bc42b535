/** The first visit over a bad network: the worker loses some of its files and is tried again while the shopper looks around. */
import { test } from "../fixtures/releases-test";
import { expect } from "../fixtures/test";
import { settingsTitle } from "../pages/versions";
import { waitForWorker } from "../pages/visit";

test.describe.configure({ timeout: 120_000 });

test("a first installation that lost twenty files is tried again in the same visit, and the app opens offline then", async ({
  context,
  releases,
}) => {
  const page = await context.newPage();
  const lost = new Set<string>();
  let pageIsThere = false;
  releases.fault = ({ path }) => {
    if (!pageIsThere || !/\.js$/.test(path) || path === "/service-worker.js" || lost.has(path)) return null;
    if (lost.size === 20) return null;
    lost.add(path);
    return "cut";
  };
  // Before the worker asks for its first file, all that the page itself wants has come.
  context.on("serviceworker", () => {
    pageIsThere = true;
  });
  await page.goto(`${releases.url}/settings`);
  await expect(settingsTitle(page)).toBeVisible();
  await expect.poll(() => lost.size).toBe(20);
  await waitForWorker(page);
  await context.setOffline(true);
  await page.reload();
  await expect(settingsTitle(page)).toBeVisible();
});
