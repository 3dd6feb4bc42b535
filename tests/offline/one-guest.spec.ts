import { findPlainDish, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { syncEventDispatcher } from "../pages/dispatch-sync-event";
import { holdResponses } from "../pages/hold-responses";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { guestIdOf, startVisitWith, waitForWorker } from "../pages/visit";

test("page and worker share one guest id, and the cart reaches the server", async ({ page, baseURL }) => {
  const find = await findPlainDish();
  const shopper = new Shopper(page);
  await startVisitWith(page.context(), find);
  // The browser would wake the worker by itself, and sometimes before the page has asked.
  await page.addInitScript(() => {
    const { SyncManager } = window as unknown as { SyncManager: { prototype: object } };
    Reflect.set(SyncManager.prototype, "register", () => Promise.resolve());
  });
  await page.goto("/");
  await waitForWorker(page);
  const wake = await syncEventDispatcher(page, baseURL ?? "");
  const release = await holdResponses(page, "**/auth/guest/request");
  const asked = page.waitForRequest("**/auth/guest/request");
  await page.goto(`/store/${find.store.slug}`);
  await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
  await asked;
  await wake();
  const waiting = () =>
    page.evaluate(async () => ((await navigator.locks.query()).pending ?? []).map((lock) => lock.name));
  await expect.poll(waiting).toContain("doorstep-guest-id");
  release();
  const line = await shopper.lineOf(find.item);
  await expect(line.getByText("Not sent yet")).toHaveCount(0);
  const atServer = async () => serverCart(find.module.id, { guestId: await guestIdOf(page) });
  await expect
    .poll(async () => (await atServer()).map((entry) => [entry.item_id, entry.quantity]))
    .toEqual([[find.item.id, 1]]);
});
