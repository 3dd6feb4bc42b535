/** Installations over a bad network: the worker loses some of its files and is tried again while the shopper looks around. */
import type { Page } from "@playwright/test";
import type { Releases } from "../fixtures/releases";
import { test } from "../fixtures/releases-test";
import { expect } from "../fixtures/test";
import {
  isSameDocument,
  look,
  markDocument,
  offer,
  openSettings,
  settingsTitle,
  state,
} from "../pages/versions";
import { waitForWorker } from "../pages/visit";

const lostFiles = 20;

/** From `begin()` to `end()` some scripts cannot be had, however often the worker and the browser ask. */
function loseFiles(releases: Releases): { begin: () => void; end: () => void; lost: () => number } {
  const lost = new Set<string>();
  let isLosing = false;
  releases.fault = ({ path }) => {
    if (!isLosing || !/\.js$/.test(path) || path === "/service-worker.js") return null;
    if (!lost.has(path) && lost.size === lostFiles) return null;
    lost.add(path);
    return "cut";
  };
  return {
    begin: () => {
      isLosing = true;
    },
    end: () => {
      isLosing = false;
    },
    lost: () => lost.size,
  };
}

/** Nothing is installed, and nothing is being installed. */
const hasNoWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined);

test("a first installation that failed is tried again in the same visit: its worker controls the page and opens the app offline", async ({
  context,
  releases,
}) => {
  const page = await context.newPage();
  const { begin, end, lost } = loseFiles(releases);
  // Before the worker asks for its first file, all that the page itself wants has come.
  context.once("serviceworker", begin);
  await page.goto(`${releases.url}/settings`);
  await expect(settingsTitle(page)).toBeVisible();
  await markDocument(page);
  await expect.poll(lost, { timeout: 30_000 }).toBe(lostFiles);
  await expect.poll(() => hasNoWorker(page), { timeout: 30_000 }).toBe(true);
  end();
  await waitForWorker(page);
  expect(await isSameDocument(page)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(settingsTitle(page)).toBeVisible();
});

test("an update that lost twenty files is tried again in the same visit, and is offered then", async ({
  context,
  releases,
}) => {
  const page = await openSettings(context, releases.url);
  const { begin, end, lost } = loseFiles(releases);
  releases.publish("b");
  begin();
  await look(page);
  expect(lost()).toBe(lostFiles);
  expect(await state(page)).toMatchObject({ waiting: false });
  end();
  await expect(offer(page)).toBeVisible();
  expect(await state(page)).toMatchObject({ waiting: true });
});
