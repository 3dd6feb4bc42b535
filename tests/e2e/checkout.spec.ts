import type { BrowserContext, Page } from "@playwright/test";
import { demoCoupons } from "../../server/demo/catalogue/coupons";
import type { Coupon, Order, Store, Zone, ZoneLookup } from "../../src/contract";
import type checkoutTexts from "../../src/platform/i18n/locales/en/checkout";
import type { TextParameters } from "../../src/platform/i18n/message-format";
import { call, type Find, findPlainDish, newCustomer, oneOf, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { arriveWith } from "../pages/arrivals";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";

const checkout = (key: keyof typeof checkoutTexts, parameters?: TextParameters) =>
  en("checkout", key, parameters);

/** A customer with one dish in the cart. */
async function customerWithDish(find: Find) {
  const customer = await newCustomer();
  const asking = { token: customer.token, moduleId: find.module.id, zoneId: find.place.zone.zone_id };
  await call("/customer/cart/add", asking, {
    method: "POST",
    body: oneOf(find.item),
  });
  return { ...customer, asking };
}

/** Changes the dish's quantity on another device. */
async function setQuantity(
  find: Find,
  { token, asking }: Awaited<ReturnType<typeof customerWithDish>>,
  quantity: number,
) {
  const [line] = await serverCart(find.module.id, { token });
  await call("/customer/cart/update", asking, {
    method: "POST",
    body: {
      ...oneOf(find.item),
      cart_id: line?.id,
      quantity,
    },
  });
}

async function atCheckout(page: Page): Promise<Shopper> {
  await page.goto("/checkout?page=cart");
  const shopper = new Shopper(page);
  await expect(shopper.placeButton).toBeVisible();
  return shopper;
}

/** A place in a zone where the store does not deliver. */
async function placeElsewhere({ module, store, place }: Find) {
  for (const { id } of await call<Zone[]>("/zone/list")) {
    const list = await call<{ stores: Store[] }>("/stores/get-stores/all?limit=50&offset=1", {
      zoneId: JSON.stringify([id]),
      moduleId: module.id,
    });
    for (const other of list.stores) {
      const position = { lat: Number(other.latitude), lng: Number(other.longitude) };
      const zone = await call<ZoneLookup>(`/config/get-zone-id?lat=${position.lat}&lng=${position.lng}`);
      if (zone.zone_data.some((entry) => entry.id === store.zone_id)) break;
      return { ...place, description: other.address, position, zone };
    }
  }
  throw new Error("Every zone of the demo town has the store.");
}

test.describe("the checkout", () => {
  test.use({ serviceWorkers: "block", allowedErrors: [/ERR_UNEXPECTED_PROXY_AUTH/] });

  test("orders nothing to where the store does not deliver, and takes a saved address with its own zones", async ({
    page,
    context,
  }) => {
    const find = await findPlainDish();
    const customer = await customerWithDish(find);
    const elsewhere = await placeElsewhere(find);
    const near = { lat: Number(find.store.latitude), lng: Number(find.store.longitude) };
    const saved = {
      address_type: "home",
      contact_person_name: "Ida Mole",
      contact_person_number: customer.phone,
    };
    for (const [address, at] of [
      ["4 Store Quay", near],
      ["9 Far Quay", elsewhere.position],
    ] as const) {
      await call("/customer/address/add", customer.asking, {
        method: "POST",
        body: { ...saved, address, house: "77", latitude: String(at.lat), longitude: String(at.lng) },
      });
    }
    await arriveWith(context, { ...find, place: elsewhere, token: customer.token });
    const shopper = await atCheckout(page);
    const main = page.getByRole("main");
    await expect(main.getByText(checkout("address.outside"))).toBeVisible();
    await expect(shopper.placeButton).toBeDisabled();
    await main.getByLabel(checkout("extras.note")).fill("Ring twice");

    await shopper.press(shopper.button(checkout("address.saved")));
    await expect(shopper.dialog).toContainText(en("account", "address.elsewhere", { count: 1 }));
    await expect(shopper.dialog).not.toContainText("9 Far Quay");
    await shopper.press(shopper.dialog.getByText("4 Store Quay"));
    await shopper.press(shopper.button(en("account", "address.select"), shopper.dialog));
    await expect(main.getByLabel(checkout("address.house"))).toHaveValue("77");
    await expect(main.getByText(checkout("address.outside"))).toHaveCount(0);
    await expect(shopper.placeButton).toBeEnabled();
    await expect(main.getByLabel(checkout("extras.note"))).toHaveValue("Ring twice");
    const zone = await call<ZoneLookup>(`/config/get-zone-id?lat=${near.lat}&lng=${near.lng}`);
    const kept = await page.evaluate(() => [localStorage.zoneid, localStorage["doorstep.zone-data"]]);
    expect(kept[0]).toBe(zone.zone_id);
    expect((JSON.parse(kept[1]) as { id: number }[]).map(({ id }) => id)).toEqual(
      zone.zone_data.map(({ id }) => id),
    );
  });

  test("tells of an expired coupon, takes one from the list, and says when the cart has become too small for it", async ({
    page,
    context,
  }) => {
    const find = await findPlainDish();
    const customer = await customerWithDish(find);
    const coupons = await call<Coupon[]>("/coupon/list", customer.asking);
    const dear = coupons.find(({ min_purchase, store_id, coupon_type }) => {
      return store_id === null && coupon_type === "default" && min_purchase > 2 * find.item.price;
    });
    const past = demoCoupons.find(({ module, endsInDays }) => module === "food" && endsInDays < 0);
    if (!dear || !past) throw new Error("The demo town has no such coupons.");
    // Half the price would still reach it, should the dish be cheaper today.
    const enough = Math.ceil(dear.min_purchase / (find.item.price * 0.5));
    await setQuantity(find, customer, enough);
    await arriveWith(context, { ...find, token: customer.token });
    const shopper = await atCheckout(page);
    const summary = page.getByRole("complementary", { name: checkout("summary.title") });
    await summary.getByLabel(checkout("coupon.code")).fill(past.code);
    await shopper.press(shopper.button(checkout("coupon.apply")));
    // The server says it with 407, which no browser lets a page see.
    await expect(summary.getByText(checkout("coupon.notToday"))).toBeVisible();

    await shopper.press(shopper.button(new RegExp(`^${checkout("coupon.use", { code: dear.code })}`)));
    const off = summary.locator("dl").getByText("Coupon", { exact: true });
    const minimum = summary.getByText(/^Minimum item amount for this coupon is/);
    await expect(off).toBeVisible();
    await expect(minimum).toHaveCount(0);
    await setQuantity(find, customer, 1);
    // Back in the tab, its cart is read again.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await expect(minimum).toBeVisible();
    await expect(off).toHaveCount(0);
  });

  test("gives back what a guest had typed before a reload, and nobody else gets it", async ({
    page,
    context,
  }) => {
    const find = await findPlainDish();
    await arriveWith(context, find);
    await page.goto(`/store/${find.store.slug}`);
    const shopper = new Shopper(page);
    await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
    await shopper.isTold("Item added to cart");
    await atCheckout(page);
    const main = page.getByRole("main");
    const typed = {
      "contact.name": "Ines Rook",
      "contact.email": "ines@example.test",
      "address.floor": "3",
    } as const;
    for (const [label, text] of Object.entries(typed))
      await main.getByLabel(checkout(label as keyof typeof typed)).fill(text);
    await page.reload();
    for (const [label, text] of Object.entries(typed))
      await expect(main.getByLabel(checkout(label as keyof typeof typed))).toHaveValue(text);
    const customer = await customerWithDish(find);
    await page.evaluate((token) => localStorage.setItem("token", token), customer.token);
    await page.reload();
    await expect(main.getByLabel(checkout("contact.name"))).toHaveValue(customer.name);
    await expect(main.getByLabel(checkout("address.floor"))).toHaveValue("");
  });

  test("shows in the cart's drawer that it is read and that a line is being saved", async ({
    page,
    context,
  }) => {
    const find = await findPlainDish();
    const { token } = await customerWithDish(find);
    await arriveWith(context, { ...find, token });
    const list = await heldBack(page, "**/api/v1/customer/cart/list*");
    await page.goto("/settings");
    const shopper = new Shopper(page);
    const cart = await shopper.openCart();
    await expect(cart.getByRole("status").filter({ hasText: en("shell", "app.loading") })).toBeVisible();
    list();
    const line = await shopper.lineOf(find.item);
    const update = await heldBack(page, "**/api/v1/customer/cart/update");
    await shopper.press(shopper.button("One more", line));
    const saving = line
      .getByRole("status")
      .filter({ hasText: checkout("cart.saving", { name: find.item.name }) });
    await expect(saving).toBeVisible();
    update();
    await expect(saving).toHaveCount(0);
  });
});

/** Holds answers back until they are let go. */
async function heldBack(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}

test.describe("an order whose payment failed", () => {
  test.use({ serviceWorkers: "block" });

  /** The shop's answers about an order of the customer's, as if its payment had failed until something is done. */
  async function failing(page: Page, context: BrowserContext) {
    const find = await findPlainDish();
    const { token, asking } = await customerWithDish(find);
    const { order_id: id } = await call<{ order_id: number }>("/customer/order/place", asking, {
      method: "POST",
      body: {
        order_type: "take_away",
        payment_method: "cash_on_delivery",
        store_id: find.store.id,
        order_amount: find.item.price,
      },
    });
    await arriveWith(context, { ...find, token });
    const sent: { path: string; body: unknown }[] = [];
    await page.route("**/api/v1/customer/order/track*", async (route) => {
      const answer = await route.fetch();
      const order = (await answer.json()) as Order;
      await route.fulfill({
        response: answer,
        json:
          sent.length > 0 ? order : { ...order, order_status: "failed", payment_method: "digital_payment" },
      });
    });
    await page.route(/\/customer\/order\/(payment-method|cancel)$/, async (route) => {
      const request = route.request();
      sent.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() });
      await route.fulfill({ json: { message: "The shop has heard." } });
    });
    return { id, sent };
  }

  test("says so on its page, asks after the return from the payment, and goes on in cash", async ({
    page,
    context,
  }) => {
    const { id, sent } = await failing(page, context);
    await page.goto(`/profile?page=my-orders&orderId=${id}`);
    await expect(page.getByText(en("orders", "failed.unpaid"))).toBeVisible();
    await page.goto(`/settings?flag=fail&order_id=${id}`);
    const question = page.getByRole("alertdialog", { name: en("orders", "failed.agree") });
    const shopper = new Shopper(page);
    await expect(page.getByText(en("orders", "failed.text"))).toBeVisible();
    await shopper.press(question.getByRole("button", { name: en("orders", "failed.switch") }));
    await shopper.isTold("The shop has heard.");
    await expect(page).toHaveURL("/");
    expect(sent).toEqual([
      { path: "/api/v1/customer/order/payment-method", body: expect.objectContaining({ order_id: id }) },
    ]);
  });
});

test("an open item is in the address: reload and forward keep it, back closes it, and the link opens it elsewhere", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  await arriveWith(context, find);
  const path = `/store/${find.store.slug}`;
  await page.goto(path);
  const dialog = page.getByRole("dialog", { name: find.item.name });
  await new Shopper(page).press(
    page.getByRole("main").getByRole("link", { name: find.item.name, exact: true }).first(),
  );
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`[?&]item=${find.item.slug}`));
  await page.reload();
  await expect(dialog).toBeVisible();
  const shared = page.url();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await page.goForward();
  await expect(dialog).toBeVisible();

  const elsewhere = await context.newPage();
  await elsewhere.goto(shared);
  await expect(elsewhere.getByRole("dialog", { name: find.item.name })).toBeVisible();
  await elsewhere.goBack();
  await expect(elsewhere.getByRole("dialog")).toHaveCount(0);
  await expect(elsewhere).toHaveURL(path);
});
