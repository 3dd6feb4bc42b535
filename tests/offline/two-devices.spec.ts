import type { Browser } from "@playwright/test";
import type { Item } from "../../src/contract";
import { newCustomer } from "../fixtures/customers";
import { type FoundItem, findPlainDish, itemsOf, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith, waitForWorker } from "../pages/visit";

test.use({ allowedErrors: /Failed to load resource: net::ERR_/ });

/** Another dish of the store that goes into the cart with one press. */
async function anotherDish({ store, item, place }: FoundItem): Promise<Item> {
  const other = (await itemsOf(store, place.zone.zone_id)).find(
    (candidate) =>
      candidate.id !== item.id && candidate.food_variations.length === 0 && candidate.available_now,
  );
  if (!other) throw new Error("The store sells only one simple dish.");
  return other;
}

async function openDevice(browser: Browser, find: FoundItem, token: string): Promise<Shopper> {
  const context = await browser.newContext();
  await startVisitWith(context, { place: find.place, module: find.module, token });
  const shopper = new Shopper(await context.newPage());
  await shopper.page.goto(`/store/${find.store.slug}`);
  await expect(shopper.page.getByRole("heading", { level: 1, name: find.store.name })).toBeVisible();
  await waitForWorker(shopper.page);
  return shopper;
}

const add = (shopper: Shopper, { name }: Item) =>
  shopper.press(shopper.button(en("catalogue", "item.addNamed", { name })).first());

test("two devices that change one cart converge, and the shopper is shown what changed", async ({
  browser,
}) => {
  const find = await findPlainDish();
  const other = await anotherDish(find);
  const { token } = await newCustomer();
  const quantities = async () =>
    Object.fromEntries(
      (await serverCart(find.module.id, { token })).map((line) => [line.item_id, line.quantity]),
    );

  const here = await openDevice(browser, find, token);
  await add(here, find.item);
  await expect.poll(quantities).toEqual({ [find.item.id]: 1 });
  const there = await openDevice(browser, find, token);
  await expect(there.button("Cart, 1 item")).toBeVisible();

  // Here a line is changed with no network, there another one is put in.
  await here.page.context().setOffline(true);
  const line = await here.lineOf(find.item);
  await here.press(here.button("One more", line));
  await expect(line).toContainText("Not sent yet");
  await add(there, other);
  await expect.poll(quantities).toEqual({ [find.item.id]: 1, [other.id]: 1 });

  await here.page.context().setOffline(false);
  await expect.poll(quantities, { timeout: 30_000 }).toEqual({ [find.item.id]: 2, [other.id]: 1 });
  await here.isTold(en("shell", "cart.changedElsewhere", { name: other.name, count: 1 }));
  await expect(await here.lineOf(other)).toBeVisible();
  await there.page.reload();
  await expect((await there.lineOf(find.item)).getByRole("group")).toContainText("2");
  await here.page.context().close();
  await there.page.context().close();
});
