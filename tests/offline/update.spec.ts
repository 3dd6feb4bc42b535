import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { openReleases, type Releases } from "../fixtures/releases";
import { type Find, findPlainDish, newCustomer, runningOrders } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { arriveWith, workerAnswers } from "../pages/arrivals";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";

// Failed installations are part of these stories, and Chromium writes them down.
test.use({
  allowedErrors: [
    /Failed to load resource|integrity|bad-precaching|Failed to fetch|SyntaxError|^uncaught: $/,
  ],
});
test.describe.configure({ timeout: 120_000 });

let releases: Releases;
test.beforeEach(async () => {
  releases = await openReleases();
});
test.afterEach(() => releases.close());

const line = (page: Page) => page.getByText(en("shell", "update.ready"));
const settingsTitle = (page: Page) => page.getByRole("heading", { level: 1, name: "Settings" });
const shells = async (page: Page): Promise<string[]> =>
  (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith("shell-")).sort();
const state = (page: Page) =>
  page.evaluate(async () => {
    const { active, waiting, installing } = await navigator.serviceWorker.ready;
    return { active: active !== null, waiting: waiting !== null, installing: installing !== null };
  });
/** Looks for a new version, as the browser does by itself; resolves when what it found is installed or thrown away. */
const look = (page: Page) =>
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
const version = (page: Page) => page.getByText("Version").locator("span").textContent();
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);

async function openSettings(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${releases.url}/settings`);
  await expect(settingsTitle(page)).toBeVisible();
  await workerAnswers(page);
  return page;
}

async function agree(page: Page): Promise<void> {
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await reloaded;
  await expect(settingsTitle(page)).toBeVisible();
}

test("a new build waits behind one quiet line and comes when the shopper agrees", async ({ context }) => {
  const page = await openSettings(context);
  await expect(line(page)).toHaveCount(0);
  const before = await version(page);

  releases.publish("b");
  await markDocument(page);
  await look(page);
  await expect(line(page)).toHaveCount(1);
  // It waits: the page in use is still the first build's.
  expect(await state(page)).toMatchObject({ waiting: true });
  expect(await shells(page)).toEqual([releases.shellOf(""), releases.shellOf("b")].sort());
  expect(await isSameDocument(page)).toBe(true);

  await agree(page);
  expect(await state(page)).toMatchObject({ waiting: false });
  expect(await version(page)).not.toBe(before);
  await expect(line(page)).toHaveCount(0);
  await expect.poll(() => shells(page)).toEqual([releases.shellOf("b")]);
});

test("a worker file that HTTP caches were told to keep for a year is still asked for", async ({
  context,
}) => {
  releases.workerHeaders = { "Cache-Control": "public, max-age=31536000, immutable" };
  const page = await openSettings(context);
  releases.publish("b");
  await look(page);
  await expect(line(page)).toBeVisible();
});

test("a version that waited through a whole visit comes at the next start without a question", async ({
  context,
}) => {
  const page = await openSettings(context);
  releases.publish("b");
  await look(page);
  await expect(line(page)).toBeVisible();
  await page.close();
  const next = await openSettings(context);
  await expect.poll(async () => (await state(next)).waiting).toBe(false);
  await next.goto(`${releases.url}/settings`);
  await expect(settingsTitle(next)).toBeVisible();
  await expect.poll(() => shells(next)).toEqual([releases.shellOf("b")]);
});

test("a version that nobody took is skipped for the next one", async ({ context }) => {
  const page = await openSettings(context);
  const first = await version(page);
  releases.publish("b");
  await look(page);
  await expect(line(page)).toBeVisible();
  releases.publish("cc");
  await look(page);
  await expect.poll(() => shells(page)).toContain(releases.shellOf("cc"));
  await expect.poll(async () => (await state(page)).waiting).toBe(true);
  await agree(page);
  expect(await version(page)).not.toBe(first);
  await expect.poll(() => shells(page)).toEqual([releases.shellOf("cc")]);
});

test("one tab takes the new version while another is in checkout, which goes on with its own build and orders", async ({
  context,
}) => {
  const find: Find = await findPlainDish();
  const { token } = await newCustomer();
  await arriveWith(context, { place: find.place, module: find.module, token });
  const buying = await context.newPage();
  const shopper = new Shopper(buying);
  await buying.goto(`${releases.url}/store/${find.store.slug}`);
  await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
  await shopper.isTold("Item added to cart");
  await workerAnswers(buying);
  await buying.goto(`${releases.url}/checkout?page=cart`);
  await expect(shopper.placeButton).toBeEnabled();
  const phone = buying.getByRole("main").getByLabel("Phone");
  await phone.fill("+15550001234");
  await markDocument(buying);

  const other = await openSettings(context);
  releases.publish("b");
  await look(other);
  await expect(line(other)).toBeVisible();
  await agree(other);
  // The tab in checkout is the same document, with what was typed; its build's files are gone from the server.
  expect(await isSameDocument(buying)).toBe(true);
  await expect(phone).toHaveValue("+15550001234");
  expect(await shells(buying)).toEqual([releases.shellOf(""), releases.shellOf("b")].sort());
  const oldChunk = await buying.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
    return (await fetch(script)).status;
  });
  expect(oldChunk).toBe(200);

  await buying.bringToFront();
  await shopper.press(shopper.placeButton);
  await expect(buying).toHaveURL(/orderId=\d+/, { timeout: 40_000 });
  expect(await runningOrders(token)).toHaveLength(1);
});

test("half a download, then a portal during installation: the old build stays, the next look completes it", async ({
  context,
}) => {
  const page = await openSettings(context);
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
  await expect(line(page)).toHaveCount(0);
  // Nothing of the portal has become part of a shell.
  const poisoned = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of (await caches.keys()).filter((key) => key.startsWith("shell-"))) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.text();
        if (text?.includes("Please sign in")) found.push(request.url);
      }
    }
    return found;
  });
  expect(poisoned).toEqual([]);

  // The page has seen two installations fail and is told of the third all the same.
  releases.fault = () => null;
  await look(page);
  await expect(line(page)).toBeVisible();
  expect(await version(page)).toBe(before);
  await agree(page);
  expect(await version(page)).not.toBe(before);
  await expect.poll(() => shells(page)).toEqual([releases.shellOf("b")]);
});

/** Spoils files of every shell: `change` gets a path and answers its new text, or null for "taken away". */
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

test("a shell with holes heals at the next start; without network there is a plain message, never a white screen", async ({
  context,
}) => {
  const page = await openSettings(context);
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

test("a damaged script is noticed, replaced, and the app starts without a press", async ({ context }) => {
  const page = await openSettings(context);
  expect(await spoil(page, "^/assets/main-.*\\.js$", "export const = broken")).toBeGreaterThan(0);
  await page.reload();
  await expect(settingsTitle(page)).toBeVisible();
});

test("a damaged script without network leaves a plain message with a button, and heals afterwards", async ({
  context,
}) => {
  const page = await openSettings(context);
  await spoil(page, "^/assets/main-.*\\.js$", "export const = broken");
  await context.setOffline(true);
  await page.reload();
  await expect(
    page.getByRole("heading", { name: "You are offline" }).or(page.locator("#boot-message:visible")),
  ).toBeVisible();
  await context.setOffline(false);
  await page.goto(`${releases.url}/settings`);
  await expect(settingsTitle(page)).toBeVisible();
});

test("the kill switch takes worker and caches away, keeps the cart, and a later worker comes back", async ({
  context,
}) => {
  const find = await findPlainDish();
  await arriveWith(context, { place: find.place, module: find.module });
  const page = await context.newPage();
  const shopper = new Shopper(page);
  await page.goto(`${releases.url}/store/${find.store.slug}`);
  await workerAnswers(page);
  await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
  await shopper.isTold("Item added to cart");

  const kill = readFileSync(join(import.meta.dirname, "../../dist/page/service-worker-off.js"));
  releases.fault = ({ path }) =>
    path === "/service-worker.js"
      ? {
          status: 200,
          headers: { "Content-Type": "text/javascript", "Cache-Control": "no-cache" },
          body: kill,
        }
      : null;
  const reloaded = page.waitForEvent("load");
  await page.evaluate(() => {
    void navigator.serviceWorker.getRegistration().then((registration) => registration?.update());
  });
  await reloaded;
  await expect(page.getByRole("heading", { level: 1, name: find.store.name })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  // It does not turn in a circle, although the page registers its worker again at every start.
  await markDocument(page);
  await page.waitForFunction(() => performance.now() > 6_000);
  expect(await isSameDocument(page)).toBe(true);
  await expect(await shopper.lineOf(find.item)).toBeVisible();

  releases.fault = () => null;
  await page.goto(`${releases.url}/settings`);
  await workerAnswers(page);
  expect(await shells(page)).toEqual([releases.shellOf("")]);
});
