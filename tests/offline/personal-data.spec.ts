import type { Page } from "@playwright/test";
import { type Customer, newCustomer } from "../fixtures/customers";
import { call, type FoundItem, findPlainDish, runningOrders, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { signIn, signOut } from "../pages/account";
import { fillPhone } from "../pages/checkout";
import { readDeviceStorage } from "../pages/device-storage";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith, waitForWorker } from "../pages/visit";

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

/** Somebody's round through the shop, from the sign-in to the orders; returns what nobody else may ever see. */
async function round(shopper: Shopper, find: FoundItem, customer: Customer): Promise<Record<string, string>> {
  const { page } = shopper;
  const address = `${customer.email.slice(5, 13)} Breakwater Lane`;
  await call(
    "/customer/address/add",
    { token: customer.token, zoneId: find.place.zone.zone_id },
    {
      method: "POST",
      body: {
        address_type: "home",
        address,
        contact_person_name: customer.name,
        contact_person_number: customer.phone,
        latitude: String(find.place.position.lat),
        longitude: String(find.place.position.lng),
      },
    },
  );
  await page.goto(`/store/${find.store.slug}`);
  await waitForWorker(page);
  await shopper.press(shopper.button(en("account", "auth.signIn")).first());
  await signIn(shopper, customer);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).not.toBeNull();
  const token = (await page.evaluate(() => localStorage.getItem("token"))) ?? "";
  await expect(shopper.dialog).toHaveCount(0);

  const heart = (key: "wishlist.add" | "wishlist.remove") =>
    shopper.button(en("catalogue", key, { name: find.store.name })).first();
  await shopper.press(heart("wishlist.add"));
  await expect(heart("wishlist.remove")).toBeVisible();
  await shopper.press(shopper.button(`Add ${find.item.name} to the cart`).first());
  await shopper.isTold("Item added to cart");
  await expect.poll(async () => (await serverCart(find.module.id, { token })).length).toBe(1);

  await page.goto("/profile?page=profile-settings");
  await expect(page.getByText(address)).toBeVisible();
  await page.goto("/checkout?page=cart");
  await expect(shopper.placeButton).toBeEnabled();
  await fillPhone(shopper, customer.phone);
  await shopper.press(shopper.placeButton);
  await expect(page).toHaveURL(/orderId=\d+/, { timeout: 40_000 });
  const [order] = await runningOrders(token);
  await page.goto("/profile?page=my-orders");
  await expect(
    page
      .getByRole("main")
      .getByText(new RegExp(`\\b${order?.id}\\b`))
      .first(),
  ).toBeVisible();
  const { email, phone, name } = customer;
  return { token, address, email, phone, name, "order's number": String(order?.id) };
}

/** Leaves by the page's own way. */
async function leave(shopper: Shopper): Promise<void> {
  await signOut(shopper);
  await shopper.isTold("Logout successful.");
}

/** Names of the secrets that a text has, as words of their own: a number may well be part of a longer one. */
const found = (text: string, secrets: Record<string, string>) =>
  Object.entries(secrets)
    .filter(([, secret]) =>
      new RegExp(`(?<![\\w.])${secret.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w.])`).test(text),
    )
    .map(([name]) => name);

test("two customers on one device leave nothing in Cache Storage, and nothing at all after signing out", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const shopper = new Shopper(page);
  await startVisitWith(context, { place: find.place, module: find.module });
  const secrets: Record<string, string>[] = [];
  for (const customer of [await newCustomer(), await newCustomer()]) {
    secrets.push(await round(shopper, find, customer));
    // Also while they are still there: a cache is nobody's.
    const during = await readCaches(page);
    for (const person of secrets) expect(found(during.text, person)).toEqual([]);
    await leave(shopper);
    await expect
      .poll(async () => {
        const kept = await readDeviceStorage(page);
        return secrets.flatMap((person) => found(kept, person));
      })
      .toEqual([]);
  }

  const kept = await readCaches(page);
  expect(kept.addresses.length).toBeGreaterThan(10);
  for (const person of secrets) expect(found(kept.text, person)).toEqual([]);
  const personal = /\/(customer|auth|message|coupon)\/|guest_id|Authorization/i;
  expect(kept.addresses.filter((address) => personal.test(address))).toEqual([]);
  const guest = await page.evaluate(() => localStorage.getItem("guest_id"));
  if (guest) expect(found(kept.text, { guest })).toEqual([]);
});

test.describe("a sign-out whose first request is lost", () => {
  test.use({ allowedErrors: /Failed to load resource: net::ERR_/ });

  test("who signs out before the page is loaded leaves nothing on the device, and their token is revoked", async ({
    page,
    context,
  }) => {
    const find = await findPlainDish();
    const customer = await newCustomer();
    const shopper = new Shopper(page);
    await startVisitWith(context, { place: find.place, module: find.module, token: customer.token });
    await page.goto("/settings");
    await waitForWorker(page);
    await expect
      .poll(async () => found(await readDeviceStorage(page), { token: customer.token }))
      .toEqual(["token"]);

    // A response that does not come: everything that follows the first content is still to be loaded.
    await page.route("**/api/v1/customer/devices", () => new Promise(() => undefined));
    // Whoever asks first is not heard.
    await context.route("**/api/v1/auth/logout", (route) => route.abort(), { times: 1 });
    await page.reload();
    await leave(shopper);
    await expect
      .poll(async () => found(await readDeviceStorage(page), { token: customer.token }))
      .toEqual([]);
    await expect
      .poll(() => call("/customer/info", { token: customer.token }).then(String, (error) => String(error)))
      .toMatch(/401/);
  });
});
