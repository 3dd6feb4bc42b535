import type { Item } from "../../src/contract";
import { findItem } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { fetchWhole } from "../pages/fetch-whole";
import { atStore, openFrom } from "../pages/item-dialog";

// Chromium's own lines about pictures that a test breaks.
// And what it says of requests that find no network. Without a worker, which would send as well.
test.use({ allowedErrors: /Failed to load resource|Unable to preload CSS/, serviceWorkers: "block" });

test("a price per kilogram is shown where the unit allows it", async ({ page }) => {
  const find = await findItem(
    "grocery",
    "item sold by weight",
    (item) => item.unit_type === "kg" && item.variations.length === 0,
  );
  await atStore(page, find);
  const dialog = await openFrom(page, find);
  await expect(dialog.getByText(/per kg$/)).toBeVisible();
});

for (const { size, per } of [
  { size: "1,000 g", per: "$8.45 per kg" },
  { size: "500 g x 2", per: "$8.45 per kg" },
  { size: "½ kg", per: "$16.90 per kg" },
  { size: "٥٠٠ جم", per: "$16.90 per kg" },
  { size: "4 x 6 x 33 cl", per: "$1.07 per litre" },
  { size: "330 ml x 6", per: "$4.27 per litre" },
  { size: "1,000 kg", per: null },
])
  test(`${size} at $8.45 ${per === null ? "has no price of a kilogram" : `costs ${per}`}`, async ({
    page,
  }) => {
    const find = await findItem(
      "grocery",
      "item without choices",
      ({ variations, discount }) => variations.length === 0 && discount === 0,
    );
    const sized = ({ discount: _, ...row }: Item) => ({
      ...row,
      discount: 0,
      price: 8.45,
      unit_type: size,
    });
    // The document brings answers of its own, which the page takes before it asks. With a space: the inline script, which names
    // both attributes as well, must keep its hash.
    await page.route("**/store/*", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/ data-(answer|rows)\b/g, " data-left-out");
      await route.fulfill({ response, body });
    });
    await page.route(/\/items\/(latest|details|search)/, async (route) => {
      const body = (await (await fetchWhole(route)).json()) as Item & { products?: Item[] };
      const json = body.products ? { ...body, products: body.products.map(sized) } : sized(body);
      await route.fulfill({ json });
    });
    await atStore(page, find);
    const dialog = await openFrom(page, find);
    await expect(dialog.getByText(size, { exact: true })).toBeVisible();
    if (per === null) await expect(dialog.getByText(/ per (kg|litre)$/)).toHaveCount(0);
    else await expect(dialog.getByText(per, { exact: true })).toBeVisible();
  });
