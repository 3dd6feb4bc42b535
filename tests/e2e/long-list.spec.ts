import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test";
import { anything, rows, text } from "../pages/listing";
import { startVisitWith } from "../pages/visit";

// Chromium's own lines about requests without a network.
test.use({ allowedErrors: /Failed to load resource: net::ERR_/ });

/** Px from the window's top to a row's link; null while it is not there. */
const topOf = (page: Page, href: string) =>
  page.evaluate(
    (wanted) =>
      document.querySelector(`main a[href="${CSS.escape(wanted)}"]`)?.getBoundingClientRect().top ?? null,
    href,
  );

/** Goes down the list until so many rows are there, by the button where scrolling alone does not bring more. */
async function loadRows(page: Page, count: number): Promise<void> {
  for (let turn = 0; turn < 60 && (await rows(page).count()) < count; turn += 1) {
    const more = page.getByRole("button", { name: text("list.showMore") });
    const before = await rows(page).count();
    await more.scrollIntoViewIfNeeded();
    await more.click({ timeout: 5_000 }).catch(() => undefined);
    await expect.poll(() => rows(page).count()).toBeGreaterThan(before);
  }
}

/** Brings a row into view and opens its page; returns a function that measures how far from its position it is (px). */
async function leaveFrom(page: Page, index: number) {
  const link = rows(page).nth(index).getByRole("link").first();
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const href = (await link.getAttribute("href")) ?? "";
  // The position is saved once scrolling has stopped.
  await expect.poll(() => topOf(page, href)).toBeLessThan(700);
  const before = (await topOf(page, href)) ?? 0;
  await link.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  return async () => Math.abs(((await topOf(page, href)) ?? 9999) - before);
}

test.describe("a long list", () => {
  test("ends in a button after some pages, so that the footer can be reached", async ({ page, context }) => {
    const find = await anything("ecommerce");
    await startVisitWith(context, find);
    await page.goto("/home?data_type=all");
    await expect(rows(page).first()).toBeVisible();
    const footer = page.getByRole("contentinfo");
    for (let turn = 0; turn < 30; turn += 1) {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const settled = await page
        .getByRole("button", { name: text("list.showMore") })
        .isEnabled()
        .catch(() => false);
      if (settled && (await footer.isVisible()) && (await rows(page).count()) >= 60) break;
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
      await expect(rows(page).first()).toBeAttached();
    }
    await expect.poll(() => rows(page).count()).toBe(60);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(footer).toBeInViewport();
    await page.getByRole("button", { name: text("list.showMore") }).tap();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(60);
  });

  test("is where it was after going back and after a reload", async ({ page, context }) => {
    const find = await anything("ecommerce");
    await startVisitWith(context, find);
    await page.goto("/home?data_type=all&filter=top_rated");
    await loadRows(page, 84);
    const awayFromPlace = await leaveFrom(page, 70);
    await page.goBack();
    await expect.poll(awayFromPlace).toBeLessThan(6);
    // The rows around it come first, the others follow and move nothing.
    await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(84);
    expect(await awayFromPlace()).toBeLessThan(6);
    await expect(page.getByRole("button", { name: /^Remove the filter/ })).toHaveCount(1);
    await page.reload();
    await expect.poll(awayFromPlace, { timeout: 15_000 }).toBeLessThan(6);
  });

  test("is where it was also in a browser without scroll anchoring, and at its top when its address is typed", async ({
    page,
    context,
  }) => {
    const find = await anything("ecommerce");
    await startVisitWith(context, find);
    await context.addInitScript(() => {
      const supports = CSS.supports.bind(CSS) as (...asked: string[]) => boolean;
      CSS.supports = (...asked: string[]) => asked[0] !== "overflow-anchor" && supports(...asked);
    });
    await page.goto("/home?data_type=all");
    await page.evaluate(() => document.documentElement.style.setProperty("overflow-anchor", "none"));
    await loadRows(page, 60);
    const awayFromPlace = await leaveFrom(page, 50);
    await page.goBack();
    await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(60);
    await expect.poll(awayFromPlace).toBeLessThan(6);
    await page.goto("/home?data_type=all");
    await expect(rows(page).first()).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
