import type { CDPSession, Page } from "@playwright/test";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test.use({ hasTouch: true });

/** Counts the transitions that the page asks the browser for. */
const countTransitions = (page: Page) =>
  page.addInitScript(() => {
    const counting = window as Window & { transitions?: number };
    const start = document.startViewTransition.bind(document);
    counting.transitions = 0;
    document.startViewTransition = (update) => {
      counting.transitions = (counting.transitions ?? 0) + 1;
      return start(update);
    };
  });
const transitions = (page: Page) =>
  page.evaluate(() => (window as Window & { transitions?: number }).transitions);

/** The late part of the page that holds the motion is there; the library of motion, without styles, comes earlier. */
const motionLoaded = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/motion-[^/]*\.css/.test(name)),
  );

test("pages fade into each other where motion is wanted, and the next press is not lost", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  await startVisitWith(context, find);
  await countTransitions(page);
  const shopper = new Shopper(page);
  await page.goto("/home");
  await motionLoaded(page);
  await shopper.press(page.getByRole("main").locator('a[href^="/store/"]').first());
  await expect(page).toHaveURL(/\/store\//);
  await expect.poll(() => transitions(page)).toBe(1);
  await shopper.press(
    page
      .getByRole("navigation", { name: en("shell", "nav.bar") })
      .getByRole("link", { name: en("shell", "nav.home") }),
  );
  await expect(page).toHaveURL(/\/home$/);
  await expect.poll(() => transitions(page)).toBe(2);

  // Back to what was seen nobody waits.
  await page.goBack();
  await expect(page).toHaveURL(/\/store\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await transitions(page)).toBe(2);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await shopper.press(
    page
      .getByRole("navigation", { name: en("shell", "nav.bar") })
      .getByRole("link", { name: en("shell", "nav.home") }),
  );
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole("main").locator('a[href^="/store/"]').first()).toBeVisible();
  expect(await transitions(page)).toBe(2);
});

/** A finger that comes down, moves by so many px downwards, and lifts. */
async function pull(session: CDPSession, y: number, by: number): Promise<void> {
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: at === undefined ? [] : [{ x: 180, y: at }],
    });
  await touch("touchStart", y);
  for (let step = 1; step <= 8; step += 1) await touch("touchMove", y + (by * step) / 8);
  await touch("touchEnd");
}

test("an installed app is refreshed by pulling it down, and says so; an open dialog is not", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  await startVisitWith(context, find);
  const session = await context.newCDPSession(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/v1/")) asked.push(new URL(request.url()).pathname);
  });
  // As an iPhone says it of an app on its home screen; Chromium emulates no display mode.
  await context.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));
  await page.goto(`/store/${find.store.slug}`);
  // The page listens: the browser's own pull is off.
  await expect(page.locator("html")).toHaveCSS("overscroll-behavior-y", "contain", { timeout: 60_000 });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  asked.length = 0;
  // Too short, then far enough.
  await pull(session, 300, 60);
  await pull(session, 300, 300);
  // Said once everything has come.
  await expect(page.getByText("Everything on this page is up to date")).toBeAttached();
  expect(asked.some((path) => path.includes("/stores/details"))).toBe(true);
  await new Shopper(page).press(page.getByRole("button", { name: en("shell", "nav.menu") }));
  await expect(page.getByRole("dialog")).toBeVisible();
  asked.length = 0;
  await pull(session, 300, 300);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(asked.filter((path) => path.includes("/stores/details"))).toEqual([]);
});
