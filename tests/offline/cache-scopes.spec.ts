/** Stored copies of one zone, module or language are never shown as another one's. */
import type { Page } from "@playwright/test";
import type { Category, Module } from "../../src/contract";
import type { Zone } from "../../src/contract/entities/module";
import { isApiCall, type NetworkProxy, openNetworkProxy } from "../fixtures/network-proxy";
import { call, type FoundItem, findModule, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { startVisitWith, waitForStorage, waitForWorker } from "../pages/visit";

// Chromium's own log lines for failed requests.
test.use({ allowedErrors: /Failed to (load resource|fetch)/ });

let front: NetworkProxy;
let find: FoundItem;
test.beforeAll(async () => {
  find = await findPlainDish();
});
test.beforeEach(async () => {
  front = await openNetworkProxy();
});
test.afterEach(() => front.close());

interface Scope {
  zoneId: string;
  module: Module;
  language: "en" | "ar";
}

/** Goes on in another zone, kind of shop or language, and opens the page of categories there. */
async function showCategories(page: Page, { zoneId, module, language }: Scope): Promise<Category[]> {
  const rows = (await call<Category[]>("/categories", { zoneId, moduleId: module.id, language })).filter(
    (row) => row.parent_id === 0,
  );
  const { id, module_type, module_name, slug } = module;
  await page.evaluate(
    (values) => Object.entries(values).map(([key, value]) => localStorage.setItem(key, value)),
    {
      zoneid: zoneId,
      module: JSON.stringify({ id, module_type, module_name, slug }),
      "language-setting": language,
    },
  );
  await page.goto(`${front.url}/categories`);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: rows[0]?.name ?? "?" }).first()).toBeVisible();
  await expect(main.getByRole("listitem")).toHaveCount(rows.length);
  return rows;
}

/** The place's own zone, another kind of shop, another language, another zone. */
async function fourScopes(): Promise<Scope[]> {
  const zones = await call<Zone[]>("/zone/list");
  const here = JSON.parse(find.place.zone.zone_id) as number[];
  const elsewhere = zones.find(
    ({ id, modules }) => !here.includes(id) && modules.some((entry) => entry.id === find.module.id),
  );
  if (!elsewhere) throw new Error("The town has one zone only.");
  const zoneId = find.place.zone.zone_id;
  const grocery = await findModule("grocery");
  return [
    { zoneId, module: find.module, language: "en" },
    { zoneId, module: grocery, language: "en" },
    { zoneId, module: grocery, language: "ar" },
    { zoneId: JSON.stringify([elsewhere.id]), module: find.module, language: "en" },
  ];
}
const nameOf = ({ zoneId, module, language }: Scope) => `${zoneId} ${module.id} ${language}`;

test("the worker's copies are separate by language, zone and module", async ({ page, context }) => {
  const scopes = await fourScopes();
  await startVisitWith(context, find);
  await page.goto(`${front.url}/`);
  await waitForWorker(page);
  for (const scope of scopes) await showCategories(page, scope);

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
  const seen = new Set<string>();
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
    seen.add(`${zoneId} ${moduleId} ${language}`);
    const path = address.pathname.replace("/api/v1", "") + address.search;
    const asking = { zoneId, moduleId: Number(moduleId), language: language === "ar" ? "ar" : "en" } as const;
    expect(JSON.parse(body), url).toEqual(await call(path, asking));
  }
  expect([...seen].sort()).toEqual(scopes.map(nameOf).sort());
});

test.describe("without a worker", () => {
  test.use({ serviceWorkers: "block" });

  test("copies are separate by language, zone and module", async ({ page, context }) => {
    const scopes = await fourScopes();
    await startVisitWith(context, find);
    await page.goto(`${front.url}/`);
    // From then on a page that goes loses nothing.
    await waitForStorage(page);
    for (const scope of scopes) await showCategories(page, scope);
    front.fate = (request) => (isApiCall(request) ? "bad-gateway" : "pass");
    for (const scope of scopes) await showCategories(page, scope);
  });
});
