/** A first visit on a line that dies: files that do not come, and a config that could not be read again. */
import type { Page } from "@playwright/test";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { home } from "../pages/first-pages";
import { enableClockShift, shiftClock } from "../pages/shifted-clock";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { untilAnswered } from "../pages/until-answered";
import { startVisitWith } from "../pages/visit";

test.use({
  allowedErrors: /net::ERR_|dynamically imported module|preload CSS|Failed to load resource|Error: broken/,
});

const appScript = /\/assets\/main-[^/]+\.js$/;

/** How often the page was loaded since this was called. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  return () => loads;
}

test.describe("a part whose file does not come", () => {
  test.beforeEach(async ({ context }) => startVisitWith(context, await findPlainDish()));

  test("says so in its place, and the page is not loaded again while the shop has no other version", async ({
    page,
  }) => {
    const loads = countLoads(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/" && !request.isNavigationRequest())
        asked.push(request.url());
    });
    await page.route(/\/assets\/settings-[^/]+\.js$/, (route) => route.abort());
    const main = page.getByRole("main");
    await untilAnswered(page, async () => {
      await page.goto("/settings");
      await expect(main.getByRole("alert")).toContainText(en("shell", "error.configText"));
      await expect.poll(() => asked.length).toBeGreaterThan(0);
    });
    expect(loads()).toBe(1);
    await page.unroute(/\/assets\/settings-[^/]+\.js$/);
    const shopper = new Shopper(page);
    await shopper.press(shopper.button(en("shell", "app.retry"), main));
    await expect(page.getByRole("heading", { level: 1, name: en("shell", "settings.title") })).toBeVisible();
  });

  test("loads the page once where the shop has another version", async ({ page }) => {
    const loads = countLoads(page);
    await page.route(/\/assets\/settings-[^/]+\.js$/, (route) => route.abort());
    await page.route(
      (url) => url.pathname === "/",
      async (route) => {
        const response = await route.fetch();
        const text = (await response.text()).replaceAll(/main-[\w-]+\.js/g, "main-another.js");
        await route.fulfill({ response, body: text });
      },
    );
    await untilAnswered(page, async () => {
      await page.goto("/settings");
      await expect.poll(loads).toBe(2);
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    });
    expect(loads()).toBe(2);
  });

  test("does not lead to the browser's own error page when the line is dead", async ({ page, context }) => {
    await page.goto("/settings");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const loads = countLoads(page);
    // The browser believes that it is online, and nothing comes.
    await context.route("**/*", (route) => route.abort());
    await page.evaluate(() => {
      history.pushState({}, "", "/wishlist");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible({ timeout: 40_000 });
    expect(loads()).toBe(0);
  });
});

test.describe("a page whose scripts never came", () => {
  const message = (page: Page) => page.getByText(/The app could not be loaded/);

  for (const path of ["/", "/settings"]) {
    test(`${path} tries again by itself and is there when the line is`, async ({ page, context }) => {
      if (path !== "/") await startVisitWith(context, await findPlainDish());
      await page.route(appScript, (route) => route.abort());
      await page.goto(path);
      await expect(message(page)).toBeVisible();
      await page.unroute(appScript);
      await expect(page.locator("#first-screen")).toHaveCount(0, { timeout: 60_000 });
      await expect(message(page)).toBeHidden();
    });
  }

  for (const [when, tell] of [
    ["the network is back", () => dispatchEvent(new Event("online"))],
    ["it is seen again", () => document.dispatchEvent(new Event("visibilitychange"))],
  ] as const) {
    test(`asks at once when ${when}`, async ({ page }) => {
      await page.route(appScript, (route) => route.abort());
      await page.goto("/");
      await expect(message(page)).toBeVisible();
      const asked = page.waitForRequest(
        (request) => !request.isNavigationRequest() && request.url() === page.url(),
      );
      await page.evaluate(tell);
      await asked;
      await page.unroute(appScript);
      await page.evaluate(tell);
      await expect(page.locator("#first-screen")).toHaveCount(0, { timeout: 60_000 });
    });
  }

  test("stays where it is when it is pressed on a dead line, and comes with the next press", async ({
    page,
    context,
  }) => {
    await page.route(appScript, (route) => route.abort());
    await page.goto("/");
    await expect(message(page)).toBeVisible();
    const loads = countLoads(page);
    await context.route("**/*", (route) => route.abort());
    const asked = page.waitForEvent("requestfailed");
    await page.getByRole("button", { name: "Reload" }).tap();
    await asked;
    await expect(message(page)).toBeVisible();
    expect(loads()).toBe(0);
    await context.unroute("**/*");
    await page.unroute(appScript);
    await page.getByRole("button", { name: "Reload" }).tap();
    await expect(page.locator("#first-screen")).toHaveCount(0, { timeout: 60_000 });
  });

  test("whose scripts come and do not run is not loaded again without end", async ({ page }) => {
    const loads = countLoads(page);
    await page.route(appScript, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken')" }),
    );
    await page.goto("/settings");
    await expect.poll(loads, { timeout: 60_000 }).toBe(4);
    await untilAnswered(page, () => page.evaluate(() => dispatchEvent(new Event("online"))));
    expect(loads()).toBe(4);
    await expect(message(page)).toBeVisible();
  });
});

test("a config that could not be read again is still what the next start has", async ({ page, context }) => {
  await enableClockShift(context);
  await startVisitWith(context, await findPlainDish());
  await page.goto("/home");
  await expect(home(page)).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem("doorstep.boot") ?? "");
  await expect.poll(kept).toContain('["config","en"]'.replaceAll('"', '\\"'));
  // Its window is over; the other calls of the start are answered, and stored.
  await shiftClock(page, 3_600_000);
  await page.route("**/api/v1/config", (route) => route.fulfill({ status: 500, json: { errors: [] } }));
  const before = await kept();
  await page.goto("/home");
  await expect(home(page)).toBeVisible();
  await expect.poll(kept).not.toBe(before);
  await page.goto("/home");
  await expect(home(page)).toBeVisible();
  await expect(page.getByText(en("shell", "error.configTitle"))).toHaveCount(0);
});
