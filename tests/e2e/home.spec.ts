import type { BrowserContext, Locator, Page } from "@playwright/test";
import type { Banner, Brand, Category, CommonCondition, Coupon, Item, Module } from "../../src/contract";
import type { Advertisement, FlashSale } from "../../src/contract/calls/promotions";
import { call, findModule, findPlainDish, newCustomer, type Place } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { arriveWith } from "../pages/arrivals";
import { en, words } from "../pages/texts";

type Kind = Exclude<Module["module_type"], "parcel">;

/** Somebody who lives where a plain dish is sold opens the home of a module. */
async function openHome(
  page: Page,
  context: BrowserContext,
  kind: Kind,
  more: { token?: string; language?: "en" | "ar" } = {},
): Promise<{ place: Place; ask: <T>(path: string) => Promise<T>; module: Module }> {
  const { place } = await findPlainDish();
  const module = await findModule(kind);
  await arriveWith(context, { place, module, ...more });
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const ask = <T>(path: string) =>
    call<T>(path, { zoneId: place.zone.zone_id, moduleId: module.id, token: more.token });
  return { place, ask, module };
}

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Scrolls on until something is there, as a person looks for it. */
async function lookFor(page: Page, target: Locator): Promise<Locator> {
  await expect(async () => {
    if ((await target.count()) === 0) await page.mouse.wheel(0, 600);
    await expect(target).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000, intervals: [100] });
  await target.scrollIntoViewIfNeeded();
  return target;
}

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
    test(`${kind} shows its parts one after the other, and all its stores at the end`, async ({
      page,
      context,
    }) => {
      await openHome(page, context, kind);
      for (const name of names) await lookFor(page, section(page, name));
      await lookFor(page, page.getByRole("heading", { level: 2, name: /^\d+ Stores?$/ }));
    });
  }

  test("the pharmacy has a title and no line under it, and no brands", async ({ page, context }) => {
    await openHome(page, context, "pharmacy");
    await expect(
      page.getByRole("heading", { level: 1, name: "Quality Medicines & Health care at your Doorstep." }),
    ).toBeVisible();
    await lookFor(page, page.getByRole("heading", { level: 2, name: /^\d+ Stores?$/ }));
    await expect(section(page, en("promotions", "brands.title"))).toHaveCount(0);
  });

  test("in Arabic the parts are Arabic, from right to left, and nothing sticks out", async ({
    page,
    context,
  }) => {
    await openHome(page, context, "ecommerce", { language: "ar" });
    const ar = words("ar");
    await lookFor(page, section(page, ar("promotions", "brands.title")));
    await lookFor(page, section(page, ar("promotions", "highlights.title")));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(
      1,
    );
  });
});

test.describe("banners", () => {
  const carousel = (page: Page) =>
    page.getByRole("main").getByRole("region", { name: en("catalogue", "home.banners") });

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

  test("move by themselves until somebody stops them", async ({ page, context }) => {
    await openHome(page, context, "food");
    const row = carousel(page).getByRole("list");
    const place = () => row.evaluate((element) => Math.round(Math.abs(element.scrollLeft)));
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
      await openHome(page, context, "food");
      const row = carousel(page).getByRole("list");
      await expect(row.getByRole("listitem").nth(1)).toBeAttached();
      const moved = await row.evaluate(
        (element) =>
          new Promise<boolean>((resolve) => {
            const timer = setTimeout(() => resolve(false), 15_000);
            element.addEventListener("scroll", () => {
              clearTimeout(timer);
              resolve(true);
            });
          }),
      );
      expect(moved).toBe(false);
    });
  });
});

test.describe("the flash sale", () => {
  test("shows what is left of the time and of the things, and leads to all of it", async ({
    page,
    context,
  }) => {
    const { ask } = await openHome(page, context, "food");
    const sale = await ask<FlashSale>("/flash-sales");
    const panel = await lookFor(page, section(page, sale.title));
    const timer = panel.getByRole("timer");
    const before = await timer.textContent();
    await expect.poll(() => timer.textContent()).not.toBe(before);
    await expect(panel.getByRole("article")).toHaveCount(Math.min(15, sale.active_products.length));
    const [first] = sale.active_products;
    await expect(panel.getByRole("article").first()).toContainText(`${first?.sold} of ${first?.stock} sold`);
    const gone = sale.active_products.find((row) => row.available_stock === 0);
    const card = panel.getByRole("article").filter({ hasText: "Out of Stock" });
    await expect(card).toContainText(gone?.item.name ?? "");
    await expect(card.getByRole("link")).toHaveCount(0);
    await expect(panel.getByRole("link", { name: en("promotions", "sale.seeAll") })).toHaveAttribute(
      "href",
      `/flash-sales?id=${sale.id}`,
    );
  });

  test("without anything on it is not there", async ({ page, context }) => {
    await page.route("**/api/v1/flash-sales?*", (route) => route.fulfill({ json: null }));
    await openHome(page, context, "food");
    await lookFor(page, section(page, en("catalogue", "home.popularItems")));
    await expect(page.getByRole("timer")).toHaveCount(0);
  });
});

test.describe("advertisements", () => {
  test("lead to their store, and tell only what they may", async ({ page, context }) => {
    const { ask } = await openHome(page, context, "food");
    const advertisements = await ask<Advertisement[]>("/advertisement/list");
    const part = await lookFor(page, section(page, "Highlights for you"));
    const cards = part.getByRole("article");
    await expect(cards).toHaveCount(advertisements.length);
    for (const advertisement of advertisements) {
      const card = cards.filter({ has: page.getByRole("heading", { name: advertisement.title }) });
      await expect(card.getByRole("link")).toHaveAttribute(
        "href",
        new RegExp(`^/store/${advertisement.store.slug}\\?.*store_zone_id=`),
      );
      const stars = card.getByText(/out of 5/);
      await expect(stars).toHaveCount(advertisement.is_rating_active);
    }
  });

  test("a film plays when it is in view, can be paused, and offers itself again at its end", async ({
    page,
    context,
  }) => {
    // Slow enough that it cannot end before a busy machine has found its button.
    await context.addInitScript(() => {
      const slow = ({ target }: Event) => {
        if (target instanceof HTMLMediaElement) target.playbackRate = 0.1;
      };
      document.addEventListener("play", slow, true);
    });
    await openHome(page, context, "food");
    const part = await lookFor(page, section(page, "Highlights for you"));
    const film = part.locator("video").first();
    const pause = part.getByRole("button", { name: /^Pause the film/ });
    // What comes late above it moves it away again.
    await expect(async () => {
      await film.scrollIntoViewIfNeeded();
      await expect(pause).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await pause.tap();
    const play = part.getByRole("button", { name: /^Play the film of .*(?<!again)$/ });
    await expect(play).toBeVisible();
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await play.tap();
    await expect(part.getByRole("button", { name: /^Pause the film/ })).toBeVisible();
    await film.evaluate((video: HTMLVideoElement) => {
      video.playbackRate = 8;
    });
    await expect(part.getByRole("button", { name: /again$/ })).toBeVisible();
  });
});

test.describe("campaigns", () => {
  test("open over the page in food, and lead to their page in e-commerce", async ({ page, context }) => {
    const { ask } = await openHome(page, context, "food");
    const [item] = await ask<Item[]>("/campaigns/item");
    const part = await lookFor(page, section(page, "Just For You"));
    await part.getByRole("link", { name: item?.name }).first().tap();
    await expect(page.getByRole("dialog").getByRole("heading", { name: item?.name })).toBeVisible();
  });

  test("of e-commerce say in their address that they are some", async ({ page, context }) => {
    await openHome(page, context, "ecommerce");
    const part = await lookFor(page, section(page, "Just For You"));
    await expect(part.getByRole("link").first()).toHaveAttribute("href", /product_type=campaign/);
  });
});

test.describe("what belongs to one kind of shop", () => {
  test("e-commerce: nine brands at most, with their numbers of items", async ({ page, context }) => {
    const { ask } = await openHome(page, context, "ecommerce");
    const brands = await ask<Brand[]>("/brand");
    const part = await lookFor(page, section(page, en("promotions", "brands.title")));
    await expect(part.getByRole("listitem")).toHaveCount(Math.min(9, brands.length));
    const [brand] = brands;
    await expect(part.getByRole("link", { name: brand?.name }).first()).toHaveAttribute(
      "href",
      new RegExp(
        `^/home\\?brand_id=${brand?.id}&.*data_type=brand|^/home\\?brand_id=${brand?.id}&data_type=brand`,
      ),
    );
    await expect(part.getByRole("link", { name: en("promotions", "brands.all") })).toHaveAttribute(
      "href",
      "/all-brands",
    );
  });

  test("e-commerce: a tab of the new arrivals shows the items of its category", async ({ page, context }) => {
    const { ask } = await openHome(page, context, "ecommerce");
    const answer = await ask<{ products: Item[]; categories: Category[] }>(
      "/items/new-arrival?limit=50&offset=1&type=all",
    );
    const part = await lookFor(page, section(page, en("promotions", "arrivals.title")));
    const category = answer.categories.find((row) =>
      answer.products.some((item) => item.category_ids.some(({ id }) => id === String(row.id))),
    );
    await part.getByRole("tab", { name: category?.name }).tap();
    const inside = answer.products.filter((item) =>
      item.category_ids.some(({ id }) => id === String(category?.id)),
    );
    const shown = part.getByRole("tabpanel").getByRole("heading", { level: 3 });
    await expect(shown.first()).toHaveText(inside[0]?.name ?? "");
    await expect(shown).toHaveCount(Math.min(4, inside.length));
  });

  test("grocery: the tabs of the new arrivals have the specification's names", async ({ page, context }) => {
    await openHome(page, context, "grocery");
    const part = await lookFor(page, section(page, en("promotions", "arrivals.title")));
    await expect(part.getByRole("tab").first()).toHaveText("All");
    const names = await part.getByRole("tab").allTextContents();
    for (const name of names.slice(1)) expect(["Beauty", "Bread & Juice", "Drinks", "Milks"]).toContain(name);
  });

  test("pharmacy: each common condition has its items", async ({ page, context }) => {
    const { ask } = await openHome(page, context, "pharmacy");
    const conditions = await ask<CommonCondition[]>("/common-condition");
    const part = await lookFor(page, section(page, "Basic Medicine Nearby"));
    await expect(part.getByRole("tab")).toHaveCount(conditions.length);
    const second = conditions[1];
    const { products } = await ask<{ products: Item[] }>(
      `/common-condition/items/${second?.id}?limit=20&offset=1`,
    );
    await part.getByRole("tab", { name: second?.name, exact: true }).tap();
    await expect(
      part.getByRole("tabpanel").getByRole("heading", { name: products[0]?.name }).first(),
    ).toBeVisible();
  });
});

test.describe("coupons", () => {
  test("go to the clipboard with one press and say so for a second", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { ask } = await openHome(page, context, "food");
    const coupons = await ask<Coupon[]>("/coupon/list/all");
    const [coupon] = coupons;
    const part = await lookFor(page, section(page, en("promotions", "coupons.title")));
    await expect(part.getByRole("article")).toHaveCount(coupons.length);
    const copy = part.getByRole("button", { name: `Copy ${coupon?.code}`, exact: true });
    await copy.tap();
    await expect(copy).toContainText(en("promotions", "coupons.copied"));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(coupon?.code);
    await expect(copy).toContainText(en("promotions", "coupons.copyShort"));
  });
});

test.describe("stores known already", () => {
  test("are not asked for by guests, nor shown to them", async ({ page, context }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await openHome(page, context, "grocery");
    await lookFor(page, page.getByRole("heading", { level: 2, name: /^\d+ Stores?$/ }));
    expect(asked.filter((url) => url.includes("visit-again"))).toEqual([]);
    await expect(section(page, en("promotions", "visitAgain.title"))).toHaveCount(0);
  });

  test("wait for the demo's customer with a way back to each", async ({ page, context }) => {
    const { token } = await call<{ token: string }>(
      "/auth/login",
      {},
      {
        method: "POST",
        body: {
          login_type: "manual",
          email_or_phone: "demo@doorstep.test",
          field_type: "email",
          password: "doorstep",
        },
      },
    );
    const { ask } = await openHome(page, context, "food", { token });
    const stores = await ask<{ name: string; slug: string }[]>("/customer/visit-again");
    const part = await lookFor(page, section(page, en("promotions", "visitAgain.title")));
    await expect(part.getByRole("article")).toHaveCount(stores.length);
    await part.getByRole("link", { name: `Visit Again: ${stores[0]?.name}` }).tap();
    await expect(page.getByRole("heading", { level: 1, name: stores[0]?.name })).toBeVisible();
  });

  test("are nothing for a customer who has not ordered yet", async ({ page, context }) => {
    const { token } = await newCustomer();
    await openHome(page, context, "food", { token });
    await lookFor(page, section(page, en("catalogue", "home.bestReviewed")));
    await expect(section(page, en("promotions", "visitAgain.title"))).toHaveCount(0);
  });
});

test.describe("a part whose call", () => {
  test.use({ serviceWorkers: "block", allowedErrors: [/Failed to load resource/] });

  test("fails says so, and trying again brings it", async ({ page, context }) => {
    await page.route("**/api/v1/campaigns/item", (route) =>
      route.fulfill({ status: 403, json: { errors: [{ code: "x", message: "Broken." }] } }),
    );
    await openHome(page, context, "food");
    const part = await lookFor(page, section(page, "Just For You"));
    await expect(part.getByText("Broken.")).toBeVisible();
    await page.unroute("**/api/v1/campaigns/item");
    await part.getByRole("button", { name: en("shell", "app.retry") }).tap();
    await expect(part.getByRole("link").first()).toBeVisible();
  });

  test("answers nothing leaves neither heading nor gap", async ({ page, context }) => {
    for (const path of ["campaigns/item", "advertisement/list", "coupon/list/all"]) {
      await page.route(`**/api/v1/${path}*`, (route) => route.fulfill({ json: [] }));
    }
    await openHome(page, context, "food");
    await lookFor(page, page.getByRole("heading", { level: 2, name: /^\d+ Stores?$/ }));
    for (const name of ["Just For You", "Highlights for you", en("promotions", "coupons.title")])
      await expect(section(page, name)).toHaveCount(0);
  });
});

test("coming back to the home within the windows asks for nothing again", async ({ page, context }) => {
  const { module } = await openHome(page, context, "food");
  await expect(section(page, en("catalogue", "home.popularItems"))).toBeVisible();
  await lookFor(page, section(page, en("catalogue", "home.specialOffers")));
  await page
    .getByRole("link", { name: en("shell", "app.viewAll") })
    .first()
    .tap();
  await expect(page).not.toHaveURL(/\/home$/);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/v1\/(banners|categories|items\/popular|items\/discounted)(\?|$)/.test(request.url()))
      asked.push(request.url());
  });
  await page.goBack();
  await expect(section(page, en("catalogue", "home.popularItems"))).toBeVisible();
  expect(asked, `of module ${module.id}`).toEqual([]);
});

test("the page hardly moves under somebody who scrolls through it", async ({ page, context }) => {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const store = window as unknown as { moves: { value: number; parts: string[] }[] };
    store.moves = [];
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          store.moves.push({
            value,
            parts: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.nodeName}.${node?.className} ${previousRect.y} to ${currentRect.y}`,
            ),
          });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await openHome(page, context, "food");
  await lookFor(page, page.getByRole("heading", { level: 2, name: /^\d+ Stores?$/ }));
  const moves = await page.evaluate(
    () => (window as unknown as { moves: { value: number; parts: string[] }[] }).moves,
  );
  const moved = moves.reduce((sum, { value }) => sum + value, 0);
  expect(moved, JSON.stringify(moves)).toBeLessThan(0.05);
});
