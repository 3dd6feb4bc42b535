import type { Page } from "@playwright/test";
import type { Banner } from "../../src/contract";
import { expect, test } from "../fixtures/test";
import { type Kind, openHome, openPart, scrollUntilVisible, section } from "../pages/home";
import { en, words } from "../pages/texts";

test.describe("the home of each module", () => {
  const parts: Record<Kind, readonly string[]> = {
    food: [
      en("catalogue", "home.popularItems"),
      en("catalogue", "home.bestReviewed"),
      en("catalogue", "home.specialOffers"),
      en("catalogue", "home.topOffers"),
      en("promotions", "coupons.title"),
      en("catalogue", "home.newStores"),
      "Highlights for you",
      "Just For You",
      en("catalogue", "home.bestStores"),
      "Item That You'll Love",
      en("catalogue", "home.featuredRestaurants"),
    ],
    grocery: [
      "Most Popular Items",
      en("catalogue", "home.specialOffers"),
      en("promotions", "arrivals.title"),
      "Highlights for you",
    ],
    pharmacy: ["Basic Medicine Nearby", "Most Popular Items", en("promotions", "arrivals.title")],
    ecommerce: [
      en("promotions", "arrivals.title"),
      en("catalogue", "home.bestReviewed"),
      "Most Popular Items",
      en("promotions", "brands.title"),
      "Just For You",
    ],
  };
  for (const [kind, names] of Object.entries(parts) as [Kind, readonly string[]][]) {
    test(`${kind} shows its parts, like ones under tabs, and all its stores at the end`, async ({
      page,
      context,
    }) => {
      await openHome(page, context, kind);
      for (const name of names) await openPart(page, name);
      await scrollUntilVisible(page, page.getByRole("heading", { level: 2, name: /^\d+ Stores?$/ }));
    });
  }

  test("the pharmacy has a title without a subtitle, and no brands", async ({ page, context }) => {
    await openHome(page, context, "pharmacy");
    await expect(
      page.getByRole("heading", { level: 1, name: "Quality Medicines & Health care at your Doorstep." }),
    ).toBeVisible();
    await scrollUntilVisible(page, page.getByRole("heading", { level: 2, name: /^\d+ Stores?$/ }));
    await expect(section(page, en("promotions", "brands.title"))).toHaveCount(0);
  });

  test("in Arabic the parts are Arabic, from right to left, and nothing sticks out", async ({
    page,
    context,
  }) => {
    await openHome(page, context, "ecommerce", { language: "ar" });
    const ar = words("ar");
    await scrollUntilVisible(page, section(page, ar("promotions", "brands.title")));
    await scrollUntilVisible(page, section(page, ar("promotions", "highlights.title")));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(
      1,
    );
  });
});

test.describe("banners", () => {
  /** ms; longer than rows rest at the start and between two steps. */
  const untilTheyMove = 20_000;
  const carousel = (page: Page) =>
    page.getByRole("main").getByRole("region", { name: en("catalogue", "home.banners"), exact: true });

  test("lead where their kind says", async ({ page, context }) => {
    const { ask } = await openHome(page, context, "food");
    const { banners } = await ask<{ banners: Banner[] }>("/banners");
    const of = (is: (banner: Banner) => boolean) => {
      const banner = banners.find(is);
      if (!banner) throw new Error("The town has no such banner.");
      return banner;
    };
    const elsewhere = of((row) => /^https:/.test(row.link ?? ""));
    const away = carousel(page).getByRole("link", { name: elsewhere.title }).first();
    await expect(away).toHaveAttribute("target", "_blank");
    await expect(away).toHaveAttribute("href", elsewhere.link ?? "");
    const inert = of((row) => row.type === "default" && row.link === null);
    await expect(carousel(page).getByText(inert.title)).toHaveCount(1);
    await expect(carousel(page).getByRole("link", { name: inert.title })).toHaveCount(0);
    const store = of((row) => row.type === "store_wise");
    await expect(carousel(page).getByRole("link", { name: store.title }).first()).toHaveAttribute(
      "href",
      new RegExp(`/store/${store.store?.slug}\\?.*store_zone_id=${store.store?.zone_id}`),
    );
    const item = of((row) => row.type === "item_wise");
    const button = carousel(page).getByRole("button", { name: item.title }).first();
    await button.scrollIntoViewIfNeeded();
    await button.tap();
    await expect(page.getByRole("dialog").getByRole("heading", { name: item.item?.name })).toBeVisible();
  });

  test("of an item lead to its page in the other modules", async ({ page, context }) => {
    const { ask } = await openHome(page, context, "grocery");
    const { banners } = await ask<{ banners: Banner[] }>("/banners");
    const item = banners.find((row) => row.type === "item_wise")?.item;
    await expect(carousel(page).locator(`a[href^="/product/${item?.slug}"]`).first()).toBeAttached();
  });

  test("move by themselves until a shopper stops them", async ({ page, context }) => {
    await page.clock.install();
    await openHome(page, context, "food");
    const row = carousel(page).getByRole("list");
    const place = () => row.evaluate((element) => Math.round(Math.abs(element.scrollLeft)));
    await expect(row.getByRole("listitem").nth(1)).toBeAttached();
    await page.clock.fastForward(untilTheyMove);
    await expect.poll(place, { timeout: 30_000 }).toBeGreaterThan(100);
    await carousel(page)
      .getByRole("button", { name: en("catalogue", "carousel.pause") })
      .tap();
    await expect(
      carousel(page).getByRole("button", { name: en("catalogue", "carousel.play") }),
    ).toBeVisible();
    await row.evaluate((element) => element.scrollTo({ left: 0, behavior: "instant" }));
    await row.press("ArrowRight");
    await expect.poll(place).toBeGreaterThan(100);
  });

  test.describe("with reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });
    test("stand still", async ({ page, context }) => {
      await page.clock.install();
      await openHome(page, context, "food");
      const row = carousel(page).getByRole("list");
      await expect(row.getByRole("listitem").nth(1)).toBeAttached();
      const moved = row.evaluate(
        (element) =>
          new Promise<boolean>((resolve) => {
            element.addEventListener("scroll", () => resolve(true));
            // A row that had begun to move by then has moved a second later.
            element.addEventListener("looked-at", () => setTimeout(() => resolve(false), 1_000));
          }),
      );
      for (let step = 0; step < 3; step += 1) await page.clock.fastForward(untilTheyMove);
      await row.dispatchEvent("looked-at");
      expect(await moved).toBe(false);
    });
  });
});

test.describe("a part whose call", () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test("fails shows an error, and trying again loads it", async ({ page, context }) => {
    await page.route("**/api/v1/campaigns/item", (route) =>
      route.fulfill({ status: 403, json: { errors: [{ code: "x", message: "Broken." }] } }),
    );
    await openHome(page, context, "food");
    const part = await openPart(page, "Just For You");
    await expect(part.getByText("Broken.")).toBeVisible();
    await page.unroute("**/api/v1/campaigns/item");
    await part.getByRole("button", { name: en("shell", "app.retry") }).tap();
    await expect(part.getByRole("link").first()).toBeVisible();
  });

  test("returns no rows leaves neither heading nor gap", async ({ page, context }) => {
    for (const path of ["campaigns/item", "advertisement/list", "coupon/list/all"]) {
      await page.route(`**/api/v1/${path}*`, (route) => route.fulfill({ json: [] }));
    }
    await openHome(page, context, "food");
    await scrollUntilVisible(page, page.getByRole("heading", { level: 2, name: /^\d+ Stores?$/ }));
    for (const name of ["Just For You", "Highlights for you", en("promotions", "coupons.title")])
      await expect(section(page, name).or(page.getByRole("tab", { name, exact: true }))).toHaveCount(0);
  });
});

test("returning to the home while data is fresh requests nothing again", async ({ page, context }) => {
  const { module } = await openHome(page, context, "food");
  await expect(section(page, en("catalogue", "home.popularItems"))).toBeVisible();
  await openPart(page, en("catalogue", "home.specialOffers"));
  await page
    .getByRole("link", { name: en("shell", "app.viewAll") })
    .first()
    .tap();
  // The page in between loads its own rows first, however long it takes.
  await expect(page.getByRole("heading", { level: 1, name: en("shell", "nav.categories") })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/v1\/(banners|categories|items\/popular|items\/discounted)(\?|$)/.test(request.url()))
      asked.push(request.url());
  });
  await page.goBack();
  await expect(section(page, en("catalogue", "home.popularItems"))).toBeVisible();
  expect(asked, `of module ${module.id}`).toEqual([]);
});

test("the layout hardly shifts while a shopper scrolls", async ({ page, context }) => {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const moves: { value: number; parts: string[] }[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          moves.push({
            value,
            parts: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.nodeName}.${node?.className} ${previousRect.y} to ${currentRect.y}`,
            ),
          });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await openHome(page, context, "food");
  // Slowly, so that everything comes while it is looked at.
  await scrollUntilVisible(page, page.getByRole("heading", { level: 2, name: /^\d+ Stores?$/ }), 500);
  const moves = await page.evaluate(
    () => (window as Window & { moves?: { value: number; parts: string[] }[] }).moves ?? [],
  );
  const moved = moves.reduce((sum, { value }) => sum + value, 0);
  expect(moved, JSON.stringify(moves)).toBeLessThan(0.05);
});
