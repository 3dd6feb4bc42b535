import { expect, test } from "../fixtures/test";
import { holdResponses } from "../pages/hold-responses";
import { APP_SCRIPT } from "../pages/server-rendered-rows";

const FILE_FAILED = /Failed to load resource: net::ERR_FAILED/;

test.describe("before the app is there", () => {
  test("the landing shows its words and takes text", async ({ page }) => {
    await page.route(APP_SCRIPT, () => {});
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("textbox", { name: "Search location" }).fill("Harbour");
    await expect(page.getByRole("textbox")).toHaveValue("Harbour");
  });

  test("what was typed and pressed reaches the app", async ({ page }) => {
    const release = await holdResponses(page, APP_SCRIPT);
    await page.goto("/");
    await page.getByRole("textbox", { name: "Search location" }).fill("Nowhere-at-all");
    await page.getByRole("button", { name: "Explore" }).tap();
    release();
    await expect(page.locator("#first-screen")).toHaveCount(0);
    // A combobox once it can suggest places, so it is found by its label.
    await expect(page.getByLabel("Search location")).toHaveValue("Nowhere-at-all");
    // There is no such place, and Explore says what is missing.
    await expect(page.getByText("Location is required.")).toBeVisible();
  });

  test("an Arabic reader gets Arabic from right to left", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("language-setting", "ar"));
    await page.route(APP_SCRIPT, () => {});
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("button", { name: "استكشف" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Explore" })).toHaveCount(0);
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute("href", "/manifest.ar.webmanifest");
  });

  test("the stored theme applies from the first paint", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("settings", JSON.stringify({ theme: "dark" })));
    await page.route(APP_SCRIPT, () => {});
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("body")).not.toHaveCSS("background-color", "rgb(251, 247, 240)");
  });

  test("unexpected values in storage do not break it", async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("settings", "{not json");
      localStorage.setItem("language-setting", "<script>");
      localStorage.setItem("location", "null");
    });
    await page.route(APP_SCRIPT, () => {});
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test.describe("when the app cannot be loaded", () => {
  test.use({ allowedErrors: FILE_FAILED });

  for (const path of ["/", "/checkout"]) {
    test(`${path} shows a message with a working reload button`, async ({ page }) => {
      await page.route(APP_SCRIPT, (route) => route.abort());
      await page.goto(path);
      await expect(page.getByRole("alert")).toContainText("The app could not be loaded.");
      await page.unroute(APP_SCRIPT);
      await page.getByRole("button", { name: "Reload" }).tap();
      await expect(page.locator("#first-screen")).toHaveCount(0);
      await expect(page.locator("#boot-message")).toBeHidden();
    });
  }
});

test.describe("with scripts blocked", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that it needs scripts", async ({ page }) => {
    await page.goto("/");
    // Found by its class: Playwright's text search passes over noscript.
    await expect(page.locator(".fs-noscript")).toBeVisible();
    await expect(page.locator(".fs-noscript")).toContainText("needs JavaScript");
  });
});
