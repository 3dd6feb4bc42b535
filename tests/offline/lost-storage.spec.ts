/** Storage that goes away or is spoilt under a shopper whose order waits. */
import { newCustomer } from "../fixtures/customers";
import { findPlainDish, runningOrders } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { customerWithDish, fillPhone } from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith, waitForOfflineTexts } from "../pages/visit";

// Without a worker, which would send as well.
test.use({ allowedErrors: /Failed to load resource: net::ERR_/, serviceWorkers: "block" });

test("an order that waits when the browser clears the databases is placed all the same, once", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { token, phone } = await customerWithDish(find);
  await startVisitWith(context, { place: find.place, module: find.module, token });
  const shopper = new Shopper(page);
  await page.goto("/checkout?page=cart");
  await expect(shopper.placeButton).toBeEnabled();
  await fillPhone(shopper, phone);
  await waitForOfflineTexts(page);
  await context.setOffline(true);
  await expect(page.getByRole("status").getByText("No internet connection.")).toBeVisible({
    timeout: 60_000,
  });
  await shopper.press(shopper.placeButton);
  await shopper.press(shopper.button("Keep trying", page.getByRole("alertdialog")));
  await expect(page.getByText(/We keep trying for \d+ minutes/)).toBeVisible();

  const devTools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await devTools.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" });
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/profile\?page=my-orders&orderId=\d+/, { timeout: 30_000 });
  expect(await runningOrders(token)).toHaveLength(1);
});

test("an order whose record is damaged is reported, with a link to the shopper's orders", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { token } = await newCustomer();
  await startVisitWith(context, { place: find.place, module: find.module, token });
  const shopper = new Shopper(page);
  await page.goto("/settings");
  await expect(shopper.button("Profile")).toBeVisible();
  // The database is there once the page has written down who is here.
  const spoil = () =>
    page.evaluate(async () => {
      const databases = await indexedDB.databases();
      if (!databases.some(({ name }) => name === "doorstep-outbox")) return false;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open("doorstep-outbox");
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const rows = database.transaction("rows", "readwrite").objectStore("rows");
      rows.put({ kind: "order", payload: null }, "order:spoilt");
      await new Promise((resolve) => {
        rows.transaction.oncomplete = resolve;
      });
      database.close();
      return true;
    });
  await expect.poll(spoil).toBe(true);
  await page.reload();
  await shopper.press(shopper.button(en("shell", "unsent.look")));
  const sheet = page.getByRole("dialog", { name: en("shell", "unsent.title") });
  await expect(sheet).toContainText(en("shell", "unsent.orderUnreadable"));
  await shopper.press(shopper.button(en("shell", "unsent.orders"), sheet));
  await expect(page).toHaveURL(/\/profile\?page=my-orders/);
  await shopper.press(shopper.button(en("shell", "unsent.look")));
  await shopper.press(shopper.button(en("shell", "unsent.orderSeen"), sheet));
  await expect(sheet).toContainText(en("shell", "unsent.none"));
});
