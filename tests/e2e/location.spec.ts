import type { Page } from "@playwright/test";
import type { Zone } from "../../src/contract/entities/module";
import { call, findModule, findPlainDish, type Place } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { arriveWith } from "../pages/arrivals";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";

test.use({ allowedErrors: [/Failed to load resource/] });

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const t = (key: Parameters<typeof en<"shell">>[1], values?: Record<string, string>) =>
  en("shell", key, values);
const picker = (page: Page) => page.getByRole("dialog", { name: "Pick Location" });
const confirm = (page: Page) => picker(page).getByRole("button", { name: "Pick Locations", exact: true });

async function at(page: Page, place: Place): Promise<void> {
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: place.position.lat, longitude: place.position.lng });
}

test.describe("the landing", () => {
  test("asks for a place before it goes on", async ({ page }) => {
    const shopper = new Shopper(page);
    await page.goto("/");
    await shopper.press(shopper.button(t("landing.explore")));
    await shopper.isTold("Location is required.");
    expect(await stored(page, "location")).toBeNull();
    await expect(page.getByRole("main").locator("[data-module]")).toHaveCount(0);
  });

  test("asks the server only for text that is not empty", async ({ page }) => {
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
  });

  test("goes on with a suggestion whose position is still on its way", async ({ page }) => {
    const { place } = await findPlainDish();
    const shopper = new Shopper(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/config/place-api-details*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/");
    await shopper.write(page.getByLabel(t("landing.searchPlaceholder")), place.typed);
    await page
      .getByRole("option", { name: place.description.split(",")[0] })
      .first()
      .tap();
    await shopper.press(shopper.button(t("landing.explore")));
    answer();
    await shopper.isTold("New location has been set.");
  });

  for (const [what, code] of [
    ["denied", 1],
    ["not in time", 3],
  ] as const) {
    test(`shows the dialog when the position is ${what}, and keeps nothing`, async ({ page }) => {
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

test.describe("the map picker", () => {
  test("opens from the landing, confirms zone and address together, and asks for the address then", async ({
    page,
  }) => {
    const { place } = await findPlainDish();
    await at(page, place);
    const shopper = new Shopper(page);
    await page.goto("/");
    await shopper.press(shopper.button(t("landing.pickFromMap")));
    const dialog = picker(page);
    await expect(dialog.getByText("To select from saved addresses, you need to sign in.")).toBeVisible();
    await shopper.press(shopper.button(t("location.showMe"), dialog));
    await expect(confirm(page)).toBeEnabled();
    await shopper.press(shopper.button(t("location.fullscreen"), dialog));
    await expect(shopper.button(t("location.exitFullscreen"), dialog)).toBeVisible();
    await shopper.press(confirm(page));
    await shopper.isTold("New location has been set.");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await stored(page, "location")).not.toBeNull();
    const kept = JSON.parse((await stored(page, "currentLatLng")) ?? "null") as { lat: number; lng: number };
    expect(Math.abs(kept.lat - place.position.lat)).toBeLessThan(0.001);
    expect(Math.abs(kept.lng - place.position.lng)).toBeLessThan(0.001);
  });

  test("waits for the zone before it can be confirmed, and shows the server's words where there is none", async ({
    page,
    context,
  }) => {
    const { place, module } = await findPlainDish();
    await arriveWith(context, { place, module });
    let answer: (() => void) | null = null;
    await page.route("**/config/get-zone-id**", async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({
        status: 404,
        json: { errors: [{ code: "coordinates", message: "Service not available in this area" }] },
      });
    });
    const shopper = new Shopper(page);
    await page.goto("/settings");
    await page.goto("/");
    await shopper.press(
      page.getByRole("button", { name: new RegExp(place.description.split(/[,،]/)[0] ?? "") }).first(),
    );
    await expect(confirm(page)).toBeDisabled();
    await expect.poll(() => answer !== null).toBe(true);
    (answer as unknown as () => void)();
    const refused = shopper.button("Service not available in this area", picker(page));
    await expect(refused).toBeEnabled();
    await shopper.press(refused);
    await expect(picker(page)).toHaveCount(0);
    expect(await stored(page, "zoneid")).toBe(place.zone.zone_id);
    expect(await stored(page, "location")).toBe(place.description);
  });

  test("cannot be confirmed where the point has no address", async ({ page, context }) => {
    const { place, module } = await findPlainDish();
    await arriveWith(context, { place, module });
    await page.route("**/config/geocode-api**", (route) =>
      route.fulfill({ json: { results: [], status: "ZERO_RESULTS" } }),
    );
    const shopper = new Shopper(page);
    await page.goto("/");
    await shopper.press(
      page.getByRole("button", { name: new RegExp(place.description.split(/[,،]/)[0] ?? "") }).first(),
    );
    await expect(picker(page).getByText(t("location.noAddress"))).toBeVisible();
    await expect(confirm(page)).toBeDisabled();
  });
});

test.describe("without a place", () => {
  test("nothing goes into the cart; the alert leads to the map", async ({ page, context }) => {
    const { module, store, item, place } = await findPlainDish();
    await arriveWith(context, { module, place });
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

test.describe("modules", () => {
  const answerWith = (page: Page, keep: (id: number) => boolean) =>
    page.route("**/api/v1/module**", async (route) => {
      const answer = await route.fetch();
      const modules = (await answer.json()) as { id: number }[];
      await route.fulfill({ response: answer, json: modules.filter((module) => keep(module.id)) });
    });

  test("the only one is taken by itself", async ({ page }) => {
    const { place, module } = await findPlainDish();
    await answerWith(page, (id) => id === module.id);
    const shopper = new Shopper(page);
    await page.goto("/");
    await shopper.choosePlace(place);
    await shopper.isTold("A Module has been selected.");
    await expect(page).toHaveURL("/");
    expect(JSON.parse((await stored(page, "module")) ?? "null")).toMatchObject({
      id: module.id,
      module_type: module.module_type,
    });
    await expect(page.getByRole("button", { name: new RegExp(t("nav.switchModule")) })).toHaveCount(0);
  });

  test("none is said in words", async ({ page }) => {
    const { place } = await findPlainDish();
    await answerWith(page, () => false);
    const shopper = new Shopper(page);
    await page.goto("/");
    await shopper.choosePlace(place);
    await expect(page.getByText("No module found")).toBeVisible();
    await expect(page.getByText("Contact with the site owner to activate modules.")).toBeVisible();
  });

  test("the switcher goes to the other one's home and back without any answer, and its number is sent", async ({
    page,
    context,
  }) => {
    const { place, module } = await findPlainDish();
    const grocery = await findModule("grocery");
    await arriveWith(context, { place, module });
    const shopper = new Shopper(page);
    const switchTo = async (name: string) => {
      await shopper.press(page.getByRole("button", { name: new RegExp(`^${t("nav.switchModule")}`) }));
      return page.getByRole("dialog").getByRole("button", { name: new RegExp(name) });
    };
    const heading = page
      .getByRole("main")
      .getByRole("heading", { name: en("catalogue", "home.popularItems") });
    await page.goto("/");
    await expect(heading).toBeVisible();
    const foodHeading = await page.getByRole("heading", { level: 1 }).first().textContent();
    const asked = page.waitForRequest(
      (request) => request.url().includes("/api/v1/") && request.headers().moduleid === String(grocery.id),
    );
    await shopper.press(await switchTo(grocery.module_name));
    await shopper.isTold("A module has been selected.");
    await asked;
    await expect(page.getByRole("heading", { level: 1 }).first()).not.toHaveText(foodHeading ?? "");

    // Back: everything is kept, so that nothing needs an answer.
    const back = await switchTo(module.module_name);
    await page.route("**/api/v1/**", (route) => route.abort());
    await shopper.press(back);
    await expect(page.getByRole("heading", { level: 1 }).first()).toHaveText(foodHeading ?? "");
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expect(page.getByText(en("shell", "error.pageTitle"))).toHaveCount(0);
  });
});

test("the zones are drawn where there is no place yet", async ({ page }) => {
  const zones = await call<Zone[]>("/zone/list");
  expect(zones.length).toBeGreaterThan(0);
  const shopper = new Shopper(page);
  const asked = page.waitForResponse((response) => response.url().includes("/zone/list"));
  await page.goto("/");
  await shopper.press(shopper.button(t("landing.pickFromMap")));
  expect((await asked).ok()).toBe(true);
  await expect(picker(page).getByRole("region", { name: t("location.map") })).toBeVisible();
});
