import { expect, test } from "../fixtures/test";
import { firstRows, openStore } from "../pages/server-rendered-rows";

test("pictures of first rows are seen before the app runs, and all the time while it takes their place", async ({
  page,
}) => {
  const { release } = await openStore(page);
  const picture = firstRows(page).locator("article img").first();
  await expect(picture).toHaveJSProperty("complete", true);
  await expect(picture).toHaveCSS("opacity", "1");
  const source = await picture.getAttribute("src");
  // At each frame, the same picture of whichever of the two is seen.
  await page.evaluate((address) => {
    const noted = window as Window & { faintest?: number };
    noted.faintest = 1;
    const note = () => {
      const screen = document.querySelector("#first-screen") ?? document.querySelector("#root");
      const picture = screen?.querySelector(`article img[src="${address}"]`);
      noted.faintest = Math.min(noted.faintest ?? 1, picture ? Number(getComputedStyle(picture).opacity) : 0);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  }, source);
  release();
  await expect(page.locator("#first-screen")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toBeAttached();
  expect(await page.evaluate(() => (window as Window & { faintest?: number }).faintest)).toBe(1);
});

test.describe("pictures that cannot be had", () => {
  test.use({ allowedErrors: /ERR_FAILED/ });

  test("leave their places empty, without the browser's own sign", async ({ page }) => {
    await page.route(/\/pictures\//, (route) => route.abort());
    await openStore(page);
    for (const loading of ["eager", "lazy"]) {
      const picture = firstRows(page).locator(`img[loading=${loading}]`).first();
      await expect(picture).toBeAttached();
      await expect(picture).toBeHidden();
    }
  });
});
