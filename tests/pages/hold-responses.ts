import type { Page } from "@playwright/test";

/** Holds back the responses of a path, of the API or a file of the app; returns a function that releases them. */
export async function holdResponses(page: Page, path: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
