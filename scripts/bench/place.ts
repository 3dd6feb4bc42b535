/** A new visitor on a slow phone finds their place on the landing, chooses a kind of shop and comes to its home. */
import type { CDPSession, Page } from "playwright";
import { launchProfile } from "../browser/chromium";
import { Shop } from "../browser/shop";
import { textOf } from "../browser/texts";
import type { Figure } from "./figures";
import type { BenchOptions } from "./options";
import { closeNothing, measureSamplers, type OpenSamplers } from "./sampler";
import { slowDown, slowNetwork } from "./throttled";
import { contentPainted, firstRow, openVisit, phone } from "./visits";
import type { WatchedWindow } from "./when-seen";

const SEARCHED = "Old Harbour";
/** A quick tap of a finger. */
const FINGER_DOWN_MS = 80;

/** Searches the place and presses until the kinds of shop are offered. */
async function choosePlace(page: Page): Promise<void> {
  await page.getByLabel(textOf("en", "frame", "landing.searchPlaceholder")).fill(SEARCHED);
  await page.getByRole("option").first().tap();
  await page.getByRole("button", { name: textOf("en", "frame", "landing.explore") }).tap();
  await page.getByRole("dialog").waitFor();
  // People look before they choose; what is loaded ahead comes meanwhile.
  await page.waitForLoadState("networkidle");
}

/** ms from the press of a kind of shop, which lasts as long as a finger's, until the first row of its home is painted. */
async function toHome(page: Page, session: CDPSession, name: string): Promise<number> {
  const choice = page.getByRole("dialog").getByRole("button", { name: new RegExp(name) });
  const box = await choice.boundingBox();
  if (!box) throw new Error("The kind of shop is not on the screen.");
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const seen = page.evaluate((row) => {
    const pressed = new Promise<number>((resolve) => {
      addEventListener("click", ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
    const shown = (window as unknown as WatchedWindow).whenSeen(() => document.querySelector(row) !== null);
    return Promise.all([pressed, shown]).then(([from, to]) => to - from);
  }, firstRow);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await new Promise((resolve) => setTimeout(resolve, FINGER_DOWN_MS));
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  return seen;
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
          value: await toHome(page, session, module.module_name),
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
