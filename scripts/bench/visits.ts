/** The routes that are measured in a browser, and how their first real content is recognised. */

import type { BrowserContext, Page } from "playwright";
import { giveProfile, type Profile } from "../browser/profile";
import { type Place, Shop } from "../browser/shop";

export interface Visit {
  name: "landing" | "home" | "listing" | "store";
  path: string;
  profile: Profile;
  /** Matches the first thing that only the app (not the first screen of the document) shows. */
  content: string;
  /** The page calls this part of the API before its content is there; empty when it needs none. */
  api: string;
  /** A control that every visitor has; pressing it shows `feedback`. */
  tap: string;
  /** What a press shows first, e.g. a loading overlay. */
  feedback: string;
  /** The words of the dialog that it opens; absent where it may lead to another page. */
  opened?: string;
}

/** A phone of the size that Lighthouse uses. */
export const phone = {
  viewport: { width: 412, height: 823 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 1.75,
};

/** Rows of the API: cards that lead to an item or a store. */
export const firstRow =
  "main a[href^='/product/'], main a[href^='/store/']:not([href='/store/latest']):not([href='/store/popular'])";
/** What a press opens, or what is shown until its file has loaded. */
const overlay = "dialog[open], [role='dialog'], [data-overlay-loading]";

const opened = ":is(dialog[open], [role='dialog']) :is(h1, h2)";

/** The measured routes of a shop, at a place and in the module of food. */
export async function visitsOf(url: string, where?: Place): Promise<Visit[]> {
  const shop = new Shop(url);
  const place = where ?? (await shop.findPlace("Old Harbour"));
  const module = await shop.module("food", place);
  const [store] = await shop.stores({ place, moduleId: module.id });
  if (!store) throw new Error("There is no store to be measured.");
  const profile: Profile = { place, module };
  return [
    {
      name: "landing",
      path: "/",
      profile: {},
      content: "#root input",
      api: "",
      tap: "#root header button:visible",
      feedback: overlay,
    },
    {
      name: "home",
      path: "/home",
      profile,
      content: firstRow,
      api: "/api/v1/",
      tap: firstRow,
      feedback: overlay,
    },
    {
      name: "listing",
      path: "/home?data_type=all",
      profile,
      content: firstRow,
      api: "/api/v1/get-combined-data",
      tap: firstRow,
      feedback: overlay,
      opened,
    },
    {
      name: "store",
      path: `/store/${store.slug}?module_id=${module.id}`,
      profile,
      content: firstRow,
      api: "/api/v1/stores/details",
      tap: firstRow,
      feedback: overlay,
      opened,
    },
  ];
}

/** Where the browser ended up, without query. Throws when that is not where it was sent. */
export function checkAddress(address: string, visit: Visit): void {
  const [at, wanted] = [new URL(address).pathname, visit.path.split("?")[0]];
  if (at !== wanted) throw new Error(`${visit.name}: the page was measured at ${at} instead of ${wanted}.`);
}

/**
 * Notes in the page when its first content has been painted: `window.contentPainted` is a time since the start of the
 * navigation, ms. Call before the page is opened.
 */
export async function watchContent(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const noted = window as Window & { contentPainted?: number };
    const check = () => {
      const found = document.querySelector(wanted);
      const box = found?.getBoundingClientRect();
      if (!box || box.width === 0 || box.height === 0) return requestAnimationFrame(check);
      // The frame in which it was found is painted when the next one begins.
      return requestAnimationFrame(() => {
        noted.contentPainted ??= performance.now();
      });
    };
    requestAnimationFrame(check);
  }, selector);
}

/** Waits for the time that `watchContent` notes, ms. */
export async function contentPainted(page: Page, timeout = 60_000): Promise<number> {
  const noted = await page.waitForFunction(
    () => (window as Window & { contentPainted?: number }).contentPainted,
    undefined,
    { timeout },
  );
  return (await noted.jsonValue()) as number;
}

export async function openVisit(
  context: BrowserContext,
  url: string,
  visit: Pick<Visit, "path" | "profile" | "content">,
): Promise<Page> {
  await giveProfile(context, visit.profile);
  const page = context.pages()[0] ?? (await context.newPage());
  await watchContent(page, visit.content);
  await page.goto(url + visit.path, { waitUntil: "commit" });
  return page;
}
