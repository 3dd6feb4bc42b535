import type { Page } from "@playwright/test";

/** Holds what a path answers back, be it of the API or a file of the app, until it is let go. */
export async function holdResponses(page: Page, path: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}
