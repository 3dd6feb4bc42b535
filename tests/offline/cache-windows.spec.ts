import type { BrowserContext, Page } from "@playwright/test";
import type { Category, Module } from "../../src/contract";
import { type Front, type FrontRequest, openFront } from "../fixtures/front";
import { call, type Find, findModule, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { arriveWith, workerAnswers } from "../pages/arrivals";

// What Chromium itself writes about requests that fail.
test.use({ allowedErrors: [/Failed to (load resource|fetch)/] });
test.describe.configure({ timeout: 90_000 });

/** Calls with a window of their own, as the home and the page of categories make them, and how long it is, ms. */
const windows = {
  "/banners": 300_000,
  "/categories": 300_000,
  "/categories?featured=1": 480_000,
  "/config": 300_000,
} as const;
type WindowedCall = keyof typeof windows;
const shortOnes: WindowedCall[] = ["/banners", "/categories", "/config"];
/** Slower than any machine between two looks at the clock, ms. */
const margin = 60_000;

let front: Front;
let find: Find;
let categories: Category[];
let featured: Category[];
test.beforeAll(async () => {
  find = await findPlainDish();
  const asking = { zoneId: find.place.zone.zone_id, moduleId: find.module.id };
  categories = (await call<Category[]>("/categories", asking)).filter((category) => category.parent_id === 0);
  featured = await call<Category[]>("/categories?featured=1", asking);
});
test.beforeEach(async () => {
  front = await openFront();
});
test.afterEach(() => front.close());

/** Which of the calls with a window came to the server. */
function asked(requests: readonly FrontRequest[]): WindowedCall[] {
  const calls = requests
    .filter(({ method }) => method === "GET")
    .map(({ path }) => path.replace("/api/v1", ""))
    .filter((path): path is WindowedCall => path in windows);
  return [...new Set(calls)].sort();
}

/** Opens the home and the page of categories, both until they show what they have; answers what was asked for. */
async function openBoth(page: Page): Promise<WindowedCall[]> {
  const before = front.requests.length;
  await page.goto(`${front.url}/`);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: featured[0]?.name ?? "?" }).first()).toBeVisible();
  await page.goto(`${front.url}/categories`);
  await expect(main.getByRole("link", { name: categories[0]?.name ?? "?" }).first()).toBeVisible();
  return asked(front.requests.slice(before));
}

/** The page begins each document without copies of its own, so that all it shows comes through the worker. */
const letPageForget = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (!location.protocol.startsWith("http")) return;
    localStorage.removeItem("doorstep.boot");
    indexedDB.deleteDatabase("doorstep-library");
  });

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

test("through the worker: inside its window nothing is asked, after it once, and offline the old copy answers with its age", async ({
  page,
  context,
}) => {
  await arriveWith(context, find);
  await letPageForget(context);
  await page.goto(`${front.url}/`);
  await workerAnswers(page);
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

test("copies of another language, place or kind of shop are never taken for each other", async ({
  page,
  context,
}) => {
  const grocery: Module = await findModule("grocery");
  await arriveWith(context, find);
  await page.goto(`${front.url}/`);
  await workerAnswers(page);
  const shows = async (moduleId: number, language: "en" | "ar") => {
    const asking = { zoneId: find.place.zone.zone_id, moduleId, language };
    const rows = (await call<Category[]>("/categories", asking)).filter((row) => row.parent_id === 0);
    await page.goto(`${front.url}/categories`);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: rows[0]?.name ?? "?" }).first()).toBeVisible();
    await expect(main.getByRole("listitem")).toHaveCount(rows.length);
  };
  await shows(find.module.id, "en");
  await page.evaluate(({ id, module_type, module_name, slug }) => {
    localStorage.setItem("module", JSON.stringify({ id, module_type, module_name, slug }));
  }, grocery);
  await shows(grocery.id, "en");
  await page.evaluate(() => localStorage.setItem("language-setting", "ar"));
  await shows(grocery.id, "ar");

  // Every copy is, word by word, what the shop answers to its own zone, module and language.
  const copies = await page.evaluate(async () => {
    const cache = await caches.open("windowed-calls");
    return Promise.all(
      (await cache.keys()).map(async (key) => ({
        url: key.url,
        body: (await (await cache.match(key, { ignoreVary: true }))?.text()) ?? "",
      })),
    );
  });
  const scopes = new Set<string>();
  for (const { url, body } of copies) {
    const address = new URL(url);
    if (!address.pathname.endsWith("/categories")) continue;
    const take = (name: string) => {
      const value = address.searchParams.get(name) ?? "";
      address.searchParams.delete(name);
      return value;
    };
    const [zoneId, moduleId, language] = [
      take("kept-zoneid"),
      take("kept-moduleid"),
      take("kept-x-localization"),
    ];
    scopes.add(`${moduleId} ${language}`);
    const path = address.pathname.replace("/api/v1", "") + address.search;
    const asking = { zoneId, moduleId: Number(moduleId), language: language === "ar" ? "ar" : "en" } as const;
    expect(JSON.parse(body), url).toEqual(await call(path, asking));
  }
  expect([...scopes].sort()).toEqual([`${find.module.id} en`, `${grocery.id} ar`, `${grocery.id} en`].sort());
});
