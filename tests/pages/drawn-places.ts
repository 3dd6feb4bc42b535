import type { Locator } from "@playwright/test";

/** Where parts of a text are drawn, px from the left. */
export const placesOf = (element: Locator, parts: readonly string[]): Promise<number[]> =>
  element.evaluate((node, wanted) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found = new Map<string, number>();
    while (texts.nextNode()) {
      const { textContent } = texts.currentNode;
      for (const part of wanted) {
        const start = textContent?.indexOf(part) ?? -1;
        if (start < 0) continue;
        const range = document.createRange();
        range.setStart(texts.currentNode, start);
        range.setEnd(texts.currentNode, start + part.length);
        found.set(part, range.getBoundingClientRect().left);
      }
    }
    return wanted.map((part) => found.get(part) ?? Number.NaN);
  }, parts);
