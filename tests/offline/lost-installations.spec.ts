/** Installations over a bad network: the worker loses some of its files and is tried again while the shopper looks around. */
import type { Releases } from "../fixtures/releases";
import { test } from "../fixtures/releases-test";
import { expect } from "../fixtures/test";
import { look, offer, openSettings, settingsTitle, state } from "../pages/versions";
import { waitForWorker } from "../pages/visit";

test.describe.configure({ timeout: 120_000 });

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

test("a first installation whose files are lost once each is completed in the same visit, and the app opens offline then", async ({
  context,
  releases,
}) => {
  const page = await context.newPage();
  const lost = new Set<string>();
  let pageIsThere = false;
  releases.fault = ({ path }) => {
    if (!pageIsThere || !/\.js$/.test(path) || path === "/service-worker.js" || lost.has(path)) return null;
    if (lost.size === lostFiles) return null;
    lost.add(path);
    return "cut";
  };
  // Before the worker asks for its first file, all that the page itself wants has come.
  context.on("serviceworker", () => {
    pageIsThere = true;
  });
  await page.goto(`${releases.url}/settings`);
  await expect(settingsTitle(page)).toBeVisible();
  await expect.poll(() => lost.size).toBe(lostFiles);
  await waitForWorker(page);
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
