/** A language that the shop brought for its own people: the couriers' page speaks it, and what it lacks is in English. */
import { resolve } from "node:path";
import { expect, test } from "../fixtures/test";

test.use({
  locale: "de-DE",
  allowedErrors: /Failed to (load resource|fetch)/,
  viewport: { width: 360, height: 740 },
});

test("couriers are spoken to in it from the first visit, and choose it by its name", async ({
  page,
  ownServer,
}) => {
  ownServer.ops("language", "add", "de", resolve("tests/fixtures/languages/de"));
  await page.goto(`${ownServer.url}/courier/`);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute(
    "href",
    "/courier/manifest.de.webmanifest",
  );
  await expect(page.getByRole("button", { name: "Anmelden", exact: true })).toBeVisible();
  // Left out of the folder.
  await expect(page.getByLabel("Phone number", { exact: false })).toBeVisible();
  const manifest = await page.request.get(`${ownServer.url}/courier/manifest.de.webmanifest`);
  expect(await manifest.json()).toMatchObject({ short_name: "Kurier", lang: "de" });
  // It starts in it without being told again.
  await page.route("**/texts/courier.json", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("button", { name: "Anmelden", exact: true })).toBeVisible();
});
