/** Promises that are small by themselves: the hint to install, the badge, leaving without network, no storage at all. */
import type { BrowserContext, Page } from "@playwright/test";
import { newCustomer } from "../fixtures/customers";
import { call, findPlainDish, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { signOut } from "../pages/account";
import { customerWithDish, fillPhone, orderThere } from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { guestIdOf, startVisitWith } from "../pages/visit";

test.use({ allowedErrors: /Failed to load resource/, serviceWorkers: "block" });

const day = 24 * 3_600_000;

/** A browser that offers to install the app, at each start; what an earlier visit left once. */
const offerInstall = (context: BrowserContext, memory: object) =>
  context.addInitScript((stored) => {
    if (!location.protocol.startsWith("http")) return;
    if (localStorage.getItem("doorstep.install-hint") === null)
      localStorage.setItem("doorstep.install-hint", JSON.stringify(stored));
    addEventListener("load", () => {
      const offer = new Event("beforeinstallprompt", { cancelable: true });
      dispatchEvent(
        Object.assign(offer, {
          prompt: () => Promise.resolve(),
          userChoice: Promise.resolve({ outcome: "dismissed" }),
        }),
      );
    });
  }, memory);

test("the install hint is shown on the home of a second visit, and not for 30 days after it was dismissed", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  await offerInstall(context, { visits: 1, lastSeenAt: Date.now() - day, dismissedAt: null });
  await startVisitWith(context, find);
  const shopper = new Shopper(page);
  const hint = page.getByRole("heading", { name: en("account", "install.title", { name: "Doorstep" }) });
  const homeIsThere = () =>
    expect(page.getByRole("heading", { name: en("catalogue", "home.popularItems") })).toBeVisible();

  await page.goto("/");
  await shopper.press(shopper.button(en("account", "install.later")));
  await expect(hint).toHaveCount(0);
  const dismissedDaysAgo = (days: number) =>
    page.evaluate((ago) => {
      const memory = JSON.parse(localStorage.getItem("doorstep.install-hint") ?? "{}");
      localStorage.setItem(
        "doorstep.install-hint",
        JSON.stringify({ ...memory, dismissedAt: Date.now() - ago }),
      );
    }, days * day);
  const lastSeen = () =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem("doorstep.install-hint") ?? "{}").lastSeenAt as number,
    );
  await dismissedDaysAgo(29);
  const seenBefore = await lastSeen();
  await page.reload();
  await homeIsThere();
  // The hint counts the visit when it has decided.
  await expect.poll(lastSeen).toBeGreaterThan(seenBefore);
  await expect(hint).toHaveCount(0);
  await dismissedDaysAgo(30);
  await page.reload();
  await expect(hint).toBeVisible();
});

test("offline, a language that was never loaded cannot be chosen, and the shop stays usable", async ({
  page,
  context,
}) => {
  await startVisitWith(context, await findPlainDish());
  const shopper = new Shopper(page);
  const html = page.locator("html");
  const question = page.getByRole("alertdialog");
  const ask = async () => {
    await shopper.press(shopper.button("Edit"));
    await shopper.press(shopper.button("العربية", page.getByRole("dialog", { name: "Language" })));
  };
  await page.goto("/settings");
  await ask();
  await shopper.press(shopper.button("No", question));
  await context.setOffline(true);
  await ask();
  await shopper.press(shopper.button("Yes", question));
  await shopper.isTold("This language could not be loaded. Check your connection and try again.");
  await expect(question).toHaveCount(0);
  await expect(html).toHaveAttribute("lang", "en");
  expect(await page.evaluate(() => localStorage.getItem("language-setting"))).not.toBe("ar");
  await context.setOffline(false);
  await ask();
  await shopper.press(shopper.button("Yes", question));
  await expect(html).toHaveAttribute("lang", "ar");
});

test("signing out offline signs out in every tab, and the token is revoked when the network is back", async ({
  context,
}) => {
  const find = await findPlainDish();
  const { token } = await newCustomer();
  await startVisitWith(context, { place: find.place, module: find.module, token });
  const first = new Shopper(await context.newPage());
  const second = new Shopper(await context.newPage());
  await first.page.goto("/settings");
  await second.page.goto("/settings");
  await expect(second.button("Profile")).toBeVisible();
  await first.press(first.button("Profile"));
  await first.press(first.button("Logout", first.dialog.last()));
  const question = first.page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await context.route("**/api/**", (route) => route.abort());
  await first.press(first.button("Yes", question));
  await expect(first.button("Profile")).toHaveCount(0);
  await expect(second.button("Profile")).toHaveCount(0);
  for (const { page } of [first, second])
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  const signedIn = () =>
    call("/customer/info", { token }).then(
      () => true,
      () => false,
    );
  expect(await signedIn()).toBe(true);
  await context.unroute("**/api/**");
  await first.page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect.poll(signedIn, { timeout: 30_000 }).toBe(false);
});

test("a browser without IndexedDB can order, and says what it cannot store", async ({ page, context }) => {
  const find = await findPlainDish();
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("A mutation operation was attempted on a database.", "InvalidStateError");
    };
  });
  await startVisitWith(context, find);
  const shopper = new Shopper(page);
  await page.goto(`/store/${find.store.slug}`);
  await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
  await shopper.isTold("Item added to cart");
  await expect
    .poll(async () => (await serverCart(find.module.id, { guestId: await guestIdOf(page) })).length)
    .toBe(1);
  await page.goto("/settings");
  await expect(page.getByText(en("ownData", "storage.notDurable"))).toBeVisible();
  await expect(await shopper.lineOf(find.item)).toBeVisible();
});

/** Records the page's badge and its request to the browser to keep its storage. */
async function watchPromises(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const show = (count: number) => Promise.resolve(void Object.assign(globalThis, { badge: count }));
    Object.assign(Navigator.prototype, {
      setAppBadge: (count: number) => show(count),
      clearAppBadge: () => show(0),
    });
    Object.assign(StorageManager.prototype, {
      persisted: () => Promise.resolve(false),
      persist: () => Promise.resolve(Boolean(Object.assign(globalThis, { askedToStay: true }))),
    });
  });
}

const badgeOf = (page: Page) => page.evaluate(() => (globalThis as { badge?: number }).badge);

test("the first order requests persistent storage, and the app badge counts it until sign-out", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { token, phone } = await newCustomer();
  await watchPromises(context);
  await startVisitWith(context, { place: find.place, module: find.module, token });
  const shopper = new Shopper(page);
  const askedToStay = () => page.evaluate(() => "askedToStay" in globalThis);
  await page.goto(`/store/${find.store.slug}`);
  await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
  await shopper.isTold("Item added to cart");
  await page.goto("/checkout?page=cart");
  await expect(shopper.placeButton).toBeEnabled();
  await fillPhone(shopper, phone);
  expect(await askedToStay()).toBe(false);
  await shopper.press(shopper.placeButton);
  await expect(page).toHaveURL(/orderId=\d+/, { timeout: 40_000 });
  await expect.poll(() => badgeOf(page)).toBe(1);
  await expect.poll(askedToStay).toBe(true);
  await page.goto("/settings");
  await signOut(shopper);
  await expect.poll(() => badgeOf(page)).toBe(0);
});

test("the badge counts an order from another device, whatever list this one has kept", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const buyer = await customerWithDish(find);
  await watchPromises(context);
  await startVisitWith(context, { ...find, token: buyer.token });
  await page.goto("/profile?page=my-orders");
  await expect(page.getByText(en("orders", "list.noneRunning"))).toBeVisible();
  await expect.poll(() => badgeOf(page)).toBe(0);
  const orderId = await orderThere(find, buyer, {
    order_type: "take_away",
    contact_person_name: buyer.name,
    contact_person_number: buyer.phone,
  });
  // The page of one order shows no list of those under way, which would be read anew.
  await page.goto(`/profile?page=my-orders&orderId=${orderId}`);
  await expect.poll(() => badgeOf(page)).toBe(1);
});

test.describe("on an iPhone, which has no prompt of its own", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  });

  test("the settings explain the installation in numbered steps with the icon to look for", async ({
    page,
  }) => {
    await page.goto("/settings");
    const steps = page.getByRole("list").filter({ hasText: en("account", "install.iosShare") });
    await expect(steps.getByRole("listitem")).toHaveCount(3);
    await expect(steps).toHaveCSS("list-style-type", "decimal");
    await expect(steps.locator("svg")).toHaveCSS("display", "inline-block");
  });
});
