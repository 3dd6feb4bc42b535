import { newCustomer } from "../fixtures/customers";
import { findDish, findModule, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { signIn } from "../pages/account";
import { fetchWhole } from "../pages/fetch-whole";
import { Shopper } from "../pages/shopper";
import { words } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test.describe("an unknown address", () => {
  // Chromium's own line about a document that is not there.
  test.use({ allowedErrors: /status of 404/ });

  test("says 'Not found', to machines too, and leads home", async ({ page }) => {
    const shopper = new Shopper(page);
    expect((await page.goto("/no/such/page"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Not found" })).toBeVisible();
    await shopper.press(page.getByRole("link", { name: "Back to home" }));
    await expect(page).toHaveURL("/");
  });
});

test("a guest is redirected from pages that need a login, sees why, and returns there after signing in", async ({
  page,
}) => {
  const customer = await newCustomer();
  const shopper = new Shopper(page);
  await page.goto("/profile?page=my-orders");
  await shopper.isTold("You must be login to access this page.");
  const dialog = page.getByRole("dialog", { name: "Sign In" });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL("/");
  await signIn(shopper, customer);
  await shopper.isTold("Sign in successfully.");
  await expect(page).toHaveURL("/profile?page=my-orders");
});

test("a wrong password shows an error, and there is no session", async ({ page }) => {
  const customer = await newCustomer();
  const shopper = new Shopper(page);
  await page.goto("/");
  await shopper.press(shopper.button("Sign In"));
  const responded = page.waitForResponse("**/api/v1/auth/login");
  await signIn(shopper, { ...customer, password: "not-the-password" });
  const message =
    ((await (await responded).json()) as { errors: { message: string }[] }).errors[0]?.message ?? "";
  expect(message).not.toBe("");
  await expect(page.getByText(message).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("links of the footer that need a login or a place say so and stay", async ({ page }) => {
  const shopper = new Shopper(page);
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  // A phone shows its groups folded.
  await shopper.press(footer.getByText("Quick links").first());
  await shopper.press(footer.getByRole("link", { name: "Campaigns" }));
  await shopper.isTold("You must pick a zone to access this page.");
  await expect(page).toHaveURL("/");
});

test("the side menu has its groups with a place only, and leads on", async ({ page, context }) => {
  const shopper = new Shopper(page);
  await page.goto("/settings");
  await shopper.press(shopper.button("Menu"));
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Home", exact: true })).toHaveAttribute("href", "/");
  await expect(menu.getByText("Categories", { exact: true })).toHaveCount(0);
  await expect(shopper.button("Logout", menu)).toHaveCount(0);

  const { place, module } = await findPlainDish();
  const second = await context.newPage();
  await startVisitWith(context, { place, module });
  await second.goto("/settings");
  const other = new Shopper(second);
  await other.press(other.button("Menu"));
  const full = second.getByRole("dialog", { name: "Menu" });
  const titleOf = (group: string) => full.getByText(group, { exact: true });
  for (const group of ["Categories", "Latest restaurants", "Popular restaurants"]) {
    await other.press(titleOf(group));
    await expect(full.getByRole("link", { name: "View all" })).toBeVisible();
    const entries = full.getByRole("listitem").filter({ hasText: group }).getByRole("listitem");
    // 'View all' is there before them.
    await expect.poll(() => entries.count()).toBeGreaterThan(1);
    expect(await entries.count()).toBeLessThanOrEqual(11);
    await other.press(titleOf(group));
  }
  await other.press(titleOf("Categories"));
  await other.press(full.getByRole("link", { name: "View all" }));
  await expect(second).toHaveURL("/categories");
  await expect(full).toHaveCount(0);
});

test("the back button closes what lies over the page, one by one, and nothing else", async ({
  page,
  context,
}) => {
  const { item, store, place, module } = await findDish();
  await startVisitWith(context, { place, module });
  const shopper = new Shopper(page);
  await page.goto("/settings");
  await page.goto(`/store/${store.slug}`);
  await shopper.press(page.getByRole("main").getByRole("link", { name: item.name, exact: true }).first());
  await expect(page.getByRole("dialog", { name: item.name })).toBeVisible();
  await page.goBack();
  await expect(shopper.dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/store/${store.slug}`));
  await shopper.openCart();
  await page.keyboard.press("Escape");
  await expect(shopper.dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/settings");
});

test("theme and language change at once and are saved, and the language asks for confirmation", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const html = page.locator("html");
  await page.goto("/settings");
  await shopper.press(page.getByText("Dark", { exact: true }));
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();

  await shopper.press(shopper.button("Edit"));
  await shopper.press(shopper.button("العربية", page.getByRole("dialog", { name: "Language" })));
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Are you sure to change the language?");
  await expect(question).toContainText("The browser will refresh to get translated content.");
  await shopper.press(shopper.button("No", question));
  await expect(html).toHaveAttribute("lang", "en");

  await shopper.press(shopper.button("Edit"));
  await shopper.press(shopper.button("العربية", page.getByRole("dialog", { name: "Language" })));
  await shopper.press(shopper.button("Yes", page.getByRole("alertdialog")));
  await expect(html).toHaveAttribute("dir", "rtl");
  const ar = words("ar");
  await expect(page.getByRole("heading", { level: 1, name: ar("shell", "settings.title") })).toBeVisible();
  await shopper.isTold(ar("shell", "language.changed"));
  expect(
    await page.evaluate(() => [localStorage.getItem("language-setting"), localStorage.getItem("country")]),
  ).toEqual(["ar", "US"]);
});

test.describe("with a hostile text of the operator's", () => {
  // The browser notes already while the text is taken apart what it would not have run.
  test.use({ allowedErrors: /Executing inline event handler|Applying inline style/ });

  test("the operator's texts are shown without what could harm", async ({ page }) => {
    const hostile = `<h2>Our terms</h2><p onclick="document.title='owned'">Be kind.</p><script>document.title='owned'</script>
    <img src="x" onerror="document.title='owned'"><iframe src="https://elsewhere.test"></iframe>
    <a href="javascript:document.title='owned'">bad</a><a href="https://fine.test/">good</a>
    <form action="https://elsewhere.test"><input name="card"></form><style>body{display:none}</style>`;
    await page.route("**/api/v1/terms-and-conditions*", async (route) => {
      const body: unknown = await (await fetchWhole(route)).json();
      await route.fulfill({
        json: typeof body === "string" ? hostile : { ...(body as object), value: hostile },
      });
    });
    await page.goto("/terms-and-conditions");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "Our terms" })).toBeVisible();
    await main.getByText("Be kind.").tap();
    await expect(main.locator("script, iframe, img, form, input, style, [onclick], [onerror]")).toHaveCount(
      0,
    );
    await expect(main.getByText("bad")).not.toHaveAttribute("href", /javascript/);
    await expect(main.getByRole("link", { name: "good" })).toHaveAttribute("href", "https://fine.test/");
    await expect(page).not.toHaveTitle("owned");
  });
});

test("every policy of the footer opens with a text", async ({ page }) => {
  const paths = [
    "/terms-and-conditions",
    "/privacy-policy",
    "/about-us",
    "/refund-policy",
    "/cancellation-policy",
    "/shipping-policy",
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("paragraph").first()).not.toBeEmpty();
    await expect(page).toHaveURL(path);
  }
});

test("another module has another home, and its calls carry its id", async ({ page, context }) => {
  const { place, module } = await findPlainDish();
  const grocery = await findModule("grocery");
  await startVisitWith(context, { place, module });
  const shopper = new Shopper(page);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "FIND YOUR HAPPINESS" })).toBeVisible();
  await shopper.press(page.getByRole("button", { name: /^Switch module/ }));
  const asked = page.waitForRequest(
    (request) => request.url().includes("/api/v1/") && request.headers().moduleid === String(grocery.id),
  );
  await shopper.press(shopper.dialog.getByRole("button", { name: new RegExp(grocery.module_name) }));
  await asked;
  await expect(page.getByRole("heading", { level: 1, name: "Fresh Item that deserve to eat" })).toBeVisible();
});

test("the way to the shop's office is shown in the shopper's own maps", async ({ page }) => {
  const shopper = new Shopper(page);
  await page.goto("/settings");
  const footer = page.getByRole("contentinfo");
  await shopper.press(footer.getByText("Contact", { exact: true }));
  await shopper.press(footer.getByRole("button", { name: /Find us here/ }));
  await expect(page.getByRole("dialog").getByRole("link", { name: /Directions/ })).toHaveAttribute(
    "href",
    /maps.*destination=.+/,
  );
});
