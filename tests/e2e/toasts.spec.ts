import type { Page } from "@playwright/test";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { messagesOf } from "../pages/messages";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

type Seen = { text: string; top: number };
type Watched = { seen: Seen[]; shifts: number[] };

/** From now until no message is left: where each was in every picture, and what the browser counts as their shifts. */
const watchMessages = (page: Page) =>
  page.evaluateHandle(() => {
    const list = document.querySelector("section[data-announces] > ol");
    if (!list) throw new Error("There are no messages.");
    const watched: Watched = { seen: [], shifts: [] };
    const note = (shifts: PerformanceEntryList) => {
      for (const shift of shifts as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[])
        if (shift.sources.some(({ node }) => node && list.contains(node))) watched.shifts.push(shift.value);
    };
    const observer = new PerformanceObserver((entries) => note(entries.getEntries()));
    observer.observe({ type: "layout-shift" });
    let hasEnded = false;
    const look = () => {
      for (const card of list.children)
        watched.seen.push({ text: card.textContent ?? "", top: card.getBoundingClientRect().top });
      if (list.children.length > 0) requestAnimationFrame(look);
      else hasEnded = true;
    };
    look();
    return {
      end: () => {
        if (!hasEnded) return null;
        note(observer.takeRecords());
        return watched;
      },
    };
  });

for (const [device, viewport, reducedMotion] of [
  ["phone", { width: 360, height: 740 }, "no-preference"],
  ["phone with less motion", { width: 360, height: 740 }, "reduce"],
  ["desktop", { width: 1280, height: 900 }, "no-preference"],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion } });

    test("messages stay at the edge where the first appeared until all have gone, and shift nothing", async ({
      page,
    }) => {
      const { place, module } = await findPlainDish();
      const shopper = new Shopper(page);
      await page.goto("/");
      await shopper.choosePlace(place);
      const watching = await watchMessages(page);
      await shopper.chooseModule(module);
      await expect.poll(() => watching.evaluate(({ end }) => end() !== null)).toBe(true);
      const { seen, shifts } = (await watching.evaluate(({ end }) => end())) ?? { seen: [], shifts: [] };
      expect(new Set(seen.map(({ text }) => text)).size).toBe(2);
      const isAbove = seen.map(({ top }) => top < viewport.height / 2);
      expect(
        new Set(isAbove).size,
        JSON.stringify(seen.filter((_, at) => isAbove[at] !== isAbove[at - 1])),
      ).toBe(1);
      expect(shifts).toEqual([]);
    });
  });
}

for (const [kind, height] of [
  ["low", 900],
  ["tall", 640],
  ["full", 740],
] as const)
  test(`on a phone a ${kind} sheet that opens under a message begins below it, and the message stands still`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height });
    const find = await findPlainDish();
    await startVisitWith(page.context(), find);
    await page.goto(`/store/${find.store.slug}`);
    const shopper = new Shopper(page);
    const dish = page.getByRole("main").getByRole("link", { name: find.item.name, exact: true }).first();
    const search = shopper.button(en("shell", "app.search"), page.getByRole("navigation")).last();
    await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
    // A pointer on it holds it: on a slow machine it would be gone before the sheet is.
    await page.locator("section[data-announces]").dispatchEvent("pointermove");
    const before = await messagesOf(page);
    await shopper.press(kind === "full" ? search : dish);
    await expect(shopper.dialog).toBeVisible();
    const during = await messagesOf(page);
    // Its place in the layout: it may be on its way in.
    const sheet = await shopper.dialog.evaluate((panel) => (panel as HTMLElement).offsetTop);
    expect(sheet).toBeGreaterThanOrEqual(during.bottom);
    await shopper.closeDialog();
    const after = await messagesOf(page);
    expect([during.top, after.top]).toEqual([before.top, before.top]);
  });
