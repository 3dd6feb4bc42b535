import type { Page } from "@playwright/test";
import { newCustomer } from "../fixtures/customers";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { bottomOf, boxOf } from "../pages/boxes";
import { customerWithDish } from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

const tabs = (page: Page) => page.getByRole("navigation", { name: en("shell", "nav.bar") });
const tabNames = ["Home", "Search", "Cart", "Orders", "Account"];

test("the bottom bar marks the current page, and no other", async ({ page, context }) => {
  const find = await findPlainDish();
  const { token } = await newCustomer();
  await startVisitWith(context, { ...find, token });
  const bar = tabs(page);
  await page.goto("/");
  await expect(bar.getByRole("link").or(bar.getByRole("button"))).toHaveText(tabNames);
  const marked = bar.locator("[aria-current=page]");
  for (const [path, label] of [
    ["/", "Home"],
    ["/home", "Home"],
    ["/profile?page=my-orders", "Orders"],
    ["/profile?page=profile-settings", "Account"],
    ["/profile?page=wallet", "Account"],
  ] as const) {
    await page.goto(path);
    await expect(marked, path).toHaveText([label]);
  }
  for (const path of ["/chatting", "/settings", "/home?data_type=all"]) {
    await page.goto(path);
    await expect(bar.getByText("Orders")).toBeVisible();
    await expect(marked, path).toHaveCount(0);
  }
});

test("a guest has the same five: orders of this device, and the way in", async ({ page, context }) => {
  await startVisitWith(context, await findPlainDish());
  const shopper = new Shopper(page);
  await page.goto("/home");
  const bar = tabs(page);
  await expect(bar.getByRole("link").or(bar.getByRole("button"))).toHaveText(tabNames);
  await shopper.press(bar.getByRole("link", { name: "Orders" }));
  await expect(page).toHaveURL("/track-order");
  await expect(bar.locator("[aria-current=page]")).toHaveText(["Orders"]);
  await shopper.press(shopper.button("Account", bar));
  await expect(page.getByRole("dialog", { name: "Sign In" })).toBeVisible();
});

test("the search of the bottom bar takes typing at once, leads to the results and leaves no step behind", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  await startVisitWith(context, find);
  const shopper = new Shopper(page);
  await page.goto("/settings");
  await shopper.press(shopper.button("Search", tabs(page)));
  const box = page.getByRole("dialog", { name: "Search" }).getByRole("combobox");
  await expect(box).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(shopper.dialog).toHaveCount(0);
  await expect(page).toHaveURL("/settings");

  await shopper.press(shopper.button("Search", tabs(page)));
  await expect(box).toBeFocused();
  await page.keyboard.type(find.item.name);
  await shopper.press(shopper.dialog.getByRole("option", { name: find.item.name }).first());
  await expect(page).toHaveURL(/data_type=searched/);
  await expect(shopper.dialog).toHaveCount(0);
  await expect(
    page.getByRole("main").getByRole("link", { name: find.item.name, exact: true }).first(),
  ).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/settings");
});

test("the arrow leads back where the shopper was, and home from where they began", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { token } = await customerWithDish(find);
  await startVisitWith(context, { ...find, token });
  const shopper = new Shopper(page);
  const back = page.getByRole("banner").getByRole("button", { name: "Back", exact: true });
  await page.goto("/store/latest");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(back).toHaveCount(0);
  await shopper.press(page.getByRole("main").getByRole("article").getByRole("link").first());
  await expect(page).not.toHaveURL("/store/latest");
  await shopper.press(back);
  await expect(page).toHaveURL("/store/latest");

  for (const path of [`/store/${find.store.slug}`, `/product/${find.item.slug}`, "/checkout?page=cart"]) {
    await page.goto(path);
    await shopper.press(back);
    await expect(page, path).toHaveURL("/home");
  }
});

test("a message over a sheet covers neither its title nor its way out", async ({ page }) => {
  const { place } = await findPlainDish();
  const shopper = new Shopper(page);
  await page.goto("/");
  // Leaves the chooser of modules open, with the message that the place is set.
  await shopper.choosePlace(place);
  // A pointer on it holds it: on a slow machine it would be gone before the sheet is still.
  await page.locator("section[data-announces]").dispatchEvent("pointermove");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("button", { name: /Food/ })).toBeVisible();
  // The sheet's animation is over when it stops moving.
  await expect
    .poll(async () => {
      const before = (await boxOf(dialog)).y;
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      return (await boxOf(dialog)).y - before;
    })
    .toBe(0);
  const message = await boxOf(
    page.getByRole("listitem").filter({ hasText: en("shell", "location.newLocation") }),
  );
  for (const target of [dialog.getByRole("heading").first(), shopper.button("Close", dialog)]) {
    const box = await boxOf(target);
    const apart = bottomOf(message) <= box.y || bottomOf(box) <= message.y;
    expect(apart, `${JSON.stringify(message)} lies over ${JSON.stringify(box)}`).toBe(true);
  }
});

test("the filter drawer is closed by the back button, and nothing else is", async ({ page, context }) => {
  await startVisitWith(context, await findPlainDish());
  const shopper = new Shopper(page);
  await page.goto("/settings");
  await page.goto("/home?data_type=all");
  for (let round = 0; round < 2; round += 1) {
    await shopper.press(page.getByRole("button", { name: /^Filter/ }).first());
    await expect(shopper.dialog).toBeVisible();
    await page.goBack();
    await expect(shopper.dialog).toHaveCount(0);
    await expect(page).toHaveURL("/home?data_type=all");
  }
  await page.goBack();
  await expect(page).toHaveURL("/settings");
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test("the bar's links open their first entries, by pointer and by keyboard", async ({ page, context }) => {
    await startVisitWith(context, await findPlainDish());
    // As early as the link is there: what comes late must not push it away from under the pointer.
    await page.goto("/home", { waitUntil: "commit" });
    const bar = page.getByRole("navigation", { name: en("shell", "nav.main") });
    await bar.getByRole("link", { name: "Latest restaurants", exact: true }).hover();
    const list = bar.getByRole("list", { name: "Latest restaurants" });
    await expect(list).toBeVisible();
    const entries = await list.getByRole("link").count();
    expect(entries).toBeGreaterThan(1);
    expect(entries).toBeLessThanOrEqual(10);
    const panel = list.locator("..");
    expect((await boxOf(panel)).width).toBe(300);
    // How long it takes to open.
    expect(await panel.evaluate((element) => getComputedStyle(element).animationDuration)).toBe("0.3s");
    await page.keyboard.press("Escape");
    await page.mouse.move(720, 880);
    await expect(list).toBeHidden();

    const toggle = bar.getByRole("button", { name: en("shell", "nav.more", { title: "Categories" }) });
    await toggle.focus();
    await page.keyboard.press("Enter");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    const categories = bar.getByRole("list", { name: "Categories" });
    const first = categories.getByRole("link").first();
    await expect(first).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(first).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(categories).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(first).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(first).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/category\/[^/?]+$/);
    await expect(categories).toBeHidden();
  });
});
