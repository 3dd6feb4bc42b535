import type { Landing } from "../../src/contract";
import { call, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { holdResponses } from "../pages/hold-responses";
import { at, picker, stored, t } from "../pages/location";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test.use({ allowedErrors: /Failed to load resource/ });

test.describe("the landing", () => {
  test("needs a place before it continues", async ({ page }) => {
    const shopper = new Shopper(page);
    await page.goto("/");
    await shopper.press(shopper.button(t("landing.explore")));
    await shopper.isTold("Location is required.");
    expect(await stored(page, "location")).toBeNull();
    const landing = await call<Landing>("/react-landing-page");
    const steps = page.getByRole("heading", { name: t("landing.stepsTitle") });
    for (const address of [landing.header_banner_full_url, landing.header_icon_full_url]) {
      const picture = page.locator(`main img[src*="${address}"]`).first();
      await expect(picture).toBeVisible();
      const [above, below] = [await picture.boundingBox(), await steps.boundingBox()];
      expect(above?.y, `${address}`).toBeLessThan(below?.y ?? 0);
    }
    await expect(page.getByRole("main").locator("[data-module]")).toHaveCount(0);
  });

  test("searches only for text that is not empty", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("place-api-autocomplete")) asked.push(request.url());
    });
    const { place } = await findPlainDish();
    const shopper = new Shopper(page);
    await page.goto("/");
    const box = page.getByLabel(t("landing.searchPlaceholder"));
    await shopper.write(box, "   ");
    await shopper.write(box, place.typed);
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("option")).toHaveCount(0);
    await shopper.write(box, "");
    expect(asked.length).toBe(1);
  });

  test("finds where the device is, and offers what is sold there under the hero", async ({ page }) => {
    const { place } = await findPlainDish();
    await at(page, place);
    const shopper = new Shopper(page);
    await page.goto("/");
    await shopper.press(shopper.button(t("landing.locateMe")));
    await expect(page.getByLabel(t("landing.searchPlaceholder"))).not.toHaveValue("");
    expect(await stored(page, "location")).toBeNull();
    await shopper.press(shopper.button(t("landing.explore")));
    await shopper.isTold("New location has been set.");
    const chooser = page.getByRole("dialog");
    await expect(chooser).toBeVisible();
    await shopper.press(shopper.button(t("app.close"), chooser));
    await shopper.isTold("A module must be selected to continue.");
    await expect(
      page.getByRole("main").getByRole("heading", { name: t("landing.modulesTitle") }),
    ).toBeVisible();
    expect(JSON.parse((await stored(page, "zoneid")) ?? "null")).toEqual(JSON.parse(place.zone.zone_id));
    const cards = page.getByRole("main").locator("li > [data-module]");
    await expect(cards).toHaveCount(2);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(cards).toHaveCount(3);
    await shopper.press(page.getByRole("main").getByRole("button", { name: new RegExp(t("app.viewAll")) }));
    await expect.poll(() => cards.count()).toBeGreaterThan(3);
  });

  test("continues with a suggestion whose position is still loading", async ({ page }) => {
    const { place } = await findPlainDish();
    const shopper = new Shopper(page);
    const release = await holdResponses(page, "**/config/place-api-details*");
    await page.goto("/");
    await shopper.write(page.getByLabel(t("landing.searchPlaceholder")), place.typed);
    await page
      .getByRole("option", { name: place.description.split(",")[0] })
      .first()
      .tap();
    await shopper.press(shopper.button(t("landing.explore")));
    release();
    await shopper.isTold("New location has been set.");
  });

  for (const [what, code] of [
    ["denied", 1],
    ["not in time", 3],
  ] as const) {
    test(`shows the dialog when the position is ${what}, and stores nothing`, async ({ page }) => {
      await page.addInitScript((failure) => {
        Object.defineProperty(navigator, "geolocation", {
          value: {
            getCurrentPosition: (_: unknown, fail: (error: unknown) => void, options: unknown) => {
              (window as { asked?: unknown }).asked = options;
              setTimeout(() => fail({ code: failure, message: "" }), 10);
            },
          },
        });
      }, code);
      const shopper = new Shopper(page);
      await page.goto("/");
      await shopper.press(shopper.button(t("landing.locateMe")));
      const dialog = page.getByRole("alertdialog", { name: "Please allow browser location permission" });
      await expect(dialog).toContainText(
        "Your browser location track permission is off. Please turn on the location permission to detect current location.",
      );
      expect(await page.evaluate(() => (window as { asked?: unknown }).asked)).toMatchObject({
        timeout: 5000,
        enableHighAccuracy: false,
      });
      await shopper.press(shopper.button("Okay", dialog));
      await expect(dialog).toHaveCount(0);
      for (const key of ["location", "zoneid", "currentLatLng"])
        expect(await stored(page, key), key).toBeNull();
    });
  }
});

test.describe("without a place", () => {
  test("a link to a store shows what it sells; adding an item asks for the place", async ({ page }) => {
    const { module, store, item } = await findPlainDish();
    const shopper = new Shopper(page);
    await page.goto(`/store/${store.slug}?module_id=${module.id}`);
    await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: item.name })).first());
    await expect(page.getByRole("alertdialog", { name: "Insert delivery location" })).toBeVisible();
    expect(await stored(page, "location")).toBeNull();
  });

  test("nothing goes into the cart; the alert leads to the map", async ({ page, context }) => {
    const { module, store, item, place } = await findPlainDish();
    await startVisitWith(context, { module, place });
    await page.goto(`/store/${store.slug}`);
    await expect(page.getByRole("heading", { level: 1, name: store.name })).toBeVisible();
    // Another tab has taken the place away.
    const other = await context.newPage();
    await other.goto("/settings");
    await other.evaluate(() => localStorage.setItem("location", "null"));
    await other.close();
    const shopper = new Shopper(page);
    await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: item.name })).first());
    const alert = page.getByRole("alertdialog", { name: "Insert delivery location" });
    await expect(alert).toContainText("Add your delivery location to check availability.");
    expect(await page.evaluate(() => localStorage.getItem("doorstep.cart") ?? "")).not.toContain(item.slug);
    await shopper.press(shopper.button("Pick from Map", alert));
    await expect(picker(page)).toBeVisible();
  });
});
