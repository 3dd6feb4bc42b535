import type { Locator, Page } from "@playwright/test";
import type { Wishlist } from "../../src/contract";
import { newCustomer } from "../fixtures/customers";
import { call, findModule, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { signIn } from "../pages/account";
import { fetchWhole } from "../pages/fetch-whole";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith, waitForWorker } from "../pages/visit";

test.use({ allowedErrors: /Failed to load resource/ });

const add = (name: string) => en("catalogue", "wishlist.add", { name });
const remove = (name: string) => en("catalogue", "wishlist.remove", { name });
const wishesOf = (token: string, moduleId: number) =>
  call<Wishlist>("/customer/wish-list", { token, moduleId });
const heart = (within: Page | Locator, name: string) =>
  within.getByRole("button", { name, exact: true }).first();

/** A customer on the page of a store. */
async function atStore(page: Page, withToken = true) {
  const find = await findPlainDish();
  const customer = await newCustomer();
  await startVisitWith(page.context(), {
    place: find.place,
    module: find.module,
    token: withToken ? customer.token : undefined,
  });
  await page.goto(`/store/${find.store.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: find.store.name })).toBeVisible();
  return { ...find, customer, shopper: new Shopper(page) };
}

test("a guest's heart says that a login is needed, and nothing is sent", async ({ page }) => {
  const { store, shopper } = await atStore(page, false);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/wish-list/")) sent.push(request.url());
  });
  await shopper.press(heart(page, add(store.name)));
  await shopper.isTold("You are not logged in");
  const messages = page.getByRole("region", { name: en("shell", "settings.notifications") });
  await shopper.press(shopper.button("Sign In", messages));
  await expect(page.getByRole("dialog", { name: "Sign In" })).toBeVisible();
  await shopper.closeDialog();
  await expect(heart(page, add(store.name))).toHaveAttribute("aria-pressed", "false");
  expect(sent).toEqual([]);
});

test("hearts add stores and items at once, drawer and page list them, and removing asks first", async ({
  page,
}) => {
  const { store, item, module, customer, shopper } = await atStore(page);
  await shopper.press(heart(page, add(store.name)));
  await expect(heart(page, remove(store.name))).toHaveAttribute("aria-pressed", "true");
  await shopper.isTold("Added to your wishlist");
  const dialog = page.getByRole("dialog", { name: item.name });
  await shopper.press(page.getByRole("main").getByRole("link", { name: item.name, exact: true }).first());
  await shopper.press(heart(dialog, add(item.name)));
  await expect(heart(dialog, remove(item.name))).toBeVisible();
  await expect
    .poll(async () => {
      const wishes = await wishesOf(customer.token, module.id);
      return [wishes.item.map((row) => row.id), wishes.store.map((row) => row.id)];
    })
    .toEqual([[item.id], [store.id]]);
  await shopper.closeDialog();

  const drawer = await shopper.openWishlist();
  await expect(drawer.getByText(item.name, { exact: true })).toBeVisible();
  await shopper.press(drawer.getByRole("tab", { name: /Stores/ }));
  // Its row names the store, too.
  await expect(drawer.getByText(item.name, { exact: true })).toHaveCount(0);
  await expect(drawer.getByText(store.name, { exact: true })).toBeVisible();

  await shopper.press(drawer.getByRole("link", { name: en("account", "wishlist.open") }));
  await expect(page).toHaveURL("/wishlist");
  await expect(page.getByRole("heading", { level: 1, name: "Wishlist" })).toBeVisible();
  await expect(shopper.dialog).toHaveCount(0);
  await shopper.press(heart(page, remove(item.name)));
  const question = page.getByRole("alertdialog").filter({ hasText: en("catalogue", "wishlist.question") });
  await expect(question).toBeVisible();
  await shopper.press(question.getByRole("button").first());
  // The answered question goes with a movement: the next one is asked when it is gone.
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("tabpanel").getByText(item.name, { exact: true })).toHaveCount(1);
  await shopper.press(heart(page, remove(item.name)));
  await shopper.press(question.getByRole("button", { name: "Yes" }));
  await shopper.isTold("Removed from your wishlist");
  await expect(page.getByText(en("catalogue", "wishlist.emptyText"))).toBeVisible();
  expect((await wishesOf(customer.token, module.id)).item).toEqual([]);
});

test("where the wishlist cannot be loaded, a heart shows the last known state", async ({ page, context }) => {
  for (const path of ["wish-list", "wish-list/remove?*"])
    await context.route(`**/customer/${path}`, (route) => route.fulfill({ status: 502 }));
  const { store, module, customer, shopper } = await atStore(page);
  await shopper.press(heart(page, add(store.name)));
  await shopper.isTold("Added to your wishlist");
  await expect(heart(page, remove(store.name))).toHaveAttribute("aria-pressed", "true");
  const unanswered = page.waitForResponse("**/customer/wish-list/remove?*");
  await shopper.press(heart(page, remove(store.name)));
  await unanswered;
  await expect(heart(page, add(store.name))).toHaveAttribute("aria-pressed", "false");
  await shopper.press(heart(page, add(store.name)));
  await expect(heart(page, remove(store.name))).toHaveAttribute("aria-pressed", "true");
  expect((await wishesOf(customer.token, module.id)).store.map(({ id }) => id)).toEqual([store.id]);
});

test("a heart pressed before the wishlist has loaded stays full, here and in another tab, and nothing is sent twice", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const customer = await newCustomer();
  await startVisitWith(context, { place: find.place, module: find.module, token: customer.token });
  const statuses: number[] = [];
  context.on("response", (response) => {
    if (response.url().includes("/wish-list/")) statuses.push(response.status());
  });
  // The list is older than the press.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let early = 0;
  await page.route("**/customer/wish-list", async (route) => {
    const response = await fetchWhole(route);
    early += 1;
    await released;
    await route.fulfill({ response });
  });
  await page.goto(`/store/${find.store.slug}`);
  await expect.poll(() => early).toBe(1);
  const other = await context.newPage();
  await other.goto(`/store/${find.store.slug}`);
  await expect(heart(other, add(find.store.name))).toHaveAttribute("aria-pressed", "false");
  await heart(page, add(find.store.name)).click();
  await new Shopper(page).isTold("Added to your wishlist");
  release();
  await expect(heart(other, remove(find.store.name))).toHaveAttribute("aria-pressed", "true");
  await expect(heart(page, remove(find.store.name))).toHaveAttribute("aria-pressed", "true");
  expect((await wishesOf(customer.token, find.module.id)).store.map(({ id }) => id)).toEqual([find.store.id]);
  expect(statuses.filter((status) => status >= 400)).toEqual([]);
});

test("what the server refuses is undone, and the server's message is shown", async ({ page }) => {
  const { store, module, customer, shopper } = await atStore(page);
  await page.route("**/customer/wish-list/add**", (route) =>
    route.fulfill({
      status: 403,
      json: { errors: [{ code: "wish", message: "This shop wants no hearts." }] },
    }),
  );
  await shopper.press(heart(page, add(store.name)));
  await shopper.isTold("This shop wants no hearts.");
  await expect(heart(page, add(store.name))).toHaveAttribute("aria-pressed", "false");
  expect((await wishesOf(customer.token, module.id)).store).toEqual([]);
});

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });
  test("a heart pressed offline is shown as waiting, and is sent when the network is back", async ({
    page,
    context,
  }) => {
    const { store, module, customer, shopper } = await atStore(page);
    await waitForWorker(page);
    // The list was loaded before, so it can be shown without a network.
    await shopper.openWishlist();
    await expect(page.getByText(en("catalogue", "wishlist.emptyText"))).toBeVisible();
    await shopper.closeDialog();
    await context.setOffline(true);
    await shopper.press(heart(page, add(store.name)));
    await expect(heart(page, remove(store.name))).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("status").getByText("No internet connection.")).toBeVisible();
    const drawer = await shopper.openWishlist();
    await shopper.press(drawer.getByRole("tab", { name: /Stores/ }));
    await expect(drawer.getByText(store.name, { exact: true })).toBeVisible();
    await expect(drawer.getByText(en("account", "wishlist.waits"))).toBeVisible();
    await context.setOffline(false);
    await expect
      .poll(async () => (await wishesOf(customer.token, module.id)).store.map((row) => row.id), {
        timeout: 60_000,
      })
      .toEqual([store.id]);
    await expect(drawer.getByText(en("account", "wishlist.waits"))).toHaveCount(0);
  });
});

test("each module has its own wishlist", async ({ page }) => {
  const { store, shopper } = await atStore(page);
  await shopper.press(heart(page, add(store.name)));
  await shopper.isTold("Added to your wishlist");
  const grocery = await findModule("grocery");
  await page.evaluate(
    ({ id, module_type, module_name, slug }) =>
      localStorage.setItem("module", JSON.stringify({ id, module_type, module_name, slug })),
    grocery,
  );
  await page.goto("/wishlist");
  await shopper.press(page.getByRole("tab", { name: /Stores/ }));
  await expect(page.getByText(en("catalogue", "wishlist.emptyText"))).toBeVisible();
});

test("a guest who opens the page is asked to sign in and comes back to it", async ({ page }) => {
  const customer = await newCustomer();
  const shopper = new Shopper(page);
  const find = await findPlainDish();
  await startVisitWith(page.context(), { place: find.place, module: find.module });
  await page.goto("/wishlist");
  await shopper.isTold("You must be login to access this page.");
  await signIn(shopper, customer);
  await expect(page).toHaveURL("/wishlist");
  await expect(page.getByRole("heading", { level: 1, name: "Wishlist" })).toBeVisible();
});
