/** A tab that asked for the cart before another one changed it, and hears the answer after. */
import type { Page } from "@playwright/test";
import { newCustomer } from "../fixtures/customers";
import { findPlainDish, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { holdAnswers } from "../pages/hold-responses";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

/** The page reads nothing of the outbox, and so does not follow what others send. Returns a function that lets it go on. */
async function holdOutbox(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const released = new Promise<void>((resolve) => {
      Object.assign(globalThis, { releaseOutbox: resolve });
    });
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.get = function (key) {
      const request = get.call(this, key);
      if (this.transaction.db.name !== "doorstep-outbox") return request;
      const hold = (event: Event) => {
        event.stopImmediatePropagation();
        void released.then(() => request.dispatchEvent(new Event("success")));
      };
      request.addEventListener("success", hold, { once: true });
      return request;
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { releaseOutbox(): void }).releaseOutbox());
}

for (const heard of ["before it follows the others", "when it has just begun to follow the others"]) {
  test(`an older cart that a new tab hears ${heard} empties no tab`, async ({ context }) => {
    const find = await findPlainDish();
    const { token } = await newCustomer();
    await startVisitWith(context, { place: find.place, module: find.module, token });
    const first = new Shopper(await context.newPage());
    await first.page.goto(`/store/${find.store.slug}`);
    await expect(first.button("Cart, empty")).toBeVisible();

    const second = new Shopper(await context.newPage());
    const connect = await holdOutbox(second.page);
    const cart = await holdAnswers(second.page, /\/customer\/cart\/list/);
    await second.page.goto("/settings");
    await expect.poll(cart.answered).toBe(1);
    await first.press(first.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
    await first.isTold(en("catalogue", "cart.added"));
    await first.page.waitForFunction((moduleId) => {
      const stored = JSON.parse(localStorage.getItem("doorstep.cart") ?? "{}");
      const { lines = [], waitingFor } = stored.state?.carts[moduleId] ?? {};
      return lines.length === 1 && waitingFor === null;
    }, find.module.id);

    if (heard.startsWith("when")) {
      await connect();
      await expect(second.button("Cart, 1 item")).toBeVisible();
    }
    cart.release();
    // The one that came too late is not believed but asked for again.
    await expect.poll(cart.answered).toBe(2);
    for (const shopper of [second, first]) await expect(shopper.button("Cart, 1 item")).toBeVisible();
    await connect();
    await second.press(second.button("One more", await second.lineOf(find.item)));
    await expect
      .poll(async () => (await serverCart(find.module.id, { token })).map(({ quantity }) => quantity))
      .toEqual([2]);
    await expect(first.button("Cart, 2 items")).toBeVisible();
  });
}
