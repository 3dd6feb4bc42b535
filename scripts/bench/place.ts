/** A new visitor on a slow phone finds their place on the landing, chooses a kind of shop and comes to its home. */
import type { Page } from "playwright";
import { launchProfile } from "../browser/chromium";
import { Shop } from "../browser/shop";
import { textOf } from "../browser/texts";
import type { Figure } from "./figures";
import type { BenchOptions } from "./options";
import { closeNothing, measureSamplers, type OpenSamplers } from "./sampler";
import { slowDown, slowNetwork } from "./throttled";
import { contentPainted, firstRow, openVisit, phone } from "./visits";

const SEARCHED = "Old Harbour";

/** Searches the place and presses until the kinds of shop are offered. */
async function choosePlace(page: Page): Promise<void> {
  await page.getByLabel(textOf("en", "frame", "landing.searchPlaceholder")).fill(SEARCHED);
  await page.getByRole("option").first().tap();
  await page.getByRole("button", { name: textOf("en", "frame", "landing.explore") }).tap();
  await page.getByRole("dialog").waitFor();
  // People look before they choose; what is loaded ahead comes meanwhile.
  await page.waitForLoadState("networkidle");
}

/** ms from the press of a kind of shop until the first row of its home is painted. */
async function toHome(page: Page, name: string): Promise<number> {
  const choice = page.getByRole("dialog").getByRole("button", { name: new RegExp(name) });
  return choice.evaluate((button, row) => {
    const started = performance.now();
    (button as HTMLElement).click();
    return new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error("No row of the home came within a minute.")), 60_000);
      const check = () => {
        if (document.querySelector(row)) requestAnimationFrame(() => resolve(performance.now() - started));
        else requestAnimationFrame(check);
      };
      requestAnimationFrame(check);
    });
  }, firstRow);
}

export const openPlace: OpenSamplers = async (url) => {
  const shop = new Shop(url);
  const module = await shop.module("food", await shop.findPlace(SEARCHED));
  const take = async (): Promise<Figure[]> => {
    const { context, remove } = await launchProfile(phone);
    try {
      const page = context.pages()[0] ?? (await context.newPage());
      const session = await context.newCDPSession(page);
      await slowNetwork(session);
      await slowDown(session);
      await openVisit(context, url, { path: "/", profile: {}, content: "#root input" });
      const search = await contentPainted(page);
      await page.waitForLoadState("networkidle");
      await choosePlace(page);
      return [
        { name: "search of the landing can be used", value: search, unit: "ms" },
        {
          name: "first row of the home after the press",
          value: await toHome(page, module.module_name),
          unit: "ms",
        },
      ];
    } finally {
      await remove();
    }
  };
  return { all: [{ name: "place", take }], close: closeNothing };
};

export const measurePlace = ({ runs }: BenchOptions): Promise<Figure[]> =>
  measureSamplers(openPlace, Math.min(3, runs));
