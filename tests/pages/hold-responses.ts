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

/** Lets the server answer at once and holds back what it said, which grows old until it is released. */
export async function holdAnswers(page: Page, path: string | RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let answered = 0;
  await page.route(path, async (route) => {
    const response = await route.fetch();
    answered += 1;
    await released;
    await route.fulfill({ response });
  });
  return { answered: () => answered, release };
}
