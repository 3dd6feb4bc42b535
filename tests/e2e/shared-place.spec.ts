import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { confirm, picker } from "../pages/location";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";

test.use({ allowedErrors: /Failed to load resource/ });

test.describe("a place shared from another app", () => {
  test("opens the map there and leaves no trace in the address", async ({ page }) => {
    const { place } = await findPlainDish();
    const { lat, lng } = place.position;
    await page.goto(
      `/share-place?title=Dinner&text=${encodeURIComponent(`https://maps.google.com/?q=${lat},${lng}`)}`,
    );
    await expect(picker(page)).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(confirm(page)).toBeEnabled();
    const shopper = new Shopper(page);
    await shopper.press(confirm(page));
    await shopper.isTold("New location has been set.");
    const kept = JSON.parse((await page.evaluate(() => localStorage.getItem("currentLatLng"))) ?? "null") as {
      lat: number;
      lng: number;
    };
    expect(Math.hypot(kept.lat - lat, kept.lng - lng)).toBeLessThan(0.001);
  });

  test("as words is searched for", async ({ page }) => {
    const { place } = await findPlainDish();
    await page.goto(`/share-place?url=${encodeURIComponent(`geo:0,0?q=${place.typed}`)}`);
    await expect(picker(page).getByRole("option").first()).toBeVisible();
  });

  for (const hostile of ["javascript:alert(1)", "geo:999,999", "%00%ff", ""]) {
    test(`that is ${JSON.stringify(hostile)} is refused with a message`, async ({ page }) => {
      await page.goto(`/share-place?text=${hostile.startsWith("%") ? hostile : encodeURIComponent(hostile)}`);
      await expect(page).toHaveURL("/");
      await expect(page.getByText(en("browse", "place.sharedNone"))).toBeVisible();
      await expect(picker(page)).toHaveCount(0);
    });
  }

  test("that is markup is searched for as the words in it", async ({ page }) => {
    const markup = "<img src=x onerror=alert(1)>";
    await page.goto(`/share-place?text=${encodeURIComponent(markup)}`);
    await expect(page).toHaveURL("/");
    await expect(picker(page).getByRole("combobox")).toHaveValue("img src=x onerror=alert(1)");
  });
});
