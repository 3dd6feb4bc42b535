/** Installations over a bad network: the worker loses some of its files and is tried again while the shopper looks around. */
import type { Releases } from "../fixtures/releases";
import { test } from "../fixtures/releases-test";
import { expect } from "../fixtures/test";
import { look, offer, openSettings, settingsTitle, state } from "../pages/versions";
import { waitForWorker } from "../pages/visit";

test.describe.configure({ timeout: 120_000 });

const lostFiles = 20;
/** The worker asks for each file twice in one installation. */
const triesAFile = 2;

/** From `begin()` on, some scripts cannot be had in one whole installation. Returns how many were lost for good. */
function loseFiles(releases: Releases): { begin: () => void; lost: () => number } {
  const tries = new Map<string, number>();
  let hasBegun = false;
  releases.fault = ({ path }) => {
    if (!hasBegun || !/\.js$/.test(path) || path === "/service-worker.js") return null;
    const before = tries.get(path) ?? 0;
    if (before === triesAFile || (before === 0 && tries.size === lostFiles)) return null;
    tries.set(path, before + 1);
    return "cut";
  };
  return {
    begin: () => {
      hasBegun = true;
    },
    lost: () => [...tries.values()].filter((count) => count === triesAFile).length,
  };
}

test("a first installation that lost twenty files is tried again in the same visit, and the app opens offline then", async ({
  context,
  releases,
}) => {
  const page = await context.newPage();
  const { begin, lost } = loseFiles(releases);
  // Before the worker asks for its first file, all that the page itself wants has come.
  context.on("serviceworker", begin);
  await page.goto(`${releases.url}/settings`);
  await expect(settingsTitle(page)).toBeVisible();
  await expect.poll(lost).toBe(lostFiles);
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
  const { begin, lost } = loseFiles(releases);
  releases.publish("b");
  begin();
  await look(page);
  expect(lost()).toBe(lostFiles);
  expect(await state(page)).toMatchObject({ waiting: false });
  await expect(offer(page)).toBeVisible();
  expect(await state(page)).toMatchObject({ waiting: true });
});
