import type { Page } from "@playwright/test";

/** Holds answers of a path back until they are let go. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
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
