import type { Page } from "@playwright/test";
import type { Category, Store, ZoneLookup } from "../../src/contract";
import { call, findModule, findPlainDish, type Place } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { fetchWhole } from "../pages/fetch-whole";
import { at, confirm, picker, stored, t } from "../pages/location";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

// Files that are looked for without a network.
test.use({ allowedErrors: /Failed to load resource/ });

/** Another place of the same zones, a kilometre or so away. */
async function placeBeside({ position, zone, ...place }: Place): Promise<Place> {
  for (const [north, east] of [
    [0.01, 0],
    [-0.01, 0],
    [0, 0.01],
    [0, -0.01],
  ] as const) {
    const moved = { lat: position.lat + north, lng: position.lng + east };
    const found = await call<ZoneLookup>(`/config/get-zone-id?lat=${moved.lat}&lng=${moved.lng}`).catch(
      () => null,
    );
    if (found?.zone_id === zone.zone_id) return { ...place, position: moved, zone };
  }
  throw new Error("The zone has no other place.");
}

async function moveTo(page: Page, place: Place): Promise<void> {
  const shopper = new Shopper(page);
  await at(page, place);
  await shopper.press(page.getByRole("button", { name: new RegExp(`^${t("nav.location")}`) }).first());
  await shopper.press(shopper.button(t("location.showMe"), picker(page)));
  await expect(confirm(page)).toBeEnabled();
  await shopper.press(confirm(page));
  await expect(picker(page)).toHaveCount(0);
  await shopper.press(shopper.button(en("account", "address.later"), shopper.dialog));
  await expect(shopper.dialog).toHaveCount(0);
}

test("a new place in the same zone is asked for at once, and the old one's list is kept", async ({
  page,
  context,
}) => {
  const { place, module } = await findPlainDish();
  const other = await placeBeside(place);
  await startVisitWith(context, { place, module });
  const asked: string[] = [];
  page.on("request", (request) => {
    const { latitude } = request.headers();
    if (latitude)
      asked.push(`${new URL(request.url()).pathname.split("/").slice(3, 5).join("/")} ${latitude}`);
  });
  const rows = page.getByRole("main").getByRole("article");
  await page.goto("/store/latest");
  await expect(rows.first()).toBeVisible();
  expect(asked).toContain(`stores/latest ${place.position.lat}`);
  await moveTo(page, other);
  await expect.poll(() => asked).toContain(`stores/latest ${other.position.lat}`);
  await expect(rows.first()).toBeVisible();
  expect(JSON.parse((await stored(page, "zoneid")) ?? "null")).toEqual(JSON.parse(place.zone.zone_id));

  // Back at the first place without a network.
  await page.goto("/store/latest");
  await expect(rows.first()).toBeVisible();
  const shown = await rows.count();
  await context.setOffline(true);
  await page.evaluate((position) => {
    localStorage.setItem("currentLatLng", JSON.stringify(position));
    dispatchEvent(new StorageEvent("storage", { key: "currentLatLng", storageArea: localStorage }));
  }, place.position);
  await expect(rows).toHaveCount(shown);
});

test.describe("a link into another module", () => {
  test("to a category opens that module", async ({ page, context }) => {
    const { place, module } = await findPlainDish();
    const grocery = await findModule("grocery");
    const asking = { zoneId: place.zone.zone_id, moduleId: module.id };
    const [category] = await call<Category[]>("/categories", asking);
    await startVisitWith(context, { place, module: grocery });
    await page.goto(`/category/${category?.id}`);
    await expect(
      page.getByRole("heading", { level: 1, name: category?.name ?? "", exact: true }),
    ).toBeVisible();
    expect(JSON.parse((await stored(page, "module")) ?? "null")).toMatchObject({ id: module.id });
    await page.goto("/category/no-such-category");
    await expect(
      page.getByRole("heading", { level: 1, name: en("browse", "category.unknown") }),
    ).toBeVisible();
  });

  test("to a store without the module in its address does as well", async ({ page, context }) => {
    const { place, module } = await findPlainDish();
    const grocery = await findModule("grocery");
    const { stores } = await call<{ stores: Store[] }>("/stores/latest?limit=1&offset=1", {
      zoneId: place.zone.zone_id,
      moduleId: module.id,
    });
    const [store] = stores;
    await startVisitWith(context, { place, module: grocery });
    await page.goto(`/store/${store?.slug}`);
    await expect(page.getByRole("heading", { level: 1, name: store?.name })).toBeVisible();
    await expect
      .poll(async () => (JSON.parse((await stored(page, "module")) ?? "null") as { id?: number } | null)?.id)
      .toBe(module.id);
  });
});

test("with a stored place and one module there is nothing to choose", async ({ page, context }) => {
  const { place, module } = await findPlainDish();
  await page.route("**/api/v1/module**", async (route) => {
    const response = await fetchWhole(route);
    const modules = (await response.json()) as { id: number }[];
    await route.fulfill({ response, json: modules.filter(({ id }) => id === module.id) });
  });
  await startVisitWith(context, { place });
  await page.goto("/");
  await expect
    .poll(async () => (JSON.parse((await stored(page, "module")) ?? "null") as { id?: number } | null)?.id)
    .toBe(module.id);
  await expect(
    page.getByRole("main").getByRole("heading", { name: en("catalogue", "home.popularItems") }),
  ).toBeVisible();
});
