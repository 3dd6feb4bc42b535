import type { BrowserContext, Locator, Page } from "@playwright/test";
import { call, type FoundItem, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { boxOf, rightOf } from "../pages/boxes";
import { customerWithDish } from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { en, type Language, words } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

/** An order of the demo from which its first offer brings something, major units. */
const large = 40;

/** A customer's visit on a narrow phone, with a dish in the cart. */
async function visitOnPhone(page: Page, context: BrowserContext, language?: Language): Promise<FoundItem> {
  await page.setViewportSize({ width: 360, height: 740 });
  const find = await findPlainDish();
  const { token } = await customerWithDish(find);
  await startVisitWith(context, { ...find, token, language });
  return find;
}

/** Texts on the home so near the window's edge that the tab could cover them at some scroll position. */
const textsBelow = (tab: Locator) =>
  tab.evaluate((element) => {
    const covers = element.getBoundingClientRect();
    const walker = document.createTreeWalker(
      document.querySelector("main") ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const found: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (text.parentElement?.closest(".visually-hidden")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, width } of range.getClientRects())
        if (width > 1 && left < covers.right - 0.5 && right > covers.left + 0.5)
          found.push(`${text.nodeValue}`);
    }
    return found;
  });

test("a customer sees which cashback runs, and in cart and checkout what the order brings", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const customer = await customerWithDish(find, Math.ceil(large / find.item.price));
  const [offer] = await call<{ title: string }[]>("/cashback/list", customer.asking);
  await startVisitWith(context, { ...find, token: customer.token });
  await page.goto("/home");
  const button = page.getByRole("button", { name: en("cashback", "button") });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.click();
  const panel = page.getByRole("region", { name: en("cashback", "panel.title") });
  await expect(panel.getByRole("listitem").filter({ hasText: offer?.title ?? "" })).toHaveText(
    /5%.*from .?\$30.*up to .?\$4.*until \d+ \w+ \d{4}/,
  );
  await button.click();
  await expect(panel).toHaveCount(0);
  await button.press("Enter");
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();

  const shopper = new Shopper(page);
  const cart = await shopper.openCart();
  await expect(cart.getByText(/^About .?\$\d+\.\d\d.? cashback with this order$/)).toBeVisible();
  // The page asks for the order's total without its tip, so the line shows the shop's own figure.
  const asked = page.waitForResponse(
    (response) => response.url().includes("/cashback/getCashback") && response.ok(),
  );
  await page.goto("/checkout?page=cart");
  const { calculated_amount: brings } = (await (await asked).json()) as { calculated_amount: number };
  const summary = page.getByRole("complementary", { name: en("checkout", "summary.title") });
  await expect(summary).toContainText(
    new RegExp(`This order brings you .?\\$${brings.toFixed(2).replace(".", "\\.")}.? cashback`),
  );
});

test("a guest is asked nothing and shown nothing about cashback", async ({ page, context }) => {
  const find = await findPlainDish();
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/cashback/")) calls.push(request.url());
  });
  await startVisitWith(context, find);
  await page.goto("/home");
  const shopper = new Shopper(page);
  await shopper.openCart();
  await expect(page.getByRole("button", { name: en("cashback", "button"), includeHidden: true })).toHaveCount(
    0,
  );
  expect(calls).toEqual([]);
});

test("on a phone its button lies over no button that puts an item into the cart", async ({
  page,
  context,
}) => {
  await visitOnPhone(page, context);
  await page.goto("/home");
  const box = await boxOf(page.getByRole("button", { name: en("cashback", "button") }));
  const adding = page
    .getByRole("main")
    .getByRole("button", { name: new RegExp(`^${en("catalogue", "item.addNamed", { name: ".+" })}$`) });
  await expect(adding.first()).toBeVisible();
  // At any scroll position: cards pass below the button, so that only the sides of both count.
  for (const card of await adding.all()) {
    expect((await boxOf(card)).x).toBeGreaterThanOrEqual(rightOf(box));
  }
});

for (const language of ["en", "ar"] as const) {
  test(`on a phone it stays in the margin and covers nothing that is read, and opens the offers (${language})`, async ({
    page,
    context,
  }) => {
    await visitOnPhone(page, context, language);
    // Rows at rest: what moves passes by.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/home");
    const button = page.getByRole("button", { name: words(language)("cashback", "button") });
    const tab = button.locator("> span");
    await expect(tab).toBeVisible();
    const main = page.getByRole("main");
    // Shelves below the screen come when they are near it.
    const cards = async () => {
      await page.mouse.wheel(0, 600);
      return main.getByRole("article").count();
    };
    await expect.poll(cards).toBeGreaterThan(30);
    expect(await textsBelow(tab)).toEqual([]);
    await button.tap();
    await expect(
      page.getByRole("region", { name: words(language)("cashback", "panel.title") }),
    ).toBeInViewport({ ratio: 1 });
  });
}

test("its button floats on the home alone: it covers no amounts, names or forms of other pages", async ({
  page,
  context,
}) => {
  const find = await visitOnPhone(page, context);
  const button = page.getByRole("button", { name: en("cashback", "button") });
  await page.goto("/home");
  await expect(button).toBeVisible();
  const bar = page.getByRole("navigation", { name: en("shell", "nav.bar") });
  await bar.getByRole("link", { name: en("shell", "nav.account"), exact: true }).click();
  const pages = page.getByRole("navigation", { name: en("shell", "nav.profile") });
  for (const name of ["profile-settings", "wallet", "coupons", "loyalty-points"] as const) {
    await pages.getByRole("link", { name: en("shell", `profile.${name}`), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`page=${name}`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(button).toHaveCount(0);
  }
  await page.goto(`/store/${find.store.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(button).toHaveCount(0);
  await bar.getByRole("link", { name: en("shell", "nav.home"), exact: true }).click();
  await expect(button).toBeVisible();
});
