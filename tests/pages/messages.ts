import type { Page } from "@playwright/test";

/** Where messages stand, px; of their list, because a card rises when it comes. Nowhere once they have gone. */
export const messagesOf = (page: Page) =>
  page.locator("section[data-announces] > ol:not(:empty)").evaluate((list) => {
    const { top, bottom } = list.getBoundingClientRect();
    return { top, bottom };
  });
