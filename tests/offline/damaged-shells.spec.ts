/** Shells that came in half, have holes or are damaged: an older whole one, the plain message, never a white screen. */
import type { Page } from "@playwright/test";
import { failedInstallations, test } from "../fixtures/releases-test";
import { expect } from "../fixtures/test";
import { agree, look, offer, openSettings, settingsTitle, shells, state, version } from "../pages/versions";

// React's message about a part whose file is there but empty.
test.use({ allowedErrors: new RegExp(`${failedInstallations.source}|Minified React error #306`) });

test("half a download, then a captive portal during installation: the old build stays, the next check completes it", async ({
  context,
  releases,
}) => {
  const page = await openSettings(context, releases.url);
  const before = await version(page);
  releases.publish("b");
  let answered = 0;
  releases.fault = ({ path }) => {
    if (!path.startsWith("/assets/")) return null;
    answered += 1;
    return answered > 12 ? "cut" : null;
  };
  await look(page);
  expect(answered).toBeGreaterThan(12);
  expect(await state(page)).toMatchObject({ active: true, waiting: false });

  releases.fault = ({ path }) => (path === "/service-worker.js" ? null : "portal");
  await look(page);
  expect(await state(page)).toMatchObject({ active: true, waiting: false });
  await expect(offer(page)).toHaveCount(0);
  // Nothing of the portal has become part of a shell.
  const poisoned = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of (await caches.keys()).filter((key) => key.startsWith("shell-"))) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.text();
        if (text?.includes("Harbour Wi-Fi")) found.push(request.url);
      }
    }
    return found;
  });
  expect(poisoned).toEqual([]);

  // The page has seen two installations fail, and still hears of the third.
  releases.fault = () => null;
  await look(page);
  await expect(offer(page)).toBeVisible();
  expect(await version(page)).toBe(before);
  await agree(page);
  expect(await version(page)).not.toBe(before);
  await expect.poll(() => shells(page)).toEqual([releases.shellOf("b")]);
});

/** Gives the files of this pattern another text in every shell, or takes them away where it is null; returns how many. */
const spoil = (page: Page, pattern: string, text: string | null) =>
  page.evaluate(
    async ([source, replacement]) => {
      let spoiled = 0;
      for (const name of (await caches.keys()).filter((key) => key.startsWith("shell-"))) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!new RegExp(source ?? "").test(new URL(request.url).pathname)) continue;
          spoiled += 1;
          await cache.delete(request);
          if (replacement === null || replacement === undefined) continue;
          await cache.put(
            request,
            new Response(replacement, { headers: { "Content-Type": "text/javascript" } }),
          );
        }
      }
      return spoiled;
    },
    [pattern, text] as const,
  );

test("a shell with missing files is repaired at the next start; offline there is a plain message, never a white screen", async ({
  context,
  releases,
}) => {
  const page = await openSettings(context, releases.url);
  expect(await spoil(page, "^/assets/main-.*\\.js$", null)).toBeGreaterThan(0);
  await page.reload();
  await expect(settingsTitle(page)).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(settingsTitle(page)).toBeVisible();

  await spoil(page, "^/assets/main-.*\\.js$", null);
  await page.reload();
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: /Reload/ }).click();
  await expect(settingsTitle(page)).toBeVisible();
});

test("a damaged script is detected and replaced, and the app starts by itself", async ({
  context,
  releases,
}) => {
  const page = await openSettings(context, releases.url);
  expect(await spoil(page, "^/assets/main-.*\\.js$", "export const = broken")).toBeGreaterThan(0);
  await page.reload();
  await expect(settingsTitle(page)).toBeVisible();
});

test("a damaged script offline leads to a plain message with a button, and is repaired afterwards", async ({
  context,
  releases,
}) => {
  const page = await openSettings(context, releases.url);
  await spoil(page, "^/assets/main-.*\\.js$", "export const = broken");
  await context.setOffline(true);
  await page.reload();
  await expect(
    page.getByRole("heading", { name: "You are offline" }).or(page.locator("#boot-message:visible")),
  ).toBeVisible();
  // With the network this page may begin anew by itself at any moment, and would end what is opened in its place.
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(`${releases.url}/settings`, { waitUntil: "commit" });
  await expect(settingsTitle(next)).toBeVisible();
});

/** Takes every shell away as a whole. */
const loseShells = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.startsWith("shell-")) await caches.delete(name);
  });

test("an empty script is detected and replaced, and the app starts by itself", async ({
  context,
  releases,
}) => {
  const page = await openSettings(context, releases.url);
  expect(await spoil(page, "^/assets/main-.*\\.js$", "")).toBeGreaterThan(0);
  await page.reload();
  await expect(settingsTitle(page)).toBeVisible();
});

test("an empty script offline leads to a plain message, never a skeleton", async ({ context, releases }) => {
  const page = await openSettings(context, releases.url);
  await context.setOffline(true);
  expect(await spoil(page, "^/assets/main-.*\\.js$", "")).toBeGreaterThan(0);
  await page.reload();
  await expect(
    page.getByRole("heading", { name: "You are offline" }).or(page.locator("#boot-message:visible")),
  ).toBeVisible();
});

for (const [what, text] of [
  ["garbled", "export const = broken"],
  ["emptied", ""],
] as const)
  test(`a route's ${what} script is replaced as soon as it was asked for, and the route is shown`, async ({
    context,
    releases,
  }) => {
    const page = await openSettings(context, releases.url);
    expect(await spoil(page, "^/assets/settings[^/]*\\.js$", text)).toBeGreaterThan(0);
    await page.reload();
    await expect(settingsTitle(page)).toBeVisible();
  });

test("an empty document is never a white page", async ({ context, releases }) => {
  const page = await openSettings(context, releases.url);
  expect(await spoil(page, "^/app\\.html$", "")).toBeGreaterThan(0);
  await page.reload();
  await expect(settingsTitle(page)).toBeVisible();
  await context.setOffline(true);
  await spoil(page, "^/app\\.html$", "<!doctype html>");
  await page.reload();
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
});

const soundFiles = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith("shell-"));
    return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
  });

for (const [what, damage] of [
  ["a document that went missing", (page: Page) => spoil(page, "^/app\\.html$", null)],
  ["a shell that went missing as a whole", loseShells],
] as const)
  test(`${what} is back after one start with the network`, async ({ context, releases }) => {
    const page = await openSettings(context, releases.url);
    const files = await soundFiles(page);
    await damage(page);
    await page.reload();
    await expect(settingsTitle(page)).toBeVisible();
    await expect.poll(() => soundFiles(page), { timeout: 60_000 }).toBeGreaterThanOrEqual(files);
    await context.setOffline(true);
    await page.reload();
    await expect(settingsTitle(page)).toBeVisible();
  });
