/** A page's build, the worker's versions and their shells. */
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { en } from "./texts";
import { waitForWorker } from "./visit";

/** The quiet line that offers a new version. */
export const offer = (page: Page) => page.getByText(en("shell", "update.ready"));
export const settingsTitle = (page: Page) => page.getByRole("heading", { level: 1, name: "Settings" });
export const shells = async (page: Page): Promise<string[]> =>
  (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith("shell-")).sort();
export const state = (page: Page) =>
  page.evaluate(async () => {
    const { active, waiting, installing } = await navigator.serviceWorker.ready;
    return { active: active !== null, waiting: waiting !== null, installing: installing !== null };
  });
/** Looks for a new version, as the browser does by itself; resolves when what it found is installed or thrown away. */
export const look = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    const coming = registration.installing;
    if (!coming) return;
    await new Promise<void>((resolve) => {
      const settled = () => {
        if (coming.state !== "installing") resolve();
      };
      coming.addEventListener("statechange", settled);
      settled();
    });
  });
export const version = (page: Page) =>
  page
    .getByRole("paragraph")
    .filter({ hasText: /^Version / })
    .locator("span")
    .textContent();
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { sameDocument: true }));
export const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);

/** A page of the settings of a release's server, with its worker. */
export async function openSettings(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  // A version that waits is taken at the start, by a reload of the page's own that may come before everything is loaded.
  await page.goto(`${url}/settings`, { waitUntil: "commit" });
  await expect(settingsTitle(page)).toBeVisible();
  await waitForWorker(page);
  return page;
}

/** Resolves when the version that waits has become the active one, with every page of it closed. */
export async function becomesActive(context: BrowserContext): Promise<void> {
  const isWaiting = (): boolean => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    return registration.waiting !== null || registration.active?.state !== "activated";
  };
  // A worker that was stopped meanwhile answers nothing; the one that is active does.
  const answers = () =>
    Promise.all(context.serviceWorkers().map((worker) => worker.evaluate(isWaiting).catch(() => true)));
  await expect.poll(async () => (await answers()).some((waits) => !waits)).toBe(true);
}

/** Takes the new version that is offered. */
export async function agree(page: Page): Promise<void> {
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await reloaded;
  await expect(settingsTitle(page)).toBeVisible();
}
