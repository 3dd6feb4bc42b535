/** What the shop has run out of, and when it pauses, on the pages that are open then. */
import { ops } from "../fixtures/operator";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { checkout, customerWithDish } from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

/** So soon an open page says so, ms. */
const soon = { timeout: 2_000 };

test("an open store page and a cart say at once what is sold out, and why the store is paused", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { item, store } = find;
  const { token } = await customerWithDish(find);
  await startVisitWith(context, { ...find, token });
  const heard = page.waitForResponse((response) => response.url().endsWith(`/stores/${store.id}/stream`));
  await page.goto(`/store/${store.slug}`);
  await heard;
  try {
    await ops("sold-out", store.slug, item.slug);
    const card = page.getByRole("article").filter({ hasText: item.name }).first();
    await expect(card.getByText(en("catalogue", "item.outOfStock"))).toBeVisible(soon);

    const line = await new Shopper(page).lineOf(item);
    const says = line.getByRole("status").filter({ hasText: checkout("limit.outOfStock") });
    await expect(says).toBeVisible();
    await page.screenshot({ path: "/tmp/c-cart.png" });
    await ops("sold-out", store.slug, item.slug, "--over");
    await expect(says).toHaveCount(0, soon);
    await ops("pause", store.slug, "20", "The oven is broken");
    await expect(page.getByText("The oven is broken")).toBeVisible(soon);
    await page.screenshot({ path: "/tmp/c-pause.png" });
    await ops("pause", store.slug, "0");
    await expect(page.getByText("The oven is broken")).toHaveCount(0, soon);
  } finally {
    await ops("sold-out", store.slug, item.slug, "--over");
    await ops("pause", store.slug, "0");
  }
});
