import type { Locator, Page } from "@playwright/test";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { atStore, openFrom } from "../pages/item-dialog";
import { startVisitWith } from "../pages/visit";

// Chromium's log line for a script that a test refuses.
test.use({ allowedErrors: /Failed to load resource/ });

/** The files that move sheets, loaded once one is seen: the motion library, and our own part that drives it. */
const LIBRARY = /\/assets\/sheet-motion-[^/]*\.js$/;
const DRIVER = /\/assets\/leave-sheet-[^/]*\.js$/;

/** Resolves when the sheet is at rest and its motion files are loaded. */
async function atRest(page: Page, sheet: Locator): Promise<number> {
  const driver = await page.waitForFunction(
    (wanted) =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .find((name) => new RegExp(wanted).test(name)),
    DRIVER.source,
  );
  // The page asked for it first: once it has run for the test, it has run for the page.
  await driver.evaluate((address) => import(address as string));
  await sheet.evaluate((element) =>
    Promise.all(element.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  return topOf(sheet);
}

type Touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) => Promise<unknown>;

/** One finger, which comes down, moves and lifts at a height of the window, px. */
async function fingerOn(page: Page): Promise<Touch> {
  const session = await page.context().newCDPSession(page);
  return (type, y) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x: 120, y }] });
}

const topOf = (sheet: Locator) => sheet.evaluate((element) => element.getBoundingClientRect().top);

/** A finger on the sheet's head moves so many px downwards, as quickly as a hand does, and lifts. */
async function pull(touch: Touch, top: number, by: number): Promise<void> {
  await touch("touchStart", top);
  for (let step = 1; step <= 10; step += 1) await touch("touchMove", top + (by * step) / 10);
  await touch("touchEnd");
}

test("a sheet follows the finger: pulled a little and held it springs back, pulled far it goes", async ({
  page,
}) => {
  const find = await findPlainDish();
  await atStore(page, find);
  const dialog = await openFrom(page, find);
  const top = await atRest(page, dialog);
  const touch = await fingerOn(page);
  // Up again before the finger lifts: a flick upwards never closes.
  await touch("touchStart", top + 20);
  await touch("touchMove", top + 140);
  const topNow = () => topOf(dialog);
  await expect.poll(topNow).toBeGreaterThan(top + 80);
  await touch("touchMove", top + 100);
  await touch("touchEnd");
  await expect.poll(topNow).toBeLessThan(top + 1);
  await expect(dialog).toBeVisible();
  await pull(touch, top + 20, 500);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/store/${find.store.slug}`));
});

test("a finger catches a sheet on its way back where it is", async ({ page }) => {
  const find = await findPlainDish();
  await atStore(page, find);
  const dialog = await openFrom(page, find);
  const top = await atRest(page, dialog);
  const touch = await fingerOn(page);
  const topNow = () => topOf(dialog);
  await touch("touchStart", top + 20);
  await touch("touchMove", top + 200);
  await expect.poll(topNow).toBeGreaterThan(top + 100);
  await touch("touchMove", top + 190);
  // However late the next finger comes: the spring hardly moves from its first moment on.
  const slowly = await page.evaluateHandle(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      animation.playbackRate = 0.001;
      return animation;
    };
    return { end: () => (Element.prototype.animate = animate) };
  });
  await touch("touchEnd");
  const onItsWay = await topNow();
  expect(onItsWay).toBeGreaterThan(top + 20);
  await touch("touchStart", onItsWay + 20);
  const caught = await topNow();
  await touch("touchMove", onItsWay + 30);
  await expect.poll(topNow).toBeGreaterThan(caught + 5);
  expect(Math.abs((await topNow()) - caught - 10)).toBeLessThan(3);
  await slowly.evaluate(({ end }) => void end());
  await touch("touchEnd");
  await expect.poll(topNow).toBeLessThan(top + 1);
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test("the focus goes back to what opened a dialog, however it was loaded", async ({ page }) => {
  await startVisitWith(page.context(), await findPlainDish());
  await page.goto("/home");
  const opener = page.getByRole("button", { name: /^Delivery location/ }).first();
  for (let time = 0; time < 2; time += 1) {
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(":focus").or(page.locator("[role=dialog]:focus"))).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test("a sheet opens and closes where the library of motion cannot be had", async ({ page }) => {
  const find = await findPlainDish();
  let refused = 0;
  await page.route(LIBRARY, (route) => {
    refused += 1;
    return route.abort();
  });
  await atStore(page, find);
  const dialog = await openFrom(page, find);
  await expect(dialog).toBeVisible();
  await expect.poll(() => refused).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await openFrom(page, find);
  await expect(dialog).toBeVisible();
});

test.describe("on a desktop in Arabic", () => {
  test.use({ locale: "ar", viewport: { width: 1280, height: 900 } });

  test("a drawer leaves towards the side that it lies at", async ({ page }) => {
    await startVisitWith(page.context(), await findPlainDish());
    await page.goto("/home");
    await page.getByRole("button", { name: /السلة/ }).first().click();
    const drawer = page.getByRole("dialog");
    await expect(drawer).toBeVisible();
    await atRest(page, drawer);
    const places: number[] = [];
    await page.exposeFunction("noteLeft", (left: number) => places.push(left));
    await drawer.evaluate((element) => {
      const noting = window as Window & { noteLeft?(left: number): void };
      const note = () => {
        if (!element.isConnected) return;
        noting.noteLeft?.(element.getBoundingClientRect().left);
        requestAnimationFrame(note);
      };
      note();
    });
    await page.keyboard.press("Escape");
    await expect(drawer).toHaveCount(0);
    expect(places.at(-1)).toBeLessThan(places[0] ?? 0);
  });
});
