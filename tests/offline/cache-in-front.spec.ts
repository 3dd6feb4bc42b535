/** The shop with a cache in front of it, in the page that is built for one: everybody sees what the server says, and it is asked less. */
import type { Browser, Page } from "@playwright/test";
import type { Item, Wishlist } from "../../src/contract";
import type { Zone } from "../../src/contract/entities/module";
import { isSharedRead } from "../../src/domain/shared-reads";
import type { CacheInFront, FrontRequest } from "../fixtures/cache-in-front";
import { newCustomer, newPerson } from "../fixtures/customers";
import { command } from "../fixtures/operator";
import { type CallContext, call, findDish, findModule, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/shop-behind-cache";
import { asking, rows } from "../pages/listing";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { untilAnswered } from "../pages/until-answered";
import { letPageForget, startVisitWith, type VisitState, waitForWorker } from "../pages/visit";

// Chromium's own log lines for requests without a network.
test.use({ allowedErrors: /Failed to load resource: net::ERR_/ });

const LISTING = "/get-combined-data?list_type=item&data_type=all&limit=12&offset=1";
const scopeOf = ({ address }: FrontRequest) => new URL(address, "http://shop").searchParams.get("shop_scope");
const isScoped = (request: FrontRequest) => scopeOf(request) !== null;
/** Answered by the cache, also while it asks again. */
const isFromCache = ({ cache }: FrontRequest) => ["HIT", "STALE", "UPDATING"].includes(cache);
const isPersonal = ({ address }: FrontRequest) => /^\/api\/v1\/(customer|auth)\//.test(address);

/**
 * No answer was for another zone, module or language; requests without a scope, and so all personal ones, went past the cache.
 */
function expectOwnAnswers(cache: CacheInFront): void {
  const requests = cache.requests().filter(({ address }) => address.startsWith("/api/v1/"));
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter(({ asked, answered }) => answered !== "" && answered !== asked)).toEqual([]);
  expect(requests.filter((one) => isPersonal(one) && isScoped(one))).toEqual([]);
  expect(requests.filter((one) => !isScoped(one) && one.cache !== "")).toEqual([]);
  const kept = cache.kept().filter((address) => !/^\/(assets|pictures|basemap)\//.test(address));
  expect(kept.filter((address) => !isSharedRead(address) || !address.includes("shop_scope="))).toEqual([]);
}

/** Opens the list of all items; it shows, row by row, what the server itself says. */
async function showListing(page: Page, url: string, context: CallContext): Promise<string[]> {
  const { products } = await call<{ products: Item[] }>(LISTING, context);
  const names = products.map(({ name }) => name);
  await page.goto(`${url}/home?data_type=all`);
  for (const [index, name] of names.entries()) await expect(rows(page).nth(index)).toContainText(name);
  return names;
}

/** Until every call is answered: what comes late would count for the next visit. */
const showHome = (page: Page, url: string): Promise<void> =>
  untilAnswered(page, async () => {
    await page.goto(`${url}/home`);
    await expect(page.getByRole("heading", { name: en("catalogue", "home.popularItems") })).toBeVisible();
  });

async function openDevice(browser: Browser, state: VisitState): Promise<Page> {
  const context = await browser.newContext();
  await startVisitWith(context, state);
  return context.newPage();
}

test("a guest shops through the cache, and the next visitor is answered from it", async ({
  page,
  browser,
  shop: { cache },
}) => {
  const find = await findDish();
  const shopper = new Shopper(page);
  const { say } = shopper;
  await page.goto("/");
  await shopper.choosePlace(find.place);
  await shopper.chooseModule(find.module);
  await showHome(page, cache.url);
  await showListing(page, cache.url, asking(find));

  const before = cache.requests();
  const known = new Set(before.filter(isScoped).map(({ address }) => address));
  const next = await openDevice(browser, find);
  await showHome(next, cache.url);
  await showListing(next, cache.url, asking(find));
  const again = cache
    .requests()
    .slice(before.length)
    .filter(({ address }) => known.has(address));
  for (const path of ["/module", "/categories", "/items/popular", LISTING])
    expect(again.map(({ address }) => address)).toContainEqual(expect.stringContaining(`/api/v1${path}`));
  expect(again.filter((one) => !isFromCache(one))).toEqual([]);
  await next.context().close();

  await page.goto(`/store/${find.store.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: find.store.name })).toBeVisible();
  await page.goto("/home");
  const dialog = await shopper.openItem(find.item);
  await shopper.chooseRequired(dialog, find.item);
  await shopper.press(shopper.button(new RegExp(`^${say("catalogue", "item.addToCart")}`), dialog));
  await shopper.isTold(say("catalogue", "cart.added"));
  await expect((await shopper.lineOf(find.item)).getByText(say("checkout", "cart.pending"))).toHaveCount(0);
  await shopper.checkOutAsGuest();
  await shopper.fillContact(newPerson());
  await shopper.press(shopper.placeButton);
  await shopper.placedOrder();
  expectOwnAnswers(cache);
});

test("every zone, module and language gets its own rows, also from a cache that looks at addresses alone", async ({
  browser,
  shop: { simple },
}) => {
  const find = await findPlainDish();
  const grocery = await findModule("grocery");
  const here = find.place.zone.zone_id;
  const elsewhere = (await call<Zone[]>("/zone/list")).find(
    ({ id, modules }) => here !== `[${id}]` && modules.some((entry) => entry.id === find.module.id),
  );
  const scopes = [
    { zoneId: here, module: find.module, language: "en" },
    { zoneId: `[${elsewhere?.id}]`, module: find.module, language: "en" },
    { zoneId: here, module: grocery, language: "en" },
    { zoneId: here, module: find.module, language: "ar" },
  ] as const;
  const seen: string[] = [];
  // Twice: what the first ones brought into the cache is there for the others.
  for (const { zoneId, module, language } of [...scopes, ...scopes]) {
    const place = { ...find.place, zone: { ...find.place.zone, zone_id: zoneId } };
    const page = await openDevice(browser, { place, module, language });
    const names = await showListing(page, simple.url, { zoneId, moduleId: module.id, language });
    seen.push(names.join());
    await page.context().close();
  }
  expect(new Set(seen).size).toBe(scopes.length);
  expectOwnAnswers(simple);
  const lists = simple.requests().filter(({ address }) => address.includes(LISTING));
  expect(new Set(lists.map(scopeOf)).size).toBe(scopes.length);
  expect(lists.filter(isFromCache).length).toBe(scopes.length);
});

test("a customer's wishes and wallet are theirs alone", async ({
  page,
  context,
  browser,
  shop: { cache, server },
}) => {
  const find = await findPlainDish();
  const customer = await newCustomer();
  await command(server.dataFolder, "fund", customer.email, "37");
  await startVisitWith(context, { ...find, token: customer.token });
  await showHome(page, cache.url);
  await page.goto(`/store/${find.store.slug}`);
  const shopper = new Shopper(page);
  const heart = (name: string) => page.getByRole("button", { name, exact: true }).first();
  await shopper.press(heart(en("catalogue", "wishlist.add", { name: find.store.name })));
  const taken = en("catalogue", "wishlist.remove", { name: find.store.name });
  await expect(heart(taken)).toHaveAttribute("aria-pressed", "true");
  const wishes = () =>
    call<Wishlist>("/customer/wish-list", { token: customer.token, moduleId: find.module.id });
  await expect.poll(async () => (await wishes()).store.map(({ id }) => id)).toEqual([find.store.id]);
  await page.reload();
  await expect(heart(taken)).toHaveAttribute("aria-pressed", "true");
  await page.goto("/profile?page=wallet");
  await expect(page.getByRole("main")).toContainText("$37");

  const guest = await openDevice(browser, find);
  await guest.goto(`${cache.url}/store/${find.store.slug}`);
  const add = en("catalogue", "wishlist.add", { name: find.store.name });
  await expect(guest.getByRole("button", { name: add, exact: true }).first()).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await guest.context().close();
  expectOwnAnswers(cache);
});

test("the worker's windows hold, and its copies know nothing of the addresses", async ({
  page,
  context,
  shop: { cache },
}) => {
  const find = await findPlainDish();
  await startVisitWith(context, find);
  await letPageForget(context);
  await showHome(page, cache.url);
  await waitForWorker(page);
  await showHome(page, cache.url);

  const before = cache.requests().length;
  await showHome(page, cache.url);
  const windowed = /^\/api\/v1\/(config|module|categories|banners|react-landing-page)(\?|$)/;
  const asked = cache
    .requests()
    .slice(before)
    .map(({ address }) => address);
  expect(asked.filter((address) => windowed.test(address))).toEqual([]);
  const copies = await page.evaluate(async () =>
    (await (await caches.open("windowed-calls")).keys()).map(({ url }) => url),
  );
  expect(copies).toContainEqual(expect.stringContaining("/api/v1/config?kept-"));
  expect(copies.filter((url) => url.includes("shop_scope"))).toEqual([]);
});

test("what was seen through the cache is there offline", async ({ page, context, shop: { cache } }) => {
  const find = await findPlainDish();
  await startVisitWith(context, find);
  await showHome(page, cache.url);
  await waitForWorker(page);
  await page.goto(`/store/${find.store.slug}`);
  // By the app, which keeps it: the document has the store's rows before.
  await expect(page.locator("#root").getByRole("heading", { level: 1, name: find.store.name })).toBeVisible();

  await context.setOffline(true);
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: en("catalogue", "home.popularItems") })).toBeVisible();
  await page.goto(`/store/${find.store.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: find.store.name })).toBeVisible();
});
