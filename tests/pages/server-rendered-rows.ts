/** The first screen before the app runs. */
import { expect, type Page } from "@playwright/test";
import { findCampaign, findDish, findPlainDish } from "../fixtures/shop-api";
import { holdResponses } from "./hold-responses";

/** The app's own script: held back, only the first screen is there. */
export const APP_SCRIPT = /\/assets\/main-[^/]+\.js$/;

export const firstRows = (page: Page) => page.locator("#first-screen .fs-rows");

/** Opens a page whose app is loaded only when the test releases it. */
async function openWithoutApp(page: Page, path: string): Promise<() => void> {
  const release = await holdResponses(page, APP_SCRIPT);
  await page.goto(path, { waitUntil: "commit" });
  return release;
}

/** Opens a shared link of a store whose app is loaded only when the test releases it. */
export async function openStore(page: Page) {
  const found = await findPlainDish();
  return { ...found, release: await openWithoutApp(page, `/store/${found.store.slug}`) };
}

/** Opens a shared link of a dish with options, in the same way. */
export async function openProduct(page: Page) {
  const found = await findDish();
  const path = `/product/${found.item.slug}?module_id=${found.module.id}`;
  return { ...found, release: await openWithoutApp(page, path) };
}

/** Opens a shared link of a campaign, in the same way. */
export async function openCampaign(page: Page) {
  const found = await findCampaign();
  return { ...found, release: await openWithoutApp(page, `/campaigns/${found.campaign.slug}`) };
}

/** Resolves when what the first screen shows before the app is drawn, rows or not. */
export const firstScreenDrawn = (page: Page) =>
  page.evaluate(async () => {
    await (window as { doorstepBoot?: { styles: Promise<void> } }).doorstepBoot?.styles;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Selectors of the two places whose content is compared. */
export const FIRST_ROWS = "#first-screen .fs-rows";
export const APP_CONTENT = "#root main";

/** Titles and rows of a part of the page that are in the window, with their position and size, px. */
export const placesIn = (page: Page, part: string) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector} :is(h1, h2, li a)`)].flatMap((element) => {
        const { left, top, right, width, height } = element.getBoundingClientRect();
        const isInWindow = left >= 0 && right <= innerWidth && top < innerHeight;
        return isInWindow ? [[element.textContent, left, top, width, height]] : [];
      }),
    part,
  );

/** Every style of every element of the first rows, in its words; of a picture not how far it has come. */
export const looksOf = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector} *`)].map((element) => {
        const style = getComputedStyle(element);
        const names = [...style].filter((name) => name !== "opacity" || element.localName !== "img");
        return [
          `${element.localName}.${element.className}`,
          ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`),
        ].join("; ");
      }),
    FIRST_ROWS,
  );

/** The rules that came with the first rows are there while a style sheet of theirs is missing, and leave with them. */
export async function ownRulesLeaveWithRows(page: Page, release: () => void): Promise<void> {
  const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length);
  await page.evaluate(() => (window as { doorstepBoot?: { styles: Promise<void> } }).doorstepBoot?.styles);
  expect(await sheets()).toBe(1);
  release();
  await expect(page.locator("#first-screen")).toHaveCount(0);
  expect(await sheets()).toBe(0);
}
