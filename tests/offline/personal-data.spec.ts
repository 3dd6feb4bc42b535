import type { Page } from "@playwright/test";
import { findPlainDish, newCustomer, newPerson, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { arriveWith, workerAnswers } from "../pages/arrivals";
import { Shopper } from "../pages/shopper";

/** Everything in Cache Storage, as one text: addresses, headers and bodies. */
function readCaches(page: Page): Promise<{ addresses: string[]; text: string }> {
  return page.evaluate(async () => {
    const addresses: string[] = [];
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        addresses.push(request.url);
        const response = await cache.match(request, { ignoreVary: true });
        texts.push(
          request.url,
          JSON.stringify([...request.headers]),
          JSON.stringify([...(response?.headers ?? [])]),
        );
        const type = response?.headers.get("Content-Type") ?? "";
        if (response && !type.startsWith("image/")) texts.push(await response.text());
      }
    }
    return { addresses, text: texts.join("\n") };
  });
}

test("Cache Storage holds nothing of two customers who shopped on one device", async ({ page, context }) => {
  test.setTimeout(90_000);
  const find = await findPlainDish();
  const customers = [await newCustomer(), await newCustomer()];
  const shopper = new Shopper(page);
  await arriveWith(context, { place: find.place, module: find.module, token: customers[0]?.token });
  for (const [index, customer] of customers.entries()) {
    if (index > 0) await page.evaluate((token) => localStorage.setItem("token", token), customer.token);
    await page.goto("/");
    await workerAnswers(page);
    await page.goto(`/store/${find.store.slug}`);
    await shopper.press(shopper.button(`Add ${find.item.name} to the cart`).first());
    await shopper.isTold("Item added to cart");
    await expect.poll(async () => (await serverCart(find.module.id, customer)).length).toBe(1);
    await page.goto("/checkout?page=cart");
    await expect(shopper.placeButton).toBeEnabled();
    await page.getByRole("main").getByLabel("Phone").fill(newPerson().phone);
    await page.goto("/profile?page=my-orders");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (index === 0) {
      // The first leaves by the page's own way.
      await shopper.press(shopper.button("Profile"));
      await shopper.press(shopper.button("Logout", shopper.dialog.last()));
      await expect(page.getByText("Are you sure you want to logout?")).toBeVisible();
      await shopper.press(shopper.button("Logout", page.getByRole("alertdialog")));
      await shopper.isTold("Logout successful.");
    }
  }

  const kept = await readCaches(page);
  expect(kept.addresses.length).toBeGreaterThan(10);
  for (const customer of customers) {
    for (const secret of [customer.token, customer.email, customer.phone, customer.name]) {
      expect(kept.text).not.toContain(secret);
    }
  }
  const personal = /\/(customer|auth|message|coupon)\/|guest_id|Authorization/i;
  expect(kept.addresses.filter((address) => personal.test(address))).toEqual([]);
  const guest = await page.evaluate(() => localStorage.getItem("guest_id"));
  if (guest) expect(kept.text).not.toContain(guest);
});
