import type { Zone } from "../../src/contract/entities/module";
import { call, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { addAddress, customerWithDish } from "../pages/checkout";
import { at, confirm, picker, stored, t } from "../pages/location";
import { Shopper } from "../pages/shopper";
import { startVisitWith } from "../pages/visit";

test.use({ allowedErrors: /Failed to load resource/ });

test.describe("the map picker", () => {
  test("opens from the landing, confirms zone and address together, and loads the address then", async ({
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

  test("has a signed-in customer's saved addresses above the map: one tap chooses one", async ({
    page,
    context,
  }) => {
    const find = await findPlainDish();
    const customer = await customerWithDish(find);
    const near = { lat: Number(find.store.latitude), lng: Number(find.store.longitude) };
    await addAddress(customer, "12 Harbour Street", near, "12");
    await startVisitWith(context, { ...find, token: customer.token });
    await page.goto("/");
    const shopper = new Shopper(page);
    const [street = ""] = find.place.description.split(/[,،]/);
    await shopper.press(page.getByRole("button", { name: new RegExp(street) }).first());
    const saved = picker(page).getByRole("group", { name: t("location.saved") });
    await shopper.press(shopper.button(/12 Harbour Street/, saved));
    await expect(picker(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: /12 Harbour Street/ }).first()).toBeVisible();
    expect(await stored(page, "location")).toContain("12 Harbour Street");
  });

  test("waits for the zone before it can be confirmed, and shows the server's words where there is none", async ({
    page,
    context,
  }) => {
    const { place, module } = await findPlainDish();
    await startVisitWith(context, { place, module });
    let respond = () => {};
    const responded = new Promise<void>((resolve) => {
      respond = resolve;
    });
    let asked = false;
    await page.route("**/config/get-zone-id**", async (route) => {
      asked = true;
      await responded;
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
    await expect.poll(() => asked).toBe(true);
    respond();
    const refused = shopper.button("Service not available in this area", picker(page));
    await expect(refused).toBeEnabled();
    await shopper.press(refused);
    await expect(picker(page)).toHaveCount(0);
    expect(await stored(page, "zoneid")).toBe(place.zone.zone_id);
    expect(await stored(page, "location")).toBe(place.description);
  });

  test("cannot be confirmed where the point has no address", async ({ page, context }) => {
    const { place, module } = await findPlainDish();
    await startVisitWith(context, { place, module });
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

test("the zones are drawn where there is no place yet", async ({ page }) => {
  const zones = await call<Zone[]>("/zone/list");
  expect(zones.length).toBeGreaterThan(0);
  const shopper = new Shopper(page);
  const asked = page.waitForResponse((response) => response.url().includes("/zone/list"));
  await page.goto("/");
  await shopper.press(shopper.button(t("landing.pickFromMap")));
  expect((await asked).ok()).toBe(true);
  // The canvas within has the same name.
  await expect(
    picker(page)
      .getByRole("region", { name: t("location.map") })
      .first(),
  ).toHaveAttribute("data-map", "shown");
});
