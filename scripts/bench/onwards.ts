/** On a slow phone from a list of stores into a store, and from its menu into an item's dialog: the first time and the second. */
import type { Page } from "playwright";
import { paths } from "../../src/platform/navigation/paths";
import { launchProfile } from "../browser/chromium";
import type { Figure } from "./figures";
import type { BenchOptions } from "./options";
import { closeNothing, measureSamplers, type OpenSamplers } from "./sampler";
import { slowDown, slowNetwork } from "./throttled";
import { contentPainted, openVisit, phone, visitsOf } from "./visits";
import type { WatchedWindow } from "./when-seen";

const STORES = "main a[href^='/store/']:not([href='/store/latest']):not([href='/store/popular'])";
const ITEMS = "main a[href^='/product/']";
const WORDS = ":is(dialog[open], [role='dialog']) :is(h1, h2)";

/** Presses the first of `link`; ms until something that fits `shown` is painted, in another page if `moves`. */
function pressed(page: Page, link: string, shown: string, moves: boolean): Promise<number> {
  return page
    .locator(link)
    .first()
    .evaluate(
      (element, [wanted, leaves]) => {
        const [started, before] = [performance.now(), location.pathname];
        (element as HTMLElement).click();
        const seen = (window as unknown as WatchedWindow).whenSeen(() => {
          const there = !leaves || location.pathname !== before;
          const found = there ? document.querySelector(wanted) : null;
          // A page that is left stands until the next one has come.
          return (
            Boolean(found?.textContent?.trim()) &&
            !(leaves && found?.contains(element) && element.isConnected)
          );
        });
        return seen.then((time) => time - started);
      },
      [shown, moves] as const,
    );
}

async function listToItem(page: Page, time: "first" | "second"): Promise<Figure[]> {
  const store = await pressed(page, STORES, ITEMS, true);
  await page.waitForLoadState("networkidle");
  const dialog = await pressed(page, ITEMS, WORDS, false);
  await page.keyboard.press("Escape");
  await page.locator("dialog[open], [role='dialog']").first().waitFor({ state: "detached" });
  return [
    { name: `list to store, ${time} time`, value: store, unit: "ms" },
    { name: `item's dialog, ${time} time`, value: dialog, unit: "ms" },
  ];
}

export const openOnwards: OpenSamplers = async (url) => {
  const home = (await visitsOf(url)).find(({ name }) => name === "home");
  if (!home) throw new Error("There is no place whose stores could be listed.");
  const list = { path: paths.latestStores.href(), profile: home.profile, content: STORES };
  const take = async (): Promise<Figure[]> => {
    const { context, remove } = await launchProfile({ ...phone, serviceWorkers: "block" });
    try {
      const page = context.pages()[0] ?? (await context.newPage());
      const session = await context.newCDPSession(page);
      await slowNetwork(session);
      await slowDown(session);
      await openVisit(context, url, list);
      await contentPainted(page);
      await page.waitForLoadState("networkidle");
      const first = await listToItem(page, "first");
      await page.goBack();
      await page.locator(STORES).first().waitFor();
      await page.waitForLoadState("networkidle");
      return [...first, ...(await listToItem(page, "second"))];
    } finally {
      await remove();
    }
  };
  return { all: [{ name: "onwards", take }], close: closeNothing };
};

export const measureOnwards = ({ runs }: BenchOptions): Promise<Figure[]> =>
  measureSamplers(openOnwards, Math.min(3, runs));
