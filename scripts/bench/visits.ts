/** The routes that are measured in a browser, and how their first real content is recognised. */
import type { BrowserContext, Page } from "playwright";
import { paths } from "../../src/platform/navigation/paths";
import { giveProfile, type Profile } from "../browser/profile";
import { type Place, Shop } from "../browser/shop";
import { type WatchedWindow, watchChanges } from "./when-seen";

/** A link that people send one another. */
type LinkName = "store" | "product" | "campaign";

export interface Visit {
  name: "landing" | "home" | "listing" | LinkName | `${LinkName}, no place`;
  path: string;
  profile: Profile;
  /** Matches the first thing that only the app (not the first screen of the document) shows. */
  content: string;
  /**
   * The page asks for an address with this part before its content is there, of the API or of a picture that the document
   * names; empty when it needs none.
   */
  asks: string;
  /** A control whose press shows `feedback`; absent where a first press is not measured. */
  tap?: string;
  /** The first response to a press, e.g. a loading overlay. */
  feedback?: string;
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
/** The overlay opened by a press, or its stand-in until the file has loaded. */
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
      asks: "",
      tap: "#root header button:visible",
      feedback: overlay,
    },
    {
      name: "home",
      path: "/home",
      profile,
      content: firstRow,
      asks: "/api/v1/",
      tap: firstRow,
      feedback: overlay,
    },
    {
      name: "listing",
      path: "/home?data_type=all",
      profile,
      content: firstRow,
      asks: "/api/v1/get-combined-data",
      tap: firstRow,
      feedback: overlay,
      opened,
    },
    {
      name: "store",
      path: `/store/${store.slug}?module_id=${module.id}`,
      profile,
      content: firstRow,
      asks: "/pictures/cover/",
      tap: firstRow,
      feedback: overlay,
      opened,
    },
  ];
}

/** Links that mean the same to everybody, opened with a place and by somebody who has none. */
export async function sharedLinks(url: string): Promise<Visit[]> {
  const store = (await visitsOf(url)).find(({ name }) => name === "store");
  const { place, module } = store?.profile ?? {};
  if (!store || !place || !module) throw new Error("There is no store to be measured.");
  const shop = new Shop(url);
  const asking = { place, moduleId: module.id };
  const [row] = await shop.stores(asking);
  const [item] = row ? await shop.itemsOfStore(row.id, asking) : [];
  const [campaign] = await shop.get<{ id: number; slug: string; module_id?: number }[]>(
    "/campaigns/basic",
    asking,
  );
  if (!item || !campaign) throw new Error("There is no item or no campaign to be measured.");
  const page = { profile: store.profile, content: "main h1", asks: "" };
  const links: (Visit & { name: LinkName })[] = [
    { ...store, name: "store" },
    { name: "product", path: paths.product.href(item), ...page },
    { name: "campaign", path: paths.campaign.href(campaign), ...page },
  ];
  // Without a place, a visitor sees only the link's name, whatever page it leads to.
  const open = ({ name, path }: (typeof links)[number]): Visit => ({
    name: `${name}, no place`,
    path,
    profile: {},
    content: page.content,
    asks: "",
  });
  return [...links, ...links.map(open)];
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
  await watchChanges(page);
  await page.addInitScript((wanted) => {
    const noted = window as unknown as WatchedWindow & { contentPainted?: number };
    const isThere = () => {
      const box = document.querySelector(wanted)?.getBoundingClientRect();
      return box !== undefined && box.width > 0 && box.height > 0;
    };
    void noted.whenSeen(isThere).then((time) => {
      noted.contentPainted ??= time;
    });
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
