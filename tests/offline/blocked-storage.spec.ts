/** Browsers that keep nothing, because all cookies are blocked, and pages over plain HTTP, as a phone in the shop's network has them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, devices, expect, type Page, test } from "@playwright/test";
import { newPerson } from "../fixtures/customers";
import { findPlainDish } from "../fixtures/shop-api";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

/** A browser of its own with these preferences, as a person sets them. */
async function openBrowser(
  profile: string,
  preferences: object,
  { baseURL = process.env.DOORSTEP_URL ?? "", args = [] as string[] } = {},
): Promise<BrowserContext> {
  mkdirSync(join(profile, "Default"));
  writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(preferences));
  return chromium.launchPersistentContext(profile, {
    ...devices["Pixel 7"],
    locale: "en-US",
    baseURL,
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", ...args],
  });
}

async function withBrowser(
  preferences: object,
  options: { baseURL?: string; args?: string[] },
  work: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), "doorstep-profile-"));
  const context = await openBrowser(profile, preferences, options);
  try {
    await work(context);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The errors that this page's storage gives a program, by name. */
const refusals = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names: string[] = [];
    const note = (error: unknown) => names.push((error as DOMException).name);
    try {
      localStorage.getItem("x");
    } catch (error) {
      note(error);
    }
    await navigator.locks.request("x", async () => undefined).catch(note);
    return names;
  });

test("where all cookies are blocked an order is sent all the same, and the page says that nothing is kept", async () => {
  const { place, module, item } = await findPlainDish();
  await withBrowser({ profile: { default_content_setting_values: { cookies: 2 } } }, {}, async (context) => {
    const page = await context.newPage();
    const shopper = new Shopper(page);
    await page.goto("/");
    expect(await refusals(page)).toEqual(["SecurityError", "SecurityError"]);
    await shopper.choosePlace(place);
    await shopper.chooseModule(module);
    const dialog = await shopper.openItem(item);
    await shopper.press(shopper.button(new RegExp(`^${en("catalogue", "item.addToCart")}`), dialog));
    await shopper.isTold(en("browse", "cart.notKept"));
    await expect(dialog).toHaveCount(0);
    await shopper.checkOutAsGuest();
    await shopper.fillContact(newPerson());
    // The answer comes when the panel was read.
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/customer/order/place", async (route) => {
      await held;
      await route.continue();
    });
    await shopper.press(shopper.placeButton);
    await expect(page.getByText(en("checkout", "placing.notKept"))).toBeVisible();
    await expect(page.getByText(en("checkout", "placing.sendingText"))).toHaveCount(0);
    letGo();
    expect(await shopper.placedOrder()).toBeGreaterThan(0);
  });
});

test("over plain HTTP, where browsers make no keys, an order is placed", async () => {
  const find = await findPlainDish();
  const { port } = new URL(process.env.DOORSTEP_URL ?? "");
  const options = {
    baseURL: `http://shop.test:${port}`,
    args: ["--host-resolver-rules=MAP shop.test 127.0.0.1"],
  };
  await withBrowser({}, options, async (context) => {
    await startVisitWith(context, find);
    const page = await context.newPage();
    const shopper = new Shopper(page);
    await page.goto(`/store/${find.store.slug}`);
    const missing = () => [
      isSecureContext,
      typeof crypto.randomUUID,
      typeof crypto.subtle,
      typeof navigator.locks,
    ];
    expect(await page.evaluate(missing)).toEqual([false, "undefined", "undefined", "undefined"]);
    await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
    await shopper.isTold(en("catalogue", "cart.added"));
    await shopper.checkOutAsGuest();
    await shopper.fillContact(newPerson());
    await shopper.press(shopper.placeButton);
    expect(await shopper.placedOrder()).toBeGreaterThan(0);
  });
});
