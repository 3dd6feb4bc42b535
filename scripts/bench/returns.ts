/** A shopper's returns: to another module's home, and to a long list. */
import type { Browser, Page } from "playwright";
import type { ModuleType } from "@/contract";
import { launchChromium } from "../browser/chromium";
import { Shop } from "../browser/shop";
import { textOf } from "../browser/texts";
import type { Figure } from "./figures";
import { CARD_LINKS, loadCards } from "./long-list";
import { pointInZone } from "./many-items";
import { embeddedShop } from "./many-items-shop";
import { median } from "./statistics";
import { contentPainted, firstRow, openVisit, phone, type Visit, visitsOf } from "./visits";
import type { WatchedWindow } from "./when-seen";

const TIMES = 10;
const ROWS = 300;
/** The row that is opened: well inside what was loaded. */
const OPENED = 240;
/** ms */
const MODULE_SWITCHED = 300;
/** Px by which a row may have moved. */
const SAME_PLACE = 6;

/** Opens the chooser and switches there; ms from the press until the other home has its title and its first card. */
async function switchTo(page: Page, name: string, title: string): Promise<number> {
  await page
    .getByRole("button", { name: new RegExp(`^${textOf("en", "frame", "nav.switchModule")}`) })
    .first()
    .click();
  const choice = page.getByRole("dialog").getByRole("button", { name: new RegExp(name) });
  await choice.waitFor();
  const took = await choice.evaluate(
    (button, [wanted, row]) => {
      const started = performance.now();
      (button as HTMLElement).click();
      const seen = (window as unknown as WatchedWindow).whenSeen(
        () =>
          document.querySelector("main h1")?.textContent?.trim() === wanted &&
          document.querySelector(row) !== null,
      );
      return seen.then((time) => time - started);
    },
    [title, "main article"] as const,
  );
  await page.getByRole("dialog").waitFor({ state: "detached" });
  return took;
}

async function measureSwitches(browser: Browser, shop: Shop, home: Visit): Promise<number[]> {
  const place = home.profile.place;
  if (!place) throw new Error("The home is measured at a place.");
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  const page = await openVisit(context, shop.url, home);
  await contentPainted(page);
  const titleOf = async () => ((await page.locator("main h1").first().textContent()) ?? "").trim();
  const names = await Promise.all(
    (["food", "grocery"] satisfies ModuleType[]).map(
      async (type) => (await shop.module(type, place)).module_name,
    ),
  );
  const [food = "", grocery = ""] = names;
  const foodTitle = await titleOf();
  // The first way there brings what the second one finds.
  await page
    .getByRole("button", { name: new RegExp(`^${textOf("en", "frame", "nav.switchModule")}`) })
    .first()
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(grocery) })
    .click();
  await page.waitForFunction((before) => {
    const title = document.querySelector("main h1")?.textContent?.trim();
    return title !== undefined && title !== before && document.querySelector("main article") !== null;
  }, foodTitle);
  const groceryTitle = await titleOf();
  await switchTo(page, food, foodTitle);
  const took: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    took.push(await switchTo(page, grocery, groceryTitle));
    took.push(await switchTo(page, food, foodTitle));
  }
  await context.close();
  return took;
}

/** Opens a row's page; ms from going back until the row is where it was. `count` is how many cards the list has. */
async function thereAndBack(page: Page, count: number): Promise<number> {
  // After coming back the rows around the place come first: without those above it another row would be counted.
  await page.waitForFunction(([cards, all]) => document.querySelectorAll(cards).length >= all, [
    CARD_LINKS,
    count,
  ] as const);
  const link = page.locator(CARD_LINKS).nth(OPENED);
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  // The position is saved once scrolling has stopped.
  let before = Number.NaN;
  for (let top = await topOf(page); top !== before; top = await topOf(page)) {
    before = top;
    await page.evaluate(() => new Promise((next) => setTimeout(next, 300)));
  }
  const href = (await link.getAttribute("href")) ?? "";
  await link.click();
  await page.waitForURL("**/product/**");
  await page.locator("main h1").first().waitFor();
  return page.evaluate(
    ([wanted, place, tolerance]) => {
      const started = performance.now();
      history.back();
      let top: number | undefined;
      const seen = (window as unknown as WatchedWindow).whenSeen(() => {
        const row = document.querySelector(`main article a[href="${CSS.escape(wanted)}"]`);
        top = row?.getBoundingClientRect().top;
        return top !== undefined && Math.abs(top - place) < tolerance;
      });
      const late = new Promise<never>((_, reject) =>
        setTimeout(() => reject(new Error(`The row is at ${top}, not ${place}.`)), 15_000),
      );
      return Promise.race([seen, late]).then((time) => time - started);
    },
    [href, before, SAME_PLACE] as const,
  );
}

const topOf = (page: Page): Promise<number> =>
  page
    .locator(CARD_LINKS)
    .nth(OPENED)
    .evaluate((element) => element.getBoundingClientRect().top);

async function measureList(browser: Browser, shop: Shop, listing: Visit): Promise<number[]> {
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  const page = await openVisit(context, shop.url, { ...listing, content: firstRow });
  await contentPainted(page);
  await loadCards(page, ROWS);
  // The last page of rows may still be on its way.
  await page.waitForLoadState("networkidle");
  const count = await page.locator(CARD_LINKS).count();
  const took: number[] = [];
  for (let time = 0; time <= TIMES; time += 1) took.push(await thereAndBack(page, count));
  await context.close();
  // The first way there loads the product's page.
  return took.slice(1);
}

export async function measureReturns(): Promise<Figure[]> {
  const running = await embeddedShop();
  const browser = await launchChromium();
  try {
    const shop = new Shop(running.server.url);
    const place = await shop.placeAt(pointInZone(0), "Measured zone 1");
    const visits = await visitsOf(running.server.url, place);
    const visit = (name: Visit["name"]) => {
      const found = visits.find((entry) => entry.name === name);
      if (!found) throw new Error(`There is no ${name} to be measured.`);
      return found;
    };
    // Dishes open over the list; products of e-commerce have a page of their own, from which one comes back.
    const products = await shop.module("ecommerce", place);
    const listing = { ...visit("listing"), profile: { place, module: products } };
    const switches = await measureSwitches(browser, shop, visit("home"));
    const returns = await measureList(browser, shop, listing);
    const range = (values: number[]) =>
      `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)} ms in ${values.length}`;
    return [
      {
        name: "module switched, both homes seen",
        value: median(switches),
        unit: "ms",
        aim: { max: MODULE_SWITCHED },
        note: range(switches),
      },
      {
        name: `back to row ${OPENED} of ${ROWS}, at the same place`,
        value: median(returns),
        unit: "ms",
        note: range(returns),
      },
    ];
  } finally {
    await browser.close();
    await running.remove();
  }
}
