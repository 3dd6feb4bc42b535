/** Whether a page needs scrolling sideways, and what makes it so. */
import { expect, type Page } from "@playwright/test";
import { untilAnswered } from "./until-answered";

/** The parts that overflow the page or an open dialog sideways, where it can be scrolled that way. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isTooWide = (element: Element) => element.scrollWidth > element.clientWidth;
    const boxes = [document.documentElement, ...document.querySelectorAll("[role=dialog]")].filter(isTooWide);
    return boxes.flatMap((box) => {
      const room = box.getBoundingClientRect();
      const out = [...box.querySelectorAll("*")].filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > room.left + box.clientWidth + 1 || left < room.left - 1;
      });
      return [
        `${box.tagName}: ${box.scrollWidth} px in ${box.clientWidth}`,
        ...out.slice(0, 8).map((element) => `${element.tagName} .${element.getAttribute("class")}`),
      ];
    });
  });
}

/** Goes to each page, changes it, and expects that it fits. */
export async function expectNoSideways(
  page: Page,
  paths: readonly string[],
  change: () => Promise<void> = async () => {},
): Promise<void> {
  for (const path of paths) {
    // Parts of a page come by themselves: what comes late has to fit as well.
    await untilAnswered(page, async () => {
      await page.goto(path);
      await expect(page.locator("#first-screen")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    });
    await change();
    await expect.poll(() => sticksOut(page), { message: `${path} needs no scrolling sideways` }).toEqual([]);
  }
}
