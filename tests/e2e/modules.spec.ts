import type { Page } from "@playwright/test";
import { findModule, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { fetchWhole } from "../pages/fetch-whole";
import { stored, t } from "../pages/location";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test.use({ allowedErrors: /Failed to load resource/ });

test.describe("modules", () => {
  const answerWith = (page: Page, keep: (id: number) => boolean) =>
    page.route("**/api/v1/module**", async (route) => {
      const response = await fetchWhole(route);
      const modules = (await response.json()) as { id: number }[];
      await route.fulfill({ response, json: modules.filter((module) => keep(module.id)) });
    });

  test("a single one is selected automatically", async ({ page }) => {
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

  test("a single one is selected for a shared list, which then continues", async ({ page }) => {
    const { place, module } = await findPlainDish();
    await answerWith(page, (id) => id === module.id);
    const shopper = new Shopper(page);
    await page.goto("/home?data_type=all");
    await shopper.choosePlace(place);
    await shopper.isTold("A Module has been selected.");
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expect(page).toHaveURL(/\/home\?data_type=all/);
  });

  test("without any a message is shown", async ({ page }) => {
    const { place } = await findPlainDish();
    await answerWith(page, () => false);
    const shopper = new Shopper(page);
    await page.goto("/");
    await shopper.choosePlace(place);
    await expect(page.getByText("No module found")).toBeVisible();
    await expect(page.getByText("Contact with the site owner to activate modules.")).toBeVisible();
  });

  test("the switcher opens the other module's home and returns without any response, and sends its id", async ({
    page,
    context,
  }) => {
    const { place, module } = await findPlainDish();
    const grocery = await findModule("grocery");
    await startVisitWith(context, { place, module });
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

    // Back: everything is cached, so no response is needed.
    const back = await switchTo(module.module_name);
    await page.route("**/api/v1/**", (route) => route.abort());
    await shopper.press(back);
    await expect(page.getByRole("heading", { level: 1 }).first()).toHaveText(foodHeading ?? "");
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expect(page.getByText(en("shell", "error.pageTitle"))).toHaveCount(0);
  });
});
