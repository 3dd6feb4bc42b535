/** Visible content stays in place, with the same words, when the app comes late. */
import type { Page } from "@playwright/test";
import { findDish, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { fetchWhole } from "../pages/fetch-whole";
import { holdResponses } from "../pages/hold-responses";
import { openHome } from "../pages/home";
import { APP_CONTENT, APP_SCRIPT, FIRST_ROWS, firstRows } from "../pages/server-rendered-rows";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

/** The words that decide about a store, as they are seen, and where each stands, px. */
const factsIn = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const facts = document.querySelector(`${selector} h1`)?.closest("div[class]")?.parentElement;
    return [...(facts?.querySelectorAll("ul > li, ul + div > *") ?? [])].flatMap((fact) => {
      const { left, top, width } = fact.getBoundingClientRect();
      return width > 0 ? [{ words: fact.textContent ?? "", left, top }] : [];
    });
  }, part);

for (const width of [360, 412, 1440])
  test(`at ${width} px a store's facts have their places before its app knows the shopper's`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    const { place, module, store } = await findPlainDish();
    await startVisitWith(context, { place, module });
    const release = await holdResponses(page, APP_SCRIPT);
    await page.goto(`/store/${store.slug}`, { waitUntil: "commit" });
    await expect(firstRows(page).getByRole("heading", { level: 1, name: store.name })).toBeVisible();
    const before = await factsIn(page, FIRST_ROWS);
    release();
    await expect(page.locator("#first-screen")).toHaveCount(0);
    const after = await factsIn(page, APP_CONTENT);
    expect(before.length).toBeGreaterThan(2);
    expect(after).toHaveLength(before.length);
    for (const [index, { words, left, top }] of before.entries()) {
      // An unknown value has its room, but no words.
      if (words !== "") expect(after[index]?.words).toBe(words);
      expect(Math.abs((after[index]?.left ?? 0) - left), words).toBeLessThan(3);
      expect(after[index]?.top, words).toBe(top);
    }
  });

test("nothing can be pressed where a phone's bottom bar will stand", async ({ page }) => {
  const { item, module } = await findDish();
  await holdResponses(page, APP_SCRIPT);
  await page.goto(`/product/${item.slug}?module_id=${module.id}`, { waitUntil: "commit" });
  await expect(firstRows(page).getByRole("heading", { level: 1, name: item.name })).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const pressed = await page.evaluate(
    ([x = 0, bottom = 0]) => {
      const at = (y: number) => document.elementFromPoint(x, y);
      return { below: at(bottom - 30)?.localName, above: at(bottom - 90)?.closest("[data-item]") !== null };
    },
    [width / 2, height],
  );
  expect(pressed).toEqual({ below: "main", above: true });
});

for (const width of [360, 412])
  test(`at ${width} px no word of a category's name is cut`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 780 });
    await openHome(page, context, "pharmacy");
    const names = page.getByRole("main").locator("a[href*='data_type=category'] > span:last-child");
    await expect(names.first()).toBeVisible();
    const cut = await names.evaluateAll((elements) =>
      elements.flatMap((element) =>
        element.scrollHeight > element.clientHeight + 1 ? [element.textContent ?? ""] : [],
      ),
    );
    expect(cut).toEqual([]);
  });

/** Notes from now on in each frame where the bar has its switcher of modules and the place; what it does not have is null. */
const watchBar = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { barPlaces: seen });
    const boxOf = (element: Element | null | undefined) => {
      const { left = 0, top = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
      return width > 0 ? [left, top, width].map(Math.round) : null;
    };
    const note = () => {
      const bar = document.querySelector(".fs-frame > .fs-bar") ?? document.querySelector("#root header");
      if (bar) {
        const place = bar.querySelector("button > bdi");
        seen.add(JSON.stringify({ switcher: boxOf(bar.querySelector(".fs-module")), place: boxOf(place) }));
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });

const barPlaces = async (page: Page) => {
  const seen = await page.evaluate(() => [...(window as unknown as { barPlaces: Set<string> }).barPlaces]);
  return seen.map((text) => JSON.parse(text) as { switcher: number[] | null; place: number[] | null });
};

for (const width of [360, 412])
  test(`at ${width} px nothing of a home's bar moves or goes away while the app starts`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    const { place, module } = await findPlainDish();
    await startVisitWith(context, { place, module });
    const switcher = page.getByRole("banner").getByRole("button", { name: /^Switch module/ });
    await page.goto("/home");
    await expect(switcher).toBeVisible();
    await page.goto("/robots.txt");
    // As after a long time: none of the shop's answers is at hand any more.
    await page.evaluate(() => localStorage.removeItem("doorstep.boot"));
    await watchBar(page);
    const releaseScript = await holdResponses(page, APP_SCRIPT);
    const releasePart = await holdResponses(page, /\/assets\/module-switcher-[^/]+\.js$/);
    const releaseModules = await holdResponses(page, /\/api\/v1\/module(\?|$)/);
    await page.goto("/home", { waitUntil: "commit" });
    const first = page.locator("#first-screen .fs-module");
    await expect(first).toBeVisible();
    releaseScript();
    await expect(first).toHaveCount(0);
    await expect(page.locator("#root .fs-module")).toBeVisible();
    releasePart();
    await expect(switcher).toBeVisible();
    releaseModules();
    await expect(switcher.locator("img")).toBeVisible();
    const places = await barPlaces(page);
    const [{ switcher: begun } = { switcher: null }] = places;
    const placed = places.at(-1)?.place ?? null;
    expect(begun).not.toBeNull();
    expect(placed).not.toBeNull();
    // The place comes with the app, and stays.
    expect(places).toEqual([
      { switcher: begun, place: null },
      { switcher: begun, place: placed },
    ]);
  });

test("a home without other modules begins with the logo", async ({ page, context }) => {
  const { place, module } = await findPlainDish();
  await startVisitWith(context, { place, module });
  await page.route(/\/api\/v1\/module(\?|$)/, async (route) => {
    const modules = (await (await fetchWhole(route)).json()) as { id: number }[];
    await route.fulfill({ json: modules.filter(({ id }) => id === module.id) });
  });
  await page.goto("/robots.txt");
  // There were others once.
  await page.evaluate(() =>
    localStorage.setItem("doorstep.switchable", `en ${localStorage.getItem("zoneid")}`),
  );
  await page.goto("/home");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("doorstep.switchable"))).toBeNull();
  await page.goto("/robots.txt");
  await holdResponses(page, APP_SCRIPT);
  await page.goto("/home", { waitUntil: "commit" });
  await expect(page.locator("#first-screen .fs-frame .fs-brand")).toBeVisible();
  await expect(page.locator("#first-screen .fs-module")).toBeHidden();
});

test("a category shows nothing to press before its chips, which would move it, and asks for its items meanwhile", async ({
  page,
  context,
}) => {
  const { place, module, item } = await findPlainDish();
  await startVisitWith(context, { place, module });
  const release = await holdResponses(page, /\/api\/v1\/categories(\?|$)/);
  const items = page.waitForResponse(/\/api\/v1\/categories\/items\//);
  await page.goto(`/category/${item.category_ids[0]?.id}`);
  await items;
  const main = page.getByRole("main");
  await expect(main.locator("[data-skeleton]").first()).toBeVisible();
  await expect(main.getByRole("tab")).toHaveCount(0);
  release();
  await expect(main.getByRole("tab", { selected: true })).toBeVisible();
  await expect(main.getByRole("link", { name: en("browse", "category.filter") })).toBeVisible();
});
