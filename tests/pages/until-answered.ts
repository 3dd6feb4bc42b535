import { expect, type Page, type Request } from "@playwright/test";

/** Does something, a navigation too, and resolves when all that the page asks for because of it has been answered. */
export async function untilAnswered(page: Page, work: () => Promise<unknown>): Promise<void> {
  const underWay = new Set<Request>();
  const begin = (request: Request) => {
    // The stream of a store's changes lasts as long as its page.
    if (request.resourceType() !== "eventsource") underWay.add(request);
  };
  const end = (request: Request) => void underWay.delete(request);
  page.on("request", begin);
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  try {
    await work();
    // Parts that came near are noticed in the next frame, and asked for after it.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
    await expect.poll(() => underWay.size, { timeout: 20_000 }).toBe(0);
  } finally {
    page.off("request", begin);
    page.off("requestfinished", end);
    page.off("requestfailed", end);
  }
}
