import type { Page } from "@playwright/test";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { fetchWhole } from "../pages/fetch-whole";
import { home, landing } from "../pages/first-pages";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

// Chromium's log lines for responses that a test breaks on purpose.
test.use({ allowedErrors: /Failed to load resource/ });

test.describe("an API with bad responses at the start", () => {
  const faults = {
    HTML: { status: 200, contentType: "text/html", body: "<html><h1>Sign in to the wifi</h1></html>" },
    "HTML that calls itself JSON": { status: 200, contentType: "application/json", body: "<html></html>" },
    "an error": {
      status: 500,
      contentType: "application/json",
      body: '{"errors":[{"code":"x","message":"Broken."}]}',
    },
    "a bare 500": { status: 500, contentType: "text/plain", body: "oops" },
    "a JSON null": { status: 200, contentType: "application/json", body: "null" },
    nothing: null,
  } as const;

  async function spoil(page: Page, path: string, fault: (typeof faults)[keyof typeof faults]): Promise<void> {
    await page.route(`**/api/v1${path}`, (route) => (fault === null ? route.abort() : route.fulfill(fault)));
  }

  for (const [what, fault] of Object.entries(faults)) {
    test(`config responds with ${what}: a panel is shown, and trying again opens the shop`, async ({
      page,
    }) => {
      await spoil(page, "/config", fault);
      await page.goto("/settings");
      await expect(page.getByText("The shop could not be loaded")).toBeVisible({ timeout: 30_000 });
      const again = page.getByRole("main").getByRole("button", { name: "Try again" });
      const asked = page.waitForRequest("**/api/v1/config");
      await again.tap();
      await asked;
      await page.unroute("**/api/v1/config");
      // The page also tries by itself, and then the button is gone before it is pressed.
      await expect(async () => {
        if (await again.isVisible()) await again.tap({ timeout: 1_000 });
        await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible({
          timeout: 2_000,
        });
      }).toPass();
    });

    test(`landing, guest and module calls respond with ${what}: the landing works as far as it can`, async ({
      page,
    }) => {
      const { place } = await findPlainDish();
      for (const path of ["/react-landing-page", "/auth/guest/request", "/module*"])
        await spoil(page, path, fault);
      const shopper = new Shopper(page);
      await page.goto("/");
      await expect(landing(page)).toBeVisible();
      await shopper.choosePlace(place);
      await expect(
        page
          .getByText("This part could not be shown")
          .or(page.getByText("Broken."))
          .or(page.getByText("No module found"))
          .first(),
      ).toBeVisible({
        timeout: 30_000,
      });
      await page.unrouteAll();
      await page.reload();
      await expect(page.getByRole("main").getByRole("button", { name: /Food/ }).first()).toBeVisible();
    });
  }

  test("unknown fields and missing ones are taken as they come", async ({ page, context }) => {
    const { place, module } = await findPlainDish();
    await startVisitWith(context, { place, module });
    await page.route(
      /\/api\/v1\/(config|react-landing-page|module|categories|banners)(\?.*)?$/,
      async (route) => {
        const response = await fetchWhole(route);
        const text = await response.text();
        // A busy server may have nothing to say.
        if (text === "") return route.fulfill({ response });
        const body: unknown = JSON.parse(text);
        const strange = (value: unknown): unknown => {
          if (Array.isArray(value)) return [...value.map(strange), { surprise: true }];
          if (typeof value !== "object" || value === null) return value;
          const entries = Object.entries(value).filter((_entry, index) => index % 7 !== 6);
          return {
            surprise: { deep: [1, null] },
            ...Object.fromEntries(entries.map(([key, inner]) => [key, strange(inner)])),
          };
        };
        await route.fulfill({ json: strange(body) });
      },
    );
    await page.goto("/");
    await expect(home(page)).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

  test("an item list that responds with HTML leaves the rest of home working", async ({ page, context }) => {
    const { place, module } = await findPlainDish();
    await startVisitWith(context, { place, module });
    await spoil(page, "/items/popular*", faults.HTML);
    await page.goto("/");
    await expect(home(page)).toBeVisible();
    // Parts further down come when they are near.
    await expect(async () => {
      await page.mouse.wheel(0, 500);
      await expect(page.getByRole("tab", { name: en("catalogue", "home.specialOffers") })).toBeVisible({
        timeout: 500,
      });
    }).toPass();
  });
});
