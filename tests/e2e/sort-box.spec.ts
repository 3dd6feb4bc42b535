import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { words } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test.use({ viewport: { width: 360, height: 740 } });

for (const language of ["en", "ar"] as const)
  for (const tab of ["items", "stores"])
    test(`on a narrow phone the sort box of ${tab} has the room for its longest option (${language})`, async ({
      page,
    }) => {
      await startVisitWith(page.context(), { ...(await findPlainDish()), language });
      await page.goto(`/home?data_type=all&tab=${tab}`);
      const box = page.getByRole("combobox", { name: words(language)("catalogue", "sort.title") });
      await expect(box).toBeVisible();
      // Without web fonts of our own the browser's are there at once.
      const spare = await box.evaluate((select: HTMLSelectElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const canvas = document.createElement("canvas").getContext("2d");
        if (!canvas) throw new Error("No canvas to measure with.");
        canvas.font = font;
        const widths = Array.from(select.options, ({ label }) => canvas.measureText(label).width);
        return (
          select.clientWidth -
          Number.parseFloat(paddingLeft) -
          Number.parseFloat(paddingRight) -
          Math.max(...widths)
        );
      });
      expect(spare).toBeGreaterThan(0);
    });
