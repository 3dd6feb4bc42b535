import type { BrowserContext, Page, Worker } from "@playwright/test";
import { newCustomer, newPerson } from "../fixtures/customers";
import { type FoundItem, findPlainDish, runningOrders } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { fillPhone } from "../pages/checkout";
import { syncEventDispatcher } from "../pages/dispatch-sync-event";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith, waitForWorker } from "../pages/visit";

test.use({ allowedErrors: /Failed to load resource: net::ERR_/, permissions: ["notifications"] });

/** Presses 'Place order' with no network and agrees to keep trying. */
async function orderOffline(page: Page, find: FoundItem, token: string): Promise<void> {
  const shopper = new Shopper(page);
  await startVisitWith(page.context(), { place: find.place, module: find.module, token });
  await page.goto("/");
  await waitForWorker(page);
  await page.goto(`/store/${find.store.slug}`);
  await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
  await shopper.isTold("Item added to cart");
  const cart = await shopper.openCart();
  await expect(cart.getByText("Not sent yet")).toHaveCount(0);
  await shopper.press(shopper.button("Proceed To Checkout", cart));
  await shopper.isAtCheckout();
  await expect(shopper.placeButton).toBeEnabled();
  await fillPhone(shopper, newPerson().phone);
  await page.context().setOffline(true);
  await expect(page.getByRole("status").getByText("No internet connection.")).toBeVisible({
    timeout: 60_000,
  });
  await shopper.press(shopper.placeButton);
  await shopper.press(shopper.button("Keep trying", page.getByRole("alertdialog")));
  await expect(page.getByText(/We keep trying for \d+ minutes/)).toBeVisible();
}

/** Closes every tab of the shop and gives the network back; returns a function that wakes the worker. */
async function leave(context: BrowserContext, page: Page, origin: string): Promise<() => Promise<void>> {
  const blank = await context.newPage();
  const wake = await syncEventDispatcher(blank, origin);
  await page.close();
  await context.setOffline(false);
  return wake;
}

const notices = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as ServiceWorkerGlobalScope;
    return (await registration.getNotifications()).map(({ title, data }) => ({
      title,
      path: (data as { target: string }).target,
    }));
  });

test("an order waiting with all tabs closed is placed when the network is back, and the shopper is told", async ({
  page,
  context,
  baseURL,
}) => {
  const find = await findPlainDish();
  const { token } = await newCustomer();
  await orderOffline(page, find, token);
  expect(await runningOrders(token)).toEqual([]);

  const wake = await leave(context, page, baseURL ?? "");
  await wake();
  await expect.poll(async () => (await runningOrders(token)).length, { timeout: 60_000 }).toBe(1);
  const [order] = await runningOrders(token);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("The worker is gone.");
  await expect
    .poll(() => notices(worker))
    .toEqual([{ title: "Your order is placed", path: `/profile?page=my-orders&orderId=${order?.id}` }]);

  await wake();
  const again = await context.newPage();
  await again.goto("/");
  await expect(again.getByRole("heading", { level: 1 }).first()).toBeVisible();
  expect(await runningOrders(token)).toHaveLength(1);
  // A checkout that is opened after all shows the order that emptied it.
  await again.goto("/checkout?page=cart");
  await expect(again).toHaveURL(new RegExp(`orderId=${order?.id}$`));
});
