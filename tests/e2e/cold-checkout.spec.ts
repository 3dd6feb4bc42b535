import type { Page } from "@playwright/test";
import { newCustomer, newPerson } from "../fixtures/customers";
import { call, type FoundItem, findPlainDish, oneOf, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { fillPhone, rowOf } from "../pages/checkout";
import { holdResponses } from "../pages/hold-responses";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

/** A customer whose cart was filled on another device, so that this one has no copy of it. */
async function customerWithCart({ item, module, place }: FoundItem): Promise<string> {
  const { token } = await newCustomer();
  await call(
    "/customer/cart/add",
    { token, moduleId: module.id, zoneId: place.zone.zone_id },
    {
      method: "POST",
      body: oneOf(item),
    },
  );
  expect(await serverCart(module.id, { token })).toHaveLength(1);
  return token;
}

const title = (page: Page) => page.getByRole("heading", { level: 1, name: en("checkout", "checkout.title") });
const cartPath = "**/api/v1/customer/cart/list*";

test.describe("the checkout opened in a new tab", () => {
  test("waits for a cart that only the server knows, however long it takes", async ({ page, context }) => {
    const find = await findPlainDish();
    await startVisitWith(context, { ...find, token: await customerWithCart(find) });
    const release = await holdResponses(page, cartPath);
    const asked = page.waitForRequest(cartPath);
    await page.goto("/checkout?page=cart");
    await asked;
    await expect(title(page)).toBeVisible();
    await expect(page).toHaveURL(/\/checkout/);
    release();
    await expect(new Shopper(page).placeButton).toBeVisible();
    await expect(page.getByRole("main")).toContainText(find.item.name);
    await expect(page).toHaveURL(/\/checkout/);
  });

  for (const width of [390, 1280])
    test(`has a button that leads to what is missing before all of it is loaded, ${width} px wide`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const find = await findPlainDish();
      await startVisitWith(context, find);
      const shopper = new Shopper(page);
      await page.goto(`/store/${find.store.slug}`);
      await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
      await shopper.isTold(en("catalogue", "cart.added"));
      const release = await holdResponses(page, "**/assets/checkout-rest-*.js");
      await page.goto("/checkout?page=cart");
      const name = page.getByRole("main").getByLabel(en("checkout", "contact.name"));
      await expect(name).toBeVisible();
      await shopper.press(shopper.anyPlaceButton);
      await expect(name).toBeFocused();
      await shopper.write(name, "Ada Stone");
      // All of it is there: the button names the sum, and what was typed stays.
      release();
      await expect(rowOf(shopper, "payment.title")).toContainText("Cash on delivery");
      await expect(shopper.anyPlaceButton).toHaveCount(1);
      await expect(shopper.placeButton).toBeVisible();
      await expect(name).toHaveValue("Ada Stone");
    });

  test("turns the button that stands for the one that orders once nothing is missing", async ({
    page,
    context,
  }) => {
    const find = await findPlainDish();
    await startVisitWith(context, { ...find, token: await customerWithCart(find) });
    const release = await holdResponses(page, "**/assets/checkout-rest-*.js");
    await page.goto("/checkout?page=cart");
    const shopper = new Shopper(page);
    await fillPhone(shopper, newPerson().phone);
    await expect(shopper.anyPlaceButton).not.toHaveAttribute("aria-busy", "true");
    await shopper.press(shopper.anyPlaceButton);
    await expect(shopper.anyPlaceButton).toHaveAttribute("aria-busy", "true");
    // It has ordered nothing: the one that orders comes, and is pressed by the shopper.
    release();
    await expect(shopper.placeButton).toBeVisible();
    await expect(shopper.placeButton).not.toHaveAttribute("aria-busy", "true");
    await expect(page).toHaveURL(/\/checkout/);
  });

  test("leads home when the server's cart is empty", async ({ page, context }) => {
    const find = await findPlainDish();
    const { token } = await newCustomer();
    await startVisitWith(context, { ...find, token });
    await page.goto("/checkout?page=cart");
    await expect(page).toHaveURL("/home");
  });

  test("says that the cart cannot be read, and reads it when asked again", async ({ page, context }) => {
    const find = await findPlainDish();
    await startVisitWith(context, { ...find, token: await customerWithCart(find) });
    const broken = { status: 500, json: { errors: [{ code: "server", message: "Broken." }] } };
    // The server recovers with the press and not before: the frame may retry once by itself.
    await page.addInitScript(() => {
      addEventListener("click", () => document.documentElement.setAttribute("data-pressed", ""), true);
    });
    await page.route(cartPath, async (route) => {
      const pressed = await page.evaluate(() => document.documentElement.hasAttribute("data-pressed"));
      await (pressed ? route.continue() : route.fulfill(broken));
    });
    await page.goto("/checkout?page=cart");
    await expect(page.getByText(en("checkout", "checkout.cartUnreachable"))).toBeVisible();
    await new Shopper(page).press(
      page.getByRole("main").getByRole("button", { name: en("shell", "app.retry") }),
    );
    await expect(new Shopper(page).placeButton).toBeVisible();
  });

  test.use({ allowedErrors: /Failed to load resource/ });
});
