import type { Locator } from "@playwright/test";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { boxOf } from "../pages/boxes";
import { atStore, openFrom } from "../pages/item-dialog";

/** Where a part of a dialog is once the dialog has come in. */
async function boxAtRest(dialog: Locator, part: Locator) {
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  return boxOf(part);
}

test.describe("the second tap of a double tap on an item's card does nothing", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [moment, apartMs] of [
    ["while the dialog is coming in", 60],
    ["when its picture has come under the finger", 250],
  ] as const) {
    test(moment, async ({ page, context }) => {
      const find = await findPlainDish();
      await atStore(page, find);
      const dialog = await openFrom(page, find);
      const picture = dialog.getByRole("button", { name: /in full size/ }).first();
      const spot = await boxAtRest(dialog, picture);
      // Whatever opens it is there by now.
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      const card = page.getByRole("main").getByRole("link", { name: find.item.name, exact: true }).first();
      const heightOfCard = async () => (await boxOf(card)).y;
      const lowest = spot.y + spot.height - 20;
      // The list is another one once the search has its answer, before or after the item was opened.
      await expect(async () => {
        await card.evaluate(
          (element, to) => scrollBy(0, element.getBoundingClientRect().top - to),
          lowest - 40,
        );
        expect(await heightOfCard()).toBeLessThan(lowest);
      }).toPass();

      const session = await context.newCDPSession(page);
      // Where it begins, or where it ends: however quick the machine is.
      await session.send("Animation.enable");
      await session.send("Animation.setPlaybackRate", { playbackRate: apartMs < 100 ? 0 : 1 });
      await page.evaluate(() => {
        const counting = window as Window & { taps?: number };
        window.addEventListener("click", () => (counting.taps = (counting.taps ?? 0) + 1), true);
      });
      const taps = () => page.evaluate(() => (window as Window & { taps?: number }).taps);
      let first = 0;
      let finger = { x: 0, y: 0 };
      const tap = async (timestamp: number) => {
        const touch = (type: "touchStart" | "touchEnd") =>
          session.send("Input.dispatchTouchEvent", {
            type,
            timestamp,
            touchPoints: type === "touchStart" ? [finger] : [],
          });
        await touch("touchStart");
        await touch("touchEnd");
      };
      // Rows may still move when it is aimed at.
      await expect(async () => {
        const box = await card.boundingBox();
        finger = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 };
        first = Date.now() / 1000;
        await page.evaluate(() => Object.assign(window, { taps: 0 }));
        await tap(first);
        await expect(dialog).toHaveCount(1, { timeout: 3_000 });
      }).toPass();
      // The code that makes it modal has run.
      await expect(page.locator("html")).toHaveAttribute("data-overlay", "");
      if (apartMs >= 100) await boxAtRest(dialog, picture);
      await tap(first + apartMs / 1000);
      await expect.poll(taps).toBe(2);
      await session.send("Animation.setPlaybackRate", { playbackRate: 1 });
      await expect(page.locator("html")).toHaveAttribute("data-overlay", "");
      await boxAtRest(dialog, picture);
      await expect(page.getByRole("dialog")).toHaveCount(1);
      await expect(page).toHaveURL(/[?&]item=/);
      // A press that means it.
      await page.touchscreen.tap(180, 10);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
  }
});
