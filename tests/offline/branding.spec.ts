/** The shop's own name and look: they change while the app is open, and stay when the network is gone. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { enableClockShift, shiftClock } from "../pages/shifted-clock";
import { startVisitWith, waitForStorage, waitForWorker } from "../pages/visit";

// Chromium's own log lines for failed requests.
test.use({
  allowedErrors: /Failed to (load resource|fetch)/,
  // On a phone the shop's mark gives way to the module's name.
  viewport: { width: 1280, height: 800 },
});

/** More than the window of config, ms. */
const later = 360_000;

const accent = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--doorstep-colors-accent").trim(),
  );
const metaOf = (page: Page, name: string) =>
  page.evaluate(
    (wanted) => document.querySelector<HTMLMetaElement>(`meta[name="${wanted}"]`)?.content ?? "",
    name,
  );
const brand = (page: Page) => page.getByRole("banner").getByRole("link", { name: /Doorstep|Nour Bakery/ });
const isDrawn = (page: Page) =>
  brand(page)
    .locator("img")
    .evaluate((image: HTMLImageElement) => image.naturalWidth > 0);

test("another look of the shop reaches an open app with its config, and is there without a network", async ({
  page,
  context,
  ownServer,
}) => {
  await enableClockShift(context);
  await context.grantPermissions(["notifications"], { origin: ownServer.url });
  const { place, module } = await findPlainDish();
  await startVisitWith(context, { place, module });
  await page.goto(`${ownServer.url}/home`);
  await waitForWorker(page);
  await waitForStorage(page);
  const builtAccent = await accent(page);

  const picture = join(ownServer.dataFolder, "logo.svg");
  writeFileSync(
    picture,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4" fill="#8a1c4a"/></svg>',
  );
  ownServer.ops("branding", "icon", picture);
  ownServer.ops("config", "set", "business_name", '"Nour Bakery"');
  ownServer.ops("config", "set", "branding", '{"accent":"#8a1c4a"}');

  // Without a network the app does not know, and starts.
  await context.setOffline(true);
  await page.reload();
  await expect(brand(page)).toHaveAccessibleName("Doorstep");
  expect(await accent(page)).toBe(builtAccent);

  await context.setOffline(false);
  await shiftClock(page, later);
  await page.evaluate(() => caches.delete("windowed-calls"));
  await page.reload();
  await expect(brand(page)).toHaveAccessibleName("Nour Bakery");
  await expect.poll(() => accent(page)).toBe("#8a1c4a");
  await expect.poll(() => metaOf(page, "application-name")).toBe("Nour Bakery");
  const version = await metaOf(page, "branding");
  const isKept = () =>
    page.evaluate(async () => {
      const kept = await caches.match("/branding.json", { cacheName: "branding" });
      return kept ? ((await kept.json()) as { version: string }).version : "";
    });
  await expect.poll(isKept).toBe(version);

  await context.setOffline(true);
  await page.reload();
  await expect(brand(page)).toHaveAccessibleName("Nour Bakery");
  await expect(page).toHaveTitle(/Nour Bakery$/);
  expect(await metaOf(page, "branding")).toBe(version);
  expect(await accent(page)).toBe("#8a1c4a");
  await expect.poll(() => isDrawn(page)).toBe(true);

  const [worker] = context.serviceWorkers();
  const shown = await worker?.evaluate(async () => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration };
    const push = new Event("push");
    const works: Promise<unknown>[] = [];
    Object.assign(push, { data: null, waitUntil: (work: Promise<unknown>) => works.push(work) });
    dispatchEvent(push);
    await Promise.all(works);
    const [notification] = await scope.registration.getNotifications();
    return { title: notification?.title, icon: new URL(notification?.icon ?? "", location.href).pathname };
  });
  const icons = await page.evaluate(async () => {
    const kept = (await caches.match("/branding.json", { cacheName: "branding" })) ?? new Response("{}");
    return ((await kept.json()) as { icons?: string }).icons;
  });
  expect(shown).toEqual({ title: "Nour Bakery", icon: `${icons}icon-192.png` });
});

test("who comes for the first time sees the shop's name and look before any script has run", async ({
  browser,
  ownServer,
}) => {
  ownServer.ops("config", "set", "business_name", '{"en":"Nour Bakery","ar":"مخبز نور"}');
  ownServer.ops("config", "set", "branding", '{"accent":"#8a1c4a","short_name":"Nour"}');
  ownServer.ops(
    "config",
    "set",
    "react_landing_page",
    '{"header_title":{"en":"Warm bread","ar":"خبز ساخن"}}',
  );
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.route(/\/assets\//, (route) => route.abort());
  await page.goto(ownServer.url);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Warm bread", {
    useInnerText: true,
  });
  expect(await accent(page)).toBe("#8a1c4a");
  await expect(page.locator(".fs-landing .fs-brand")).toContainText("Nour Bakery");
  await page.unrouteAll();
  await page.reload();
  // The app takes over with the same words.
  await expect(page.locator("#root").getByRole("heading", { level: 1 })).toContainText("Warm bread");
  await expect(page).toHaveTitle(/Nour Bakery$/);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    return (await (await fetch(link?.href ?? "")).json()) as Record<string, unknown>;
  });
  expect(manifest).toMatchObject({ name: "Nour Bakery", short_name: "Nour" });
  expect(manifest).not.toHaveProperty("screenshots");
  await context.close();
});
