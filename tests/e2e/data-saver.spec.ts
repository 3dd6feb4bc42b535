import type { BrowserContext, Page } from "@playwright/test";
import { sessionKeys } from "../../src/platform/storage/storage-keys";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

/** The Network Information API of Chromium. */
async function lineIs(context: BrowserContext, line: { saveData?: boolean; effectiveType?: string }) {
  await context.addInitScript((reported) => {
    const connection = Object.assign(new EventTarget(), { saveData: false, effectiveType: "4g" }, reported);
    Object.defineProperty(navigator, "connection", { configurable: true, get: () => connection });
  }, line);
}

/** Requested widths of the pictures of a home. */
async function widthsOnHome(page: Page): Promise<number[]> {
  const widths: number[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith("/pictures/")) widths.push(Number(url.searchParams.get("w")));
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { name: en("catalogue", "home.popularItems") })).toBeVisible();
  await expect.poll(() => widths.length).toBeGreaterThan(4);
  return widths;
}
const mean = (widths: number[]) => widths.reduce((sum, width) => sum + width, 0) / widths.length;

test("pictures are smaller with data saver on, and every card still has one", async ({ browser }) => {
  const { place, module } = await findPlainDish();
  const means: number[] = [];
  for (const saveData of [false, true]) {
    const context = await browser.newContext({
      viewport: { width: 412, height: 900 },
      deviceScaleFactor: 2.6,
    });
    await lineIs(context, { saveData });
    await startVisitWith(context, { place, module });
    const page = await context.newPage();
    const widths = await widthsOnHome(page);
    means.push(mean(widths));
    if (saveData) for (const width of widths) expect(width).toBeLessThanOrEqual(480);
    await context.close();
  }
  expect((means[1] ?? 0) * 1.6).toBeLessThan(means[0] ?? 0);
});

test("the setting says why it is on by itself, and can be switched by hand", async ({ page, context }) => {
  await lineIs(context, { effectiveType: "2g" });
  const shopper = new Shopper(page);
  await page.goto("/settings");
  await expect(page.getByText(en("account", "saver.slow"))).toBeVisible();
  const setting = page.getByRole("switch", { name: "Data saver" });
  await shopper.press(page.getByText("Data saver", { exact: true }), "Space");
  await expect(setting).toBeChecked();
  await expect(page.getByText(en("account", "saver.slow"))).toHaveCount(0);
  await page.reload();
  await expect(setting).toBeChecked();
});

test("hovering prefetches a store's page, but not with data saver on", async ({ browser }) => {
  const { place, module } = await findPlainDish();
  for (const saveData of [false, true]) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await lineIs(context, { saveData });
    await startVisitWith(context, { place, module });
    // A message left by the page before is shown as soon as its listener is there.
    await context.addInitScript((key) => {
      sessionStorage.setItem(key, JSON.stringify({ kind: "info", textKey: "language.changed" }));
    }, sessionKeys.toastAfterReload);
    const page = await context.newPage();
    await page.goto("/store/popular");
    await expect(page.getByText(en("shell", "language.changed"))).toBeVisible();
    const cards = page.getByRole("main").locator('a[href^="/store/"]');
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().includes("/stores/details/")) asked += 1;
    });
    const rest = async () => {
      await page.mouse.move(0, 0);
      await cards.nth(1).hover();
      await expect.poll(() => asked, { timeout: 2_000 }).toBe(1);
    };
    // On a slow machine the hover's listener runs only a moment later.
    if (saveData) await expect(rest()).rejects.toThrow();
    else await expect(rest).toPass();
    expect(asked).toBe(saveData ? 0 : 1);
    await context.close();
  }
});
