import { expect, test } from "../fixtures/test";
import { fetchWhole } from "../pages/fetch-whole";
import { openHome } from "../pages/home";
import { en } from "../pages/texts";

test.describe("the row of featured categories", () => {
  for (const { count, round } of [
    { count: 7, round: true },
    { count: 6, round: false },
  ]) {
    test(`with ${count} of them ${round ? "loops" : "stops at both ends"}`, async ({ page, context }) => {
      await page.route("**/api/v1/categories?*featured=1*", async (route) => {
        const response = await fetchWhole(route);
        const rows = (await response.json()) as unknown[];
        expect(rows.length).toBeGreaterThanOrEqual(count);
        await route.fulfill({ response, json: rows.slice(0, count) });
      });
      await openHome(page, context, "food");
      const row = page
        .getByRole("region", {
          name: en("catalogue", "carousel.of", { title: en("catalogue", "home.categories") }),
        })
        .getByRole("list");
      await expect(row.getByRole("listitem")).toHaveCount(count);
      const last = row.getByRole("listitem").last();
      const first = row.getByRole("listitem").first();
      await expect(first).toBeInViewport();
      await expect(last).not.toBeInViewport();
      await row.press("ArrowLeft");
      if (round) {
        await expect(last).toBeInViewport({ ratio: 0.9 });
        // The row glides: only from its very end does it go round.
        const toEnd = () =>
          row.evaluate(({ scrollWidth, clientWidth, scrollLeft }) => scrollWidth - clientWidth - scrollLeft);
        await expect.poll(toEnd).toBeLessThan(4);
        await row.press("ArrowRight");
        await expect(first).toBeInViewport({ ratio: 0.9 });
      } else {
        await row.press("ArrowRight");
        await row.press("ArrowRight");
        await row.press("ArrowRight");
        await expect(last).toBeInViewport({ ratio: 0.9 });
        await row.press("ArrowRight");
        await expect(first).not.toBeInViewport();
      }
    });
  }
});
