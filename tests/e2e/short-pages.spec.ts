/** Pages of a few lines: their footer follows them at once. */
import type { Page } from "@playwright/test";
import { newCustomer } from "../fixtures/customers";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { shiftsOf, watchShifts } from "../pages/layout-shifts";
import { untilAnswered } from "../pages/until-answered";
import { startVisitWith } from "../pages/visit";

test.use({ allowedErrors: /status of 404/ });

/** The gap from the last line of the page to the footer, px. */
const gapOf = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector("main");
    const end = Math.max(
      ...[...(main?.querySelectorAll("h1, p, a, button, input") ?? [])].map(
        (part) => part.getBoundingClientRect().bottom,
      ),
    );
    return (document.querySelector("footer")?.getBoundingClientRect().top ?? 0) - end;
  });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test("nothing lies between a short page and the footer", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ["/no-such-page", "/forgot-password"]) {
    await open(page, path);
    // Two lines in the middle of the window have as much room below them as above.
    await expect.poll(() => gapOf(page)).toBeLessThan(270);
  }
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const)
  test(`the footer follows what is whole at once, and stays where it is, ${width} px wide`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height });
    await startVisitWith(context, await findPlainDish());
    await watchShifts(page);
    for (const path of ["/help-and-support", "/track-order", "/about-us"]) {
      await untilAnswered(page, () => open(page, path));
      // A window as high as that has no room to keep for the page.
      await expect.poll(() => gapOf(page), path).toBeLessThan(width === 390 ? 120 : 330);
      const moved = (await shiftsOf(page)).filter((shift) => Number.parseFloat(shift) > 0.02);
      expect(moved, path).toEqual([]);
    }
  });

test("nothing lies between a list without rows and the footer", async ({ page, context }) => {
  const { token } = await newCustomer();
  await startVisitWith(context, { ...(await findPlainDish()), token });
  await watchShifts(page);
  for (const tab of ["my-orders", "coupons", "wallet", "loyalty-points"]) {
    const path = `/profile?page=${tab}`;
    await untilAnswered(page, () => open(page, path));
    await expect.poll(() => gapOf(page), path).toBeLessThan(160);
    const moved = (await shiftsOf(page)).filter((shift) => Number.parseFloat(shift) > 0.02);
    expect(moved, path).toEqual([]);
  }
});
