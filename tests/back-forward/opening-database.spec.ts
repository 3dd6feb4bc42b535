import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

// Chromium holds a page that is left meanwhile with its database half made, and no later page can open it.
test("a page makes its databases under a lock, which keeps it out of the back/forward cache", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  await startVisitWith(context, find);
  await context.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...asked) {
      const request = open.apply(this, asked);
      request.addEventListener("upgradeneeded", () =>
        navigator.locks
          .query()
          .then(({ held = [] }) =>
            console.log(`makes ${asked[0]} under ${held.some(({ name }) => name === "doorstep-opening")}`),
          ),
      );
      return request;
    };
  });
  const made: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("makes ")) made.push(message.text());
  });
  await page.goto(`/store/${find.store.slug}`);
  const shopper = new Shopper(page);
  await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
  await shopper.isTold("Item added to cart");
  await expect
    .poll(() => made.toSorted(), { timeout: 30_000 })
    .toEqual([
      "makes doorstep-backup under true",
      "makes doorstep-library under true",
      "makes doorstep-outbox under true",
    ]);
});
