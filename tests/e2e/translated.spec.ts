import type { Locator } from "@playwright/test";
import { newCustomer, newPerson } from "../fixtures/customers";
import { findDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { checkout } from "../pages/checkout";
import { quoted, Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { translateAll, translated } from "../pages/translated";
import { startVisitWith } from "../pages/visit";

test.describe.configure({ timeout: 120_000 });

const amountIn = (text: string | null) => Number(/\$([\d.]+)/.exec(text ?? "")?.[1]);

/** The figure between the two buttons, and what it is after a press on the second. */
async function oneMore(stepper: Locator, name: string, from: number): Promise<void> {
  await expect(stepper).toContainText(`[${from}]`);
  await stepper.getByRole("button", { name }).tap();
  await expect(stepper).toContainText(`[${from + 1}]`);
}

test("a guest shops on pages that the browser translates, and reads what is so now", async ({
  page,
  context,
}) => {
  const find = await findDish();
  const { item, store } = find;
  await startVisitWith(context, find);
  await translateAll(context);
  const shopper = new Shopper(page);
  const press = (text: string, inside: Locator = page.getByRole("main")) =>
    inside
      .getByRole("button", { name: translated(text) })
      .first()
      .tap();

  await page.goto("/");
  await expect(page.locator("main font").first()).toBeAttached();
  await press(en("shell", "nav.menu"), page.locator("body"));
  await shopper.closeDialog();
  await page.getByRole("button", { name: new RegExp(`^${en("shell", "nav.location")}`) }).tap();
  await shopper.closeDialog();

  await page.goto(`/store/${store.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`[${store.name}]`);
  await page
    .getByRole("main")
    .getByRole("link", { name: translated(item.name) })
    .first()
    .tap();
  const dialog = page.getByRole("dialog", { name: translated(item.name) });
  const add = dialog.getByRole("button", { name: new RegExp(quoted(en("catalogue", "item.addToCart"))) });
  for (const group of item.food_variations.filter(({ required }) => required === "on")) {
    const single = group.type === "single";
    const options = dialog
      .getByRole("group", { name: new RegExp(quoted(group.name)) })
      .getByRole(single ? "radio" : "checkbox");
    for (let at = 0; at < (single ? 1 : Math.max(1, Number(group.min))); at += 1)
      await options.nth(at).check();
  }
  const one = amountIn(await add.textContent());
  await oneMore(
    dialog.getByRole("group", { name: en("catalogue", "item.quantityOf", { name: item.name }) }),
    en("shell", "app.increase"),
    1,
  );
  await expect.poll(async () => amountIn(await add.textContent())).toBeCloseTo(2 * one, 2);
  await add.tap();

  const cart = await shopper.openCart();
  await oneMore(
    cart.getByRole("group", { name: checkout("cart.quantityOf", { name: item.name }) }).first(),
    checkout("cart.increase"),
    2,
  );
  await press(checkout("cart.proceed"), cart);
  const prompt = page.getByRole("dialog").filter({ hasText: checkout("guest.title") });
  await press(checkout("guest.guest"), prompt);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`[${checkout("checkout.title")}]`);
  const total = page
    .getByRole("complementary", { name: checkout("summary.title") })
    .locator("dl > div")
    .filter({ hasText: `[${checkout("summary.total")}]` })
    .locator("dd");
  await expect(total).toContainText("$");
  const brought = amountIn(await total.textContent());
  await page
    .getByRole("radio", { name: new RegExp(quoted(checkout("type.takeAway"))) })
    .check({ force: true });
  const place = page
    .getByRole("button", { name: new RegExp(quoted(checkout("summary.place"))) })
    .and(page.locator("[type=submit]"));
  // Taken away, it costs no delivery.
  await expect.poll(async () => amountIn(await total.textContent())).toBeLessThan(brought);
  expect(amountIn(await place.textContent())).toBe(amountIn(await total.textContent()));
  await shopper.press(place);
  await expect(page.getByText(`[${checkout("details.nameRequired")}]`)).toBeVisible();
  await shopper.fillContact(newPerson());
  await shopper.press(place);
  const placed = page.getByRole("dialog", { name: translated(en("orders", "placed.title")) });
  await expect(placed).toContainText(/#\d+/);
});

test("a customer signs in on a translated page and finds their account to work", async ({
  page,
  context,
}) => {
  const { name, email, password } = await newCustomer();
  await context.grantPermissions(["clipboard-write"]);
  await startVisitWith(context, await findDish());
  await translateAll(context);
  await page.goto("/profile?page=profile-settings");
  const dialog = page.getByRole("dialog", { name: translated(en("account", "auth.signIn")) });
  const signIn = async (typed: string) => {
    await dialog.locator("input[autocomplete^=username]").fill(email);
    await dialog.locator("input[type=password]").fill(typed);
    await dialog.locator("button[type=submit]").tap();
  };
  const told = (text: string) => expect(page.getByText(`[${text}]`, { exact: true }).first()).toBeVisible();
  await signIn("not-my-password");
  await expect(dialog.getByText("[E-mail, phone or password is wrong.]")).toBeVisible();
  await signIn(password);
  await told(en("account", "auth.signedIn"));
  await expect(dialog).toHaveCount(0);

  const press = (text: string) => page.getByRole("button", { name: translated(text) }).tap();
  await press(en("account", "profile.edit"));
  const box = page.getByRole("textbox", { name: new RegExp(quoted(en("account", "profile.name"))) });
  await expect(box).toHaveValue(name);
  await box.fill(`${name} II`);
  await press(en("account", "profile.save"));
  await told(en("account", "profile.saved"));
  await expect(page.getByText(`[${name} II]`).first()).toBeVisible();

  await page.goto("/profile?page=referral-code");
  await press(en("account", "referral.copy"));
  await told(en("account", "referral.copied"));

  await page.goto("/settings");
  await page.getByRole("radio", { name: translated(en("shell", "theme.dark")) }).check({ force: true });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const download = page.waitForEvent("download");
  await press(en("ownData", "download.button"));
  expect((await download).suggestedFilename()).toBe("my-data.json");
  await told(en("ownData", "download.done"));
  await press(en("ownData", "storage.free"));
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(en("ownData", "storage.question"));
  await press(en("shell", "app.cancel"));
  await expect(question).toHaveCount(0);
});
