import { signInReturning } from "../fixtures/customers";
import { expect, test } from "../fixtures/test";
import { openHome, scrollUntilVisible, section } from "../pages/home";
import { en } from "../pages/texts";

const phone = { width: 360, height: 740 };
/** Screens of a phone. */
const maxScreens = 6;
const maxScreensToStore = 1.5;

/** Sections that stand at the end of each home. */
const lastSections = {
  grocery: ["home.topOffers"],
  pharmacy: ["home.featuredStores", "home.topOffers"],
  ecommerce: ["home.featuredStores", "home.topOffers"],
} as const;

test.describe("the home of other shops on a phone", () => {
  test.use({ viewport: phone });

  for (const [module, keys] of Object.entries(lastSections))
    test(`is at most six screens long, also for who has ordered before: ${module}`, async ({
      page,
      context,
    }) => {
      await openHome(page, context, module as keyof typeof lastSections, { token: await signInReturning() });
      await expect(
        (await scrollUntilVisible(page, section(page, en("promotions", "visitAgain.title"))))
          .getByRole("article")
          .first(),
      ).toBeVisible();
      for (const key of keys)
        await expect(
          (await scrollUntilVisible(page, section(page, en("catalogue", key)))).getByRole("article").first(),
        ).toBeVisible();
      await scrollUntilVisible(page, page.getByRole("button", { name: /^Show all \d+ stores$/ }));
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.getByRole("contentinfo").getByRole("button", { name: "Subscribe" })).toBeVisible();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height / phone.height).toBeLessThanOrEqual(maxScreens);
    });
});

test.describe("the home of food on a phone", () => {
  test.use({ viewport: phone });

  test("is at most six screens long, and its first store stands within one and a half", async ({
    page,
    context,
  }) => {
    await openHome(page, context, "food");
    const firstStore = section(page, en("catalogue", "home.openNow")).getByRole("article").first();
    await expect(firstStore).toBeVisible();
    const top = await firstStore.evaluate((card) => card.getBoundingClientRect().top + window.scrollY);
    expect(top / phone.height).toBeLessThanOrEqual(maxScreensToStore);

    // Everything has come before the page is measured.
    for (const key of [
      "home.bestReviewed",
      "home.bestStores",
      "home.recommended",
      "home.featuredRestaurants",
    ] as const)
      await expect(
        (await scrollUntilVisible(page, section(page, en("catalogue", key)))).getByRole("article").first(),
      ).toBeVisible();
    await scrollUntilVisible(page, page.getByRole("button", { name: /^Show all \d+ stores$/ }));
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole("contentinfo").getByRole("button", { name: "Subscribe" })).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / phone.height).toBeLessThanOrEqual(maxScreens);

    // The way to search is there wherever the shopper has scrolled to.
    await expect(
      page
        .getByRole("navigation")
        .getByRole("button", { name: "Search", exact: true })
        .or(page.getByRole("navigation").getByRole("link", { name: "Search", exact: true })),
    ).toBeInViewport();
  });

  test("shows the rest of its stores on demand, and the keyboard goes on with them", async ({
    page,
    context,
  }) => {
    await openHome(page, context, "food");
    const more = await scrollUntilVisible(page, page.getByRole("button", { name: /^Show all \d+ stores$/ }));
    const count = Number((await more.textContent())?.match(/\d+/)?.[0]);
    const all = page.getByRole("region", { name: /^\d+ Stores?$/ });
    const folded = await all.getByRole("article").count();
    expect(folded).toBeLessThan(count);
    await more.press("Enter");
    await expect(more).toHaveCount(0);
    await expect.poll(() => all.getByRole("article").count()).toBeGreaterThan(folded);
    await expect(all.getByRole("article").nth(folded).getByRole("link")).toBeFocused();
  });
});
