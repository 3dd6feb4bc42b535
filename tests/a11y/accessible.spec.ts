import { type Customer, newCustomer } from "../fixtures/customers";
import { ops } from "../fixtures/operator";
import { call, type FoundItem, findDish, findItem, findModule, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { type Finding, lookAt } from "../pages/accessibility";
import { unfold } from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import type { Language } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

/** Without motion, which axe would catch half-way; and axe injects a script of its own. */
test.use({ contextOptions: { reducedMotion: "reduce" }, bypassCSP: true });

interface Scene {
  dish: FoundItem;
  product: FoundItem;
  customer: Customer;
  orderId: number;
}

/** Pieces of the dish in the cart. */
const pieces = 2;

/** A customer with one order under way and a dish in the cart. */
async function setScene(language: Language): Promise<Scene> {
  const dish = await findDish(language);
  const product = await findItem(
    "ecommerce",
    "product with variations",
    (item) => item.variations.length > 1,
    language,
  );
  const customer = await newCustomer();
  const asking = {
    token: customer.token,
    moduleId: dish.module.id,
    zoneId: dish.place.zone.zone_id,
    language,
  };
  const { item, store, place } = dish;
  const line = {
    item_id: item.id,
    model: "Item",
    quantity: pieces,
    variation: item.food_variations
      .filter((group) => group.required === "on")
      .map((group) => ({
        name: group.name,
        values: { label: group.values.slice(0, Math.max(1, Number(group.min))).map((value) => value.label) },
      })),
    add_on_ids: [],
    add_on_qtys: [],
  };
  await call("/customer/cart/add", asking, { method: "POST", body: line });
  const { order_id } = await call<{ order_id: number }>("/customer/order/place", asking, {
    method: "POST",
    body: {
      order_type: "delivery",
      payment_method: "cash_on_delivery",
      store_id: store.id,
      distance: 1,
      address: place.description,
      latitude: String(place.position.lat),
      longitude: String(place.position.lng),
      contact_person_name: customer.name,
      contact_person_number: customer.phone,
    },
  });
  await call("/customer/cart/add", asking, { method: "POST", body: line });
  expect(await serverCart(dish.module.id, customer)).toHaveLength(1);
  return { dish, product, customer, orderId: order_id };
}

/** Each theme and each direction once: colours do not depend on the direction, nor names on the theme. */
const looks: [Language, "light" | "dark"][] = [
  ["en", "light"],
  ["ar", "dark"],
];

for (const [language, theme] of looks) {
  test(`the shop's pages pass the accessibility rules: ${language}, ${theme}`, async ({
    browser,
    baseURL,
  }) => {
    const { dish, product, customer } = await setScene(language);
    const found: Finding[] = [];
    const context = await browser.newContext({ baseURL, bypassCSP: true, reducedMotion: "reduce" });
    const page = await context.newPage();
    const shopper = new Shopper(page, language);
    const { say } = shopper;
    const mainHeading = page.getByRole("heading", { level: 1 });

    await startVisitWith(context, { language, theme });
    await page.goto("/");
    await expect(page.getByRole("heading", { name: say("shell", "landing.stepsTitle") })).toBeVisible();
    found.push(...(await lookAt(page, "landing")));
    await page
      .getByRole("banner")
      .getByRole("button", { name: say("shell", "nav.signIn") })
      .click();
    await expect(shopper.dialog).toBeVisible();
    found.push(...(await lookAt(page, "auth dialog")));
    await page.goto("/settings");
    await expect(mainHeading).toBeVisible();
    found.push(...(await lookAt(page, "settings")));
    await page.goto("/privacy-policy");
    await expect(page.getByRole("main").getByRole("paragraph").first()).toBeVisible();
    found.push(...(await lookAt(page, "policy")));
    await context.close();

    const located = await browser.newContext({ baseURL, bypassCSP: true, reducedMotion: "reduce" });
    const shop = await located.newPage();
    const visitor = new Shopper(shop, language);
    await startVisitWith(located, {
      place: dish.place,
      module: dish.module,
      language,
      theme,
      token: customer.token,
    });
    await shop.goto("/");
    await expect(shop.getByRole("heading", { name: say("catalogue", "home.popularItems") })).toBeVisible();
    found.push(...(await lookAt(shop, "home")));
    await shop.goto(`/store/${dish.store.slug}`);
    const card = shop.getByRole("main").getByRole("link", { name: dish.item.name, exact: true }).first();
    await expect(card).toBeVisible();
    found.push(...(await lookAt(shop, "store")));
    await card.click();
    await expect(shop.getByRole("dialog", { name: dish.item.name })).toBeVisible();
    found.push(...(await lookAt(shop, "item dialog")));
    await shop.goto(
      `/home?search=${encodeURIComponent(dish.item.name.split(" ")[0] ?? "")}&data_type=searched`,
    );
    await expect(shop.getByRole("main").getByRole("article").first()).toBeVisible();
    found.push(...(await lookAt(shop, "listing")));
    await shop.getByRole("button", { name: say("shell", "nav.cartPieces", { count: pieces }) }).click();
    await expect(visitor.dialog).toContainText(dish.item.name);
    found.push(...(await lookAt(shop, "cart drawer")));
    await shop.goto(`/product/${product.item.slug}?module_id=${product.module.id}`);
    await expect(shop.getByRole("heading", { level: 1, name: product.item.name })).toBeVisible();
    found.push(...(await lookAt(shop, "product page")));
    await located.close();
    expect(found).toEqual([]);
  });

  test(`ordering and tracking pass the accessibility rules: ${language}, ${theme}`, async ({
    browser,
    baseURL,
  }) => {
    const { dish, customer, orderId } = await setScene(language);
    const found: Finding[] = [];
    const context = await browser.newContext({ baseURL, bypassCSP: true, reducedMotion: "reduce" });
    const page = await context.newPage();
    const shopper = new Shopper(page, language);
    const { say } = shopper;
    await startVisitWith(context, {
      place: dish.place,
      module: dish.module,
      language,
      theme,
      token: customer.token,
    });
    await page.goto("/");
    await expect(
      page.getByRole("button", { name: say("shell", "nav.cartPieces", { count: pieces }) }),
    ).toBeVisible();
    await page.goto("/checkout?page=cart");
    const place = page
      .getByRole("button", { name: say("checkout", "summary.place") })
      .and(page.locator("[type=submit]"));
    await expect(place).toBeEnabled();
    found.push(...(await lookAt(page, "checkout")));
    const rows = ["address.title", "contact.title", "payment.title", "extras.tip", "extras.title"] as const;
    for (const row of rows) await unfold(shopper, row);
    found.push(...(await lookAt(page, "checkout with its rows unfolded")));
    await page.getByRole("main").getByLabel(say("checkout", "contact.name")).fill("");
    await place.click();
    await expect(page.getByText(say("checkout", "details.nameRequired")).first()).toBeVisible();
    found.push(...(await lookAt(page, "checkout with a mistake")));
    await page.goto("/profile?page=my-orders");
    await expect(page.getByRole("main")).toContainText(String(orderId));
    found.push(...(await lookAt(page, "orders")));
    await page
      .getByRole("main")
      .getByRole("button", { name: say("orders", "order.track") })
      .first()
      .click();
    await expect(page.getByRole("list", { name: say("orders", "timeline.label") })).toBeVisible();
    found.push(...(await lookAt(page, "tracking")));
    await page.goto(`/profile?page=my-orders&orderId=${orderId}`);
    await expect(page.getByRole("main")).toContainText(dish.item.name);
    found.push(...(await lookAt(page, "order details")));
    for (const gift of ["fund", "points"]) await ops(gift, customer.email, "300");
    await page.goto("/profile?page=wallet");
    await expect(page.getByRole("main").getByRole("region").first()).toContainText("$300.00");
    found.push(...(await lookAt(page, "wallet")));
    await page.goto("/profile?page=loyalty-points");
    await page.getByRole("button", { name: say("account", "loyalty.convert") }).click();
    await expect(page.getByRole("dialog")).toContainText("$3.00");
    found.push(...(await lookAt(page, "points to wallet")));
    await page.goto("/track-order");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    found.push(...(await lookAt(page, "track order")));
    const parcel = await findModule("parcel", language);
    await page.evaluate((module) => localStorage.setItem("module", module), JSON.stringify(parcel));
    await page.goto("/home");
    const categories = page.getByRole("region", { name: say("parcels", "categories.title") });
    await expect(categories.getByRole("link").first()).toBeVisible();
    found.push(...(await lookAt(page, "parcel home")));
    await categories.getByRole("link").first().click();
    await page.getByRole("button", { name: say("parcels", "summary.place") }).click();
    await expect(page.getByText(say("parcels", "error.place")).first()).toBeVisible();
    found.push(...(await lookAt(page, "parcel with mistakes")));
    await context.close();
    expect(found).toEqual([]);
  });
}
