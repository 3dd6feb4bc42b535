/** Files of the app that cannot be had, as on a first visit over a bad network: never a white screen. */
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test.use({
  allowedErrors: /Failed to (load resource|fetch)|Unable to preload CSS|uncaught: $/,
  serviceWorkers: "block",
});

test("parts of the frame that fail to load are left out, overlays that fail show a message, and everything else works", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  await startVisitWith(context, { place: find.place, module: find.module });
  await context.route(/\/assets\/(footer|bottom-bar|install-prompt|overlay-host)-/, (route) => route.abort());
  const shopper = new Shopper(page);
  const title = page.getByRole("heading", { level: 1, name: find.store.name });
  await page.goto(`/store/${find.store.slug}`);
  await expect(title).toBeVisible();
  await shopper.press(shopper.button(en("shell", "nav.menu")));
  await expect(page.getByText(en("shell", "error.pageTitle"))).toBeVisible();
  await expect(title).toBeVisible();
  await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
  await shopper.isTold("Item added to cart");
});
