import type { Page } from "@playwright/test";
import { type FoundItem, findDish, findItem } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import type { Language } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

async function pathsOf({ store, item, module }: FoundItem): Promise<string[]> {
  const product = await findItem(
    "ecommerce",
    "product with variations",
    (entry) => entry.variations.length > 1,
  );
  return [
    "/",
    `/store/${store.slug}`,
    `/product/${item.slug}?module_id=${module.id}`,
    `/product/${product.item.slug}?module_id=${product.module.id}`,
    "/home?search=a&data_type=searched",
    "/categories",
    "/settings",
    "/privacy-policy",
    "/track-order",
  ];
}

/** What overflows the page sideways, when it can be scrolled that way. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const within = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      return box.right <= root.clientWidth + 1 && box.left >= -1;
    };
    const out = [...document.querySelectorAll("body *")].filter((element) => !within(element));
    return [
      `${root.scrollWidth} px in ${root.clientWidth}`,
      ...out.slice(0, 8).map((element) => `${element.tagName} .${element.getAttribute("class")}`),
    ];
  });
}

async function expectNoSideways(page: Page, paths: readonly string[], change: () => void): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator("#first-screen")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // Parts of a page come by themselves and nothing tells of the last one: what comes late has to fit as well.
    await page.waitForLoadState("networkidle");
    await page.evaluate(change);
    await expect.poll(() => sticksOut(page), { message: `${path} needs no scrolling sideways` }).toEqual([]);
  }
}

for (const language of ["en", "ar"] satisfies Language[]) {
  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: 320, height: 640 } });

    test("at 320 px nothing scrolls sideways", async ({ page, context }) => {
      const find = await findDish(language);
      await page.goto("/");
      expect(await sticksOut(page)).toEqual([]);
      await startVisitWith(context, { place: find.place, module: find.module, language });
      await expectNoSideways(page, await pathsOf(find), () => undefined);
    });
  });
}

test("with letters of twice the size everything still fits and can be read", async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const find = await findDish();
  await startVisitWith(context, find);
  await expectNoSideways(page, await pathsOf(find), () => {
    document.documentElement.style.fontSize = "200%";
  });
});
