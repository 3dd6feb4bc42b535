/** A shop with DEMO=0, no map service and no basemap: a pin and the shopper's words are enough to order. */
import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { TestServer } from "../fixtures/server";
import { expect, test } from "../fixtures/test";
import { checkout } from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";

const root = join(import.meta.dirname, "../..");
let server: TestServer;

// There is no style of a basemap.
test.use({ allowedErrors: /Failed to load resource.*404.*basemap|basemap.*404/ });
test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "doorstep-no-places-"));
  const filled = spawnSync(
    process.execPath,
    ["--import", "tsx", join(root, "server/testing/fill-small-shop.ts"), folder],
    { cwd: join(root, "server"), encoding: "utf8" },
  );
  if (filled.status !== 0) throw new Error(filled.stderr);
  server = await TestServer.start({
    dataFolder: folder,
    environment: { DEMO: "0", GOOGLE_MAPS_KEY: "", TIME_ZONE: "UTC" },
  });
});
test.afterAll(() => server?.remove());

const place = { lat: 0.05, lng: 0.05 };
const picker = (page: Page) => page.getByRole("dialog", { name: en("shell", "location.title") });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const main = (page: Page) => page.getByRole("main");

/** Puts the soup of the kitchen into the cart and goes to its checkout. */
async function toCheckout(page: Page): Promise<Shopper> {
  const shopper = new Shopper(page);
  await page.goto(`${server.url}/store/kitchen`);
  await shopper.press(page.getByRole("button", { name: /^Add .*soup/i }).first());
  await expect(page.getByRole("button", { name: /^Cart, 1 item/ })).toBeVisible();
  await page.goto(`${server.url}/checkout?page=cart`);
  await expect(shopper.placeButton).toBeEnabled();
  return shopper;
}

test("an address in the shopper's words and a pin lead to an order", async ({ page }, { outputDir }) => {
  const shopper = new Shopper(page);
  await page.goto(server.url);
  const box = page.getByLabel(en("shell", "landing.ownWords"));
  await box.fill("Blue door, 3 Pier Lane");
  await expect(page.getByRole("option")).toHaveCount(0);
  await shopper.press(shopper.button(en("shell", "landing.explore")));

  const dialog = picker(page);
  await expect(dialog.getByRole("textbox")).toHaveValue("Blue door, 3 Pier Lane");
  await expect(dialog.getByRole("combobox")).toHaveCount(0);
  // No streets, but the zones; the map moves by keys.
  const map = dialog.getByRole("application");
  await expect(map.locator("path").first()).toHaveAttribute("d", /^M.*Z/);
  const before = await map.locator("path").first().getAttribute("d");
  await map.focus();
  await page.keyboard.press("ArrowRight");
  await expect(map.locator("path").first()).not.toHaveAttribute("d", before ?? "");
  await page.screenshot({ path: join(outputDir, "picker.png") });
  // The map begins with both zones, between which nothing is delivered: the first one lies to the west.
  const confirm = dialog.getByRole("button", { name: en("shell", "location.confirm") });
  for (let step = 0; step < 60 && !((await confirm.isVisible()) && (await confirm.isEnabled())); step += 1) {
    await page.keyboard.press("ArrowLeft");
    await page
      .waitForResponse((response) => response.url().includes("get-zone-id"), { timeout: 3_000 })
      .catch(() => null);
  }
  await shopper.press(confirm);
  await expect.poll(() => stored(page, "location")).toBe("Blue door, 3 Pier Lane");

  await toCheckout(page);
  await expect(main(page).getByText("Blue door, 3 Pier Lane").first()).toBeVisible();
  await main(page).getByLabel(checkout("contact.name")).fill("Ada Stone");
  await main(page).getByLabel(checkout("contact.phone")).fill("+12025550177");
  await main(page).getByLabel(checkout("contact.email")).fill("ada@shop.test");
  await expect(
    main(page).getByRole("button", { name: /^Delivery Addresses Blue door, 3 Pier Lane/ }),
  ).toBeVisible();
  await shopper.press(shopper.placeButton);
  await expect.poll(() => server.ops("orders")).toMatch(/pending .*delivery/);
});

test("where the device is is a place without an address, which the checkout asks for", async ({
  page,
  context,
}, { outputDir }) => {
  await context.grantPermissions(["geolocation"], { origin: server.url });
  await context.setGeolocation({ latitude: place.lat, longitude: place.lng });
  const shopper = new Shopper(page);
  await page.goto(server.url);
  await page.getByLabel(en("shell", "landing.ownWords")).waitFor();
  await shopper.press(shopper.button(en("shell", "landing.locateMe")));
  await expect(picker(page).getByText("0.05000, 0.05000")).toBeVisible();
  await shopper.press(picker(page).getByRole("button", { name: en("shell", "location.confirm") }));
  await expect.poll(() => stored(page, "location")).toBe("0.05000, 0.05000");

  await toCheckout(page);
  await page.screenshot({ path: join(outputDir, "checkout.png"), fullPage: true });
  // The button is pressed with everything missing, and leads to the first of it.
  await shopper.press(shopper.placeButton);
  const address = main(page).getByRole("textbox", { name: checkout("address.address"), exact: true });
  await expect(address).toBeFocused();
  await expect(address).toBeInViewport();
  await expect(address).toHaveValue("");
  await address.fill("Second house behind the mill");
  await shopper.press(shopper.placeButton);
  await expect(main(page).getByLabel(checkout("contact.name"))).toBeFocused();
  await expect(main(page).getByLabel(checkout("contact.name"))).toBeInViewport();

  // Collection shows the store's address, not the shopper's.
  await main(page)
    .getByRole("radio", { name: checkout("type.takeAway") })
    .check({ force: true });
  const collect = page.getByRole("region", { name: checkout("collect.title") });
  await expect(collect).toContainText("1 Main Street");
  await expect(collect).toContainText(en("catalogue", "store.alwaysOpen"));
  await expect(collect.getByRole("button", { name: en("catalogue", "store.showOnMap") })).toBeVisible();
  await expect(main(page).getByText("Second house behind the mill")).toHaveCount(0);
  await page.screenshot({ path: join(outputDir, "take-away.png"), fullPage: true });
});
