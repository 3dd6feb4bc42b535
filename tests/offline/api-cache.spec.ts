import type { Page } from "@playwright/test";
import type { Category } from "../../src/contract";
import {
  isApiCall,
  type NetworkProxy,
  openNetworkProxy,
  type ProxiedRequest,
} from "../fixtures/network-proxy";
import { call, type FoundItem, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { enableClockShift, shiftClock } from "../pages/shifted-clock";
import { en } from "../pages/texts";
import { untilAnswered } from "../pages/until-answered";
import { letPageForget, startVisitWith, waitForStorage, waitForWorker } from "../pages/visit";

// Chromium's own log lines for failed requests.
test.use({ allowedErrors: /Failed to (load resource|fetch)/ });

/** Calls of the home and of the page of categories that the worker keeps, and how long each stays fresh, ms. */
const windows = {
  "/banners": 300_000,
  "/categories": 300_000,
  "/categories?featured=1": 480_000,
  "/config": 300_000,
  "/module": 300_000,
} as const;
type WindowedCall = keyof typeof windows;
const shortOnes: WindowedCall[] = ["/banners", "/categories", "/config", "/module"];
/** Slower than any machine between two looks at the clock, ms. */
const margin = 60_000;

let front: NetworkProxy;
let find: FoundItem;
let categories: Category[];
let featured: Category[];
test.beforeAll(async () => {
  find = await findPlainDish();
  const asking = { zoneId: find.place.zone.zone_id, moduleId: find.module.id };
  categories = (await call<Category[]>("/categories", asking)).filter((category) => category.parent_id === 0);
  featured = await call<Category[]>("/categories?featured=1", asking);
});
test.beforeEach(async () => {
  front = await openNetworkProxy();
});
test.afterEach(() => front.close());

/**
 * The calls that reached the server, without their queries; featured categories and banners are calls of their own. The
 * banners that sections share may or may not come near.
 */
function called(requests: readonly ProxiedRequest[]): string[] {
  const calls = requests
    .filter((request) => request.method === "GET" && isApiCall(request))
    .map(({ path }) => path.replace("/api/v1", ""))
    .map((path) => (path.endsWith("?featured=1") ? path : (path.split("?")[0] ?? path)));
  return [...new Set(calls)].sort();
}

/** Which of the calls that the worker keeps came to the server. */
const asked = (requests: readonly ProxiedRequest[]): WindowedCall[] =>
  called(requests).filter((path): path is WindowedCall => path in windows);

/** The kept screen, which shows before the app asks for anything, has given way to the app. */
const appIsThere = (page: Page) => expect(page.locator("#first-screen")).toHaveCount(0);

/**
 * Opens a page until it shows this link and every call is answered: a call under way when its page closes is lost, and the
 * old copy stays.
 */
const openUntilShown = (page: Page, path: string, name = "?") =>
  untilAnswered(page, async () => {
    await page.goto(`${front.url}${path}`);
    await appIsThere(page);
    await expect(page.getByRole("main").getByRole("link", { name }).first()).toBeVisible();
  });

/** Opens the home and the page of categories; returns the calls made. */
async function openBoth(page: Page): Promise<WindowedCall[]> {
  const before = front.requests.length;
  await openUntilShown(page, "/", featured[0]?.name);
  await openUntilShown(page, "/categories", categories[0]?.name);
  return asked(front.requests.slice(before));
}

/** Makes the worker's copies as old as `ageOf` says for a call (path and query), in ms. */
async function age(page: Page, ageOf: Partial<Record<string, number>>): Promise<void> {
  await page.evaluate(async (ages) => {
    const cache = await caches.open("windowed-calls");
    for (const key of await cache.keys()) {
      const url = new URL(key.url);
      for (const name of [...url.searchParams.keys()])
        if (name.startsWith("kept-")) url.searchParams.delete(name);
      const wanted = ages[url.pathname.replace("/api/v1", "") + url.search];
      const kept = await cache.match(key, { ignoreVary: true });
      if (wanted === undefined || !kept) continue;
      const headers = new Headers(kept.headers);
      headers.set("X-Stored-At", String(Date.now() - wanted));
      await cache.put(key, new Response(await kept.arrayBuffer(), { status: 200, headers }));
    }
  }, ageOf);
}

const all = (ageFor: (call: WindowedCall) => number) =>
  Object.fromEntries((Object.keys(windows) as WindowedCall[]).map((call) => [call, ageFor(call)]));

test("through the worker: no request inside the window, one after it, and offline the old copy is shown with its age", async ({
  page,
  context,
}) => {
  await startVisitWith(context, find);
  await letPageForget(context);
  await page.goto(`${front.url}/`);
  await waitForWorker(page);
  await openBoth(page);

  await age(
    page,
    all((call) => windows[call] - margin),
  );
  expect(await openBoth(page)).toEqual([]);
  // Each has its own window: the featured ones last longer than the others.
  await age(page, { ...all(() => 300_000 + margin) });
  expect(await openBoth(page)).toEqual(shortOnes);
  await age(page, { "/categories?featured=1": 480_000 + 1 });
  expect(await openBoth(page)).toEqual(["/categories?featured=1"]);

  await age(
    page,
    all(() => 26 * 3_600_000),
  );
  await context.setOffline(true);
  await openBoth(page);
  await expect(page.getByText("Showing what was saved 1 d ago.").first()).toBeVisible();
});

test.describe("without a worker", () => {
  test.use({ serviceWorkers: "block" });

  /**
   * Opens pages whose lists have windows, each until all of it has come; returns every call that left. Without a worker a
   * page that goes takes its calls along, and which of them are still under way only the browser knows: it is quiet then.
   */
  async function openAll(page: Page): Promise<string[]> {
    const before = front.requests.length;
    await openUntilShown(page, "/", featured[0]?.name);
    const popular = page.getByRole("heading", { name: en("catalogue", "home.popularItems") });
    await untilAnswered(page, () => popular.scrollIntoViewIfNeeded());
    await waitForStorage(page);
    await openUntilShown(
      page,
      `/home?search=${encodeURIComponent(find.item.name)}&data_type=searched`,
      find.item.name,
    );
    await openUntilShown(page, "/categories", categories[0]?.name);
    return called(front.requests.slice(before));
  }

  test("stored copies keep their windows after a reload, and when the shop is unreachable old ones are shown with their age", async ({
    page,
    context,
  }) => {
    const longest = "/categories?featured=1";
    const always = [...Object.keys(windows), "/get-combined-data", "/items/popular"].sort();
    // How many of the sections further down come near is a matter of the moment; what these pages always show is not.
    const ofThose = (paths: readonly string[]) => paths.filter((path) => always.includes(path));
    await enableClockShift(context, { stopped: true });
    await startVisitWith(context, find);
    const calls = await openAll(page);
    expect(ofThose(calls)).toEqual(always);
    await shiftClock(page, 300_000 - margin);
    expect((await openAll(page)).filter((path) => calls.includes(path))).toEqual([]);
    await shiftClock(page, 300_000 + margin);
    expect(ofThose(await openAll(page))).toEqual(always.filter((path) => path !== longest));
    await shiftClock(page, 480_000 + margin);
    expect(ofThose(await openAll(page))).toEqual([longest]);

    await shiftClock(page, 26 * 3_600_000);
    front.fate = (request) => (isApiCall(request) ? "bad-gateway" : "pass");
    await openAll(page);
    await expect(page.getByText("Showing what was saved 1 d ago.").first()).toBeVisible();
  });
});
