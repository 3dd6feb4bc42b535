/** Somebody else's browser in a test of several people. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";

/** The writes whose answers get lost on a bad line. */
const writes =
  /\/api\/v1\/(customer\/order\/place|board\/orders\/\d+\/|courier\/(orders|offers)\/\d+\/|courier\/shift)/;

/** Uncaught errors of every page are noted in `seen`. */
export async function ownBrowser(
  browser: Browser,
  options: BrowserContextOptions,
  seen: string[],
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ serviceWorkers: "block", ...options });
  context.on("weberror", (error) => seen.push(error.error().stack ?? error.error().message));
  return { page: await context.newPage(), context };
}

/** The server acts on each write, but its first answer gets lost. Returns the keys that were sent, by path. */
export async function loseAnswers(context: BrowserContext): Promise<Map<string, string[]>> {
  const keys = new Map<string, string[]>();
  await context.route(writes, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const known = keys.get(pathname) ?? [];
    const key = request.headers()["idempotency-key"] ?? "";
    keys.set(pathname, [...known, key]);
    if (request.method() === "GET" || known.includes(key)) return route.fallback();
    await route.fetch();
    await route.abort("connectionreset");
  });
  return keys;
}
