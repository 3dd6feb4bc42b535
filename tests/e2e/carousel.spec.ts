import { expect, test } from "../fixtures/test";
import { openHome, openPart, scrollUntilVisible, section } from "../pages/home";
import { en } from "../pages/texts";

test.describe("with a mouse", () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test("a row's arrows lie over no button of its cards", async ({ page, context }) => {
    await openHome(page, context, "food");
    for (const name of [en("catalogue", "home.popularItems"), en("catalogue", "home.specialOffers")]) {
      const row = await openPart(page, name);
      const arrow = row.getByRole("button", { name: en("shell", "app.next") }).first();
      await expect(arrow).toBeAttached();
      const covered = await arrow.evaluate((next) => {
        const over = next.getBoundingClientRect();
        const edge = next.closest("section")?.getBoundingClientRect().right ?? 0;
        return Array.from(next.closest("section")?.querySelectorAll("li button") ?? [], (button) =>
          button.getBoundingClientRect(),
        ).filter(
          (box) =>
            box.width > 0 &&
            // A button scrolled out of the row cannot be pressed.
            box.left < edge &&
            Math.min(box.right, edge) > over.left + 1 &&
            box.top < over.bottom &&
            box.bottom > over.top,
        ).length;
      });
      expect(covered, name).toBe(0);
    }
  });
});

test("arrows make no page wider than a small phone", async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHome(page, context, "food");
  await scrollUntilVisible(page, section(page, en("catalogue", "home.popularItems")));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("a touch leaves no arrow behind", async ({ page, context }) => {
  await openHome(page, context, "food");
  const banners = page
    .getByRole("main")
    .getByRole("region", { name: en("catalogue", "home.banners"), exact: true });
  await banners.getByRole("button", { name: en("catalogue", "carousel.pause") }).tap();
  await expect(banners.getByRole("button", { name: en("catalogue", "carousel.play") })).toBeFocused();
  const arrow = banners.getByRole("button", { name: en("shell", "app.next"), includeHidden: true });
  await expect(arrow.locator("..")).toHaveCSS("opacity", "0");
});
