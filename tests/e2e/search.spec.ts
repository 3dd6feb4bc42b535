import { findDish, findItem } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { holdResponses } from "../pages/hold-responses";
import { rows, text } from "../pages/listing";
import { quoted, Shopper } from "../pages/shopper";
import { words } from "../pages/texts";
import { startVisitWith, waitForWorker } from "../pages/visit";

// Chromium's own lines about requests without a network.
test.use({ allowedErrors: /Failed to load resource: net::ERR_/ });

test.describe("the search box", () => {
  test("offers what was searched before, suggestions while typing, and obeys the arrow keys", async ({
    page,
    context,
  }) => {
    const find = await findDish();
    await startVisitWith(context, find);
    await page.goto("/home?data_type=all");
    const shopper = new Shopper(page);
    await shopper.searchFor(find.item.name);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(find.item.name);
    const box = page.getByRole("search").getByRole("combobox").first();
    await box.fill("");
    await expect(page.getByRole("option", { name: find.item.name })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toHaveCount(0);

    await box.fill(find.item.name.slice(0, 5));
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
    const chosen = await page.getByRole("option").first().textContent();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/data_type=searched/);
    expect(new URL(page.url()).searchParams.get("search")).toBe(chosen?.trim());

    await box.fill("");
    await box.press("Enter");
    await expect(page).toHaveURL(/data_type=category/);
  });

  test("offers popular dishes and categories to who has not typed yet", async ({ page, context }) => {
    await startVisitWith(context, await findDish());
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/home?data_type=all");
    const box = page.getByRole("search").getByRole("combobox").first();
    await box.tap();
    const popular = page.getByRole("region", { name: words("en")("browse", "search.popular") });
    const categories = page.getByRole("search").locator("..").getByRole("region", { name: "Categories" });
    await expect(popular.getByRole("button").nth(3)).toBeAttached();
    await expect(categories.getByRole("link").first()).toBeInViewport({ ratio: 1 });
    const name = (await popular.getByRole("button").first().textContent()) ?? "";
    await popular.getByRole("button").first().tap();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await box.fill("");
    await categories.getByRole("link").first().tap();
    await expect(page).toHaveURL(/\/category\//);
    await expect(popular).toHaveCount(0);
  });

  test("keeps the places of popular dishes while they are on their way", async ({ page, context }) => {
    await startVisitWith(context, await findDish());
    const release = await holdResponses(page, "**/items/popular**");
    await page.goto("/privacy-policy");
    await page.getByRole("search").getByRole("combobox").first().tap();
    const popular = page.getByRole("region", { name: words("en")("browse", "search.popular") });
    await expect(popular).toHaveAttribute("aria-busy", "true");
    release();
    await expect(popular.getByRole("button").first()).toBeVisible();
    await expect(popular).toHaveAttribute("aria-busy", "false");
  });

  test("forgives a typing mistake", async ({ page, context }) => {
    const find = await findItem("food", "dish with a long word", (item) => /\p{L}{7}/u.test(item.name));
    const word = /\p{L}{7,}/u.exec(find.item.name)?.[0] ?? "";
    await startVisitWith(context, find);
    await page.goto("/home?data_type=all");
    // Two letters in the middle changed about.
    const typed = `${word.slice(0, 3)}${word[4]}${word[3]}${word.slice(5)}`;
    await new Shopper(page).searchFor(typed);
    await expect(
      rows(page)
        .filter({ hasText: new RegExp(quoted(word), "i") })
        .first(),
    ).toBeVisible();
  });

  test.describe("with the worker", () => {
    test.use({ serviceWorkers: "allow" });
    test("finds without network what was seen before, and says so", async ({ page, context }) => {
      const find = await findDish();
      await startVisitWith(context, find);
      await page.goto("/home?data_type=all");
      await waitForWorker(page);
      await page.goto(`/store/${find.store.slug}`);
      await expect(page.getByRole("link", { name: find.item.name, exact: true }).first()).toBeVisible();
      // A phone's store has its own search only; the shop's is on the next page.
      await page.goto("/settings");
      await context.setOffline(true);
      await expect(page.getByRole("status").getByText("No internet connection.")).toBeVisible();
      const box = page.getByRole("search").getByRole("combobox").first();
      await box.fill(find.item.name);
      await expect(page.getByText(text("list.fromDeviceShort"))).toBeVisible();
      await expect(page.getByRole("option", { name: find.item.name }).first()).toBeVisible();
      await box.press("Enter");
      await expect(page.getByText(text("list.fromDevice"))).toBeVisible();
      await expect(rows(page).filter({ hasText: find.item.name }).first()).toBeVisible();
    });
  });
});
