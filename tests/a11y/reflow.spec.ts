import { type FoundItem, findDish, findItem, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { customerWithDish } from "../pages/checkout";
import { expectNoSideways, sticksOut } from "../pages/sideways";
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
    "/checkout?page=cart",
  ];
}

for (const language of ["en", "ar"] satisfies Language[]) {
  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: 320, height: 640 } });

    test("at 320 px nothing scrolls sideways", async ({ page, context }) => {
      const find = await findDish(language);
      await page.goto("/");
      expect(await sticksOut(page)).toEqual([]);
      const { token } = await customerWithDish(await findPlainDish());
      await startVisitWith(context, { place: find.place, module: find.module, language, token });
      await expectNoSideways(page, await pathsOf(find));
    });
  });
}

test("with letters of twice the size everything still fits and can be read", async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const find = await findDish();
  const { token } = await customerWithDish(await findPlainDish());
  await startVisitWith(context, { ...find, token });
  await expectNoSideways(page, await pathsOf(find), () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    }),
  );
});
