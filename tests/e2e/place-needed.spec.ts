import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

const lists = ["/store/latest", "/store/popular", "/store/top-offer-nearby", "/categories", "/category/1"];

for (const path of lists) {
  test(`${path} asks a new visitor for the place instead of loading for ever`, async ({ page }) => {
    const shopper = new Shopper(page);
    await page.goto(path);
    await expect(
      page.getByRole("heading", { level: 1, name: en("shell", "location.alertTitle") }),
    ).toBeVisible();
    await shopper.press(
      page.getByRole("main").getByRole("button", { name: en("shell", "location.alertButton") }),
    );
    await expect(page.getByRole("dialog", { name: en("shell", "location.title") })).toBeVisible();
  });
}

test("with a place and no module a list asks for the module, and then continues", async ({
  page,
  context,
}) => {
  const { place, module } = await findPlainDish();
  await startVisitWith(context, { place });
  await page.goto("/store/latest");
  const shopper = new Shopper(page);
  await shopper.press(
    page
      .getByRole("main")
      .getByRole("button", { name: new RegExp(module.module_name) })
      .first(),
  );
  await shopper.isTold(en("shell", "module.selected"));
});
