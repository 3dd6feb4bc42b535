/** A sender that died in the middle leaves a row that reads "sending": its lease ends that, whatever else is gone. */
import type { Page } from "@playwright/test";
import { newCustomer } from "../fixtures/customers";
import { findPlainDish, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

// Without a worker, which would send as well.
test.use({ allowedErrors: /Failed to load resource/, serviceWorkers: "block" });

const leaseMs = 20_000;

/** Changes the cart's row on the device when `change` is given; resolves to its state, null when it is gone. */
const cartRow = (page: Page, change: { leaseUntil: number; orderKey: string } | null = null) =>
  page.evaluate(async (fields) => {
    // Whoever opens it before the page does makes an empty one.
    if (!(await indexedDB.databases()).some(({ name }) => name === "doorstep-outbox")) return null;
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("doorstep-outbox");
      opening.onsuccess = () => resolve(opening.result);
    });
    const rows = database.transaction("rows", "readwrite").objectStore("rows");
    const row = await new Promise<{ id: string; kind: string; state: string; payload: object } | undefined>(
      (resolve) => {
        const all = rows.getAll();
        all.onsuccess = () => resolve(all.result.find(({ kind }) => kind === "cart"));
      },
    );
    if (row && fields) {
      const ordered = { [fields.orderKey]: {} };
      const { leaseUntil } = fields;
      rows.put(
        {
          ...row,
          payload: { ...row.payload, ordered },
          state: "sending",
          holder: "a closed tab",
          leaseUntil,
        },
        row.id,
      );
      await new Promise((resolve) => {
        rows.transaction.oncomplete = resolve;
      });
    }
    database.close();
    return (fields ? "sending" : row?.state) ?? null;
  }, change);

test("a cart behind an order whose row is gone waits for its dead sender's lease and no longer", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { token } = await newCustomer();
  await startVisitWith(context, { place: find.place, module: find.module, token });
  // Where there are no locks, the lease alone says that somebody sends.
  await context.addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined }));
  await page.route("**/customer/cart/**", (route) => route.abort());
  const shopper = new Shopper(page);
  await page.goto(`/store/${find.store.slug}`);
  await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
  await expect.poll(() => cartRow(page)).toBe("waiting");
  // The tab is closed while it sends, and the order before the cart is gone.
  await page.goto("/robots.txt");
  await page.clock.install();
  await cartRow(page, { leaseUntil: Date.now() + leaseMs, orderKey: "gone" });
  await page.unroute("**/customer/cart/**");

  await page.goto(`/store/${find.store.slug}`);
  const line = await shopper.lineOf(find.item);
  await expect(line).toContainText(en("checkout", "cart.pending"));
  expect(await cartRow(page)).toBe("sending");
  expect(await serverCart(find.module.id, { token })).toEqual([]);

  await page.clock.fastForward(leaseMs);
  const quantities = async () =>
    (await serverCart(find.module.id, { token })).map(({ item_id, quantity }) => [item_id, quantity]);
  await expect.poll(quantities).toEqual([[find.item.id, 1]]);
  await expect.poll(() => cartRow(page)).toBeNull();
  await expect(line).not.toContainText(en("checkout", "cart.pending"));
});
