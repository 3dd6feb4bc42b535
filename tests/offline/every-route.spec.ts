/** Every visited route of the table opens again with no network, in a new tab, with the worker stopped before. */
import type { BrowserContext, Page } from "@playwright/test";
import { stopWorkers } from "../../scripts/browser/stop-workers";
import type { Campaign, Category, CommonCondition, Module } from "../../src/contract";
import type { FlashSale } from "../../src/contract/calls/promotions";
import { paths } from "../../src/platform/navigation/paths";
import { call, type FoundItem, findModule, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { customerWithDish, orderThere, putDish } from "../pages/checkout";
import { waitForWorker } from "../pages/visit";

test.use({ allowedErrors: /Failed to load resource: net::ERR_/ });
test.describe.configure({ timeout: 480_000 });

/** Tabs at a time. */
const sideBySide = 4;

/**
 * Headings and links of the page, or of as much of it as is in view, without digits (times move on); null while something
 * of it is still to come.
 */
function shownBy(page: Page, part: "page" | "view"): Promise<string[] | null> {
  return page.evaluate((wanted) => {
    const main = document.querySelector("main");
    const pending = document.querySelector(
      "#first-screen, [data-pending], [data-part-pending], main [aria-busy=true]",
    );
    const inView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    if (!main?.querySelector("h1") || pending) return null;
    if ([...main.querySelectorAll("[data-skeleton]")].some(inView)) return null;
    return [...main.querySelectorAll("h1, h2, h3, a[href]")]
      .filter((element) => wanted === "page" || inView(element))
      .map((element) => (element.textContent ?? "").replace(/\d+/g, "").trim())
      .filter((text) => text !== "");
  }, part);
}

/** Goes to each address in one tab, as a shopper does, and notes what it shows when all of it is there. */
async function visitAll(
  context: BrowserContext,
  addresses: readonly string[],
): Promise<Map<string, string[]>> {
  const seen = new Map<string, string[]>();
  const page = await context.newPage();
  await page.goto(addresses[0] ?? "/");
  for (const address of addresses) {
    await page.evaluate((to) => {
      // The page before stays in view until the next one's script has come: it is known by its title.
      if (location.pathname + location.search !== to)
        document.querySelector("main h1")?.setAttribute("data-before", "");
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, address);
    const last = [...seen.values()].at(-1);
    let before: string[] | null = null;
    await expect(async () => {
      const [now, earlier] = [await shownBy(page, "view"), before];
      before = now;
      expect(now).not.toBeNull();
      expect(now).not.toEqual(last);
      await expect(page.locator("main h1[data-before]"), address).toHaveCount(0, { timeout: 1 });
      expect(now, address).toEqual(earlier);
    }).toPass({ intervals: [150] });
    seen.set(address, before ?? []);
  }
  await page.close();
  return seen;
}

/** Opens each address in a tab of its own, a few at a time, with the worker stopped before. */
async function opensOffline(context: BrowserContext, seen: ReadonlyMap<string, string[]>): Promise<void> {
  const left = [...seen];
  while (left.length > 0) {
    await stopWorkers(context);
    await Promise.all(
      left.splice(0, sideBySide).map(async ([address, shown]) => {
        const page = await context.newPage();
        await page.goto(address);
        await expect
          .poll(
            async () => {
              // The line about the network pushes the page's lower edge out of view.
              const now = await shownBy(page, "page");
              return now && shown.filter((text) => !now.includes(text));
            },
            { message: `${address} shows what it had` },
          )
          .toEqual([]);
        await page.close();
      }),
    );
  }
}

/** Addresses that are looked at in a kind of shop; null is before any place was chosen. */
interface Group {
  module: Module | null;
  addresses: string[];
}

/** An address for each route of the table, and orders of the shopper's own. */
async function everyRoute(find: FoundItem, orderId: number): Promise<Group[]> {
  const { item, store, module, place } = find;
  const zoneId = place.zone.zone_id;
  const [pharmacy, ecommerce] = await Promise.all([findModule("pharmacy"), findModule("ecommerce")]);
  const first = async <T>(path: string, moduleId: number): Promise<T> => {
    const [row] = await call<T[]>(path, { zoneId, moduleId });
    if (!row) throw new Error(`${path} answers nothing here.`);
    return row;
  };
  const [category, campaign, condition, sale] = await Promise.all([
    first<Category>("/categories", module.id),
    first<Campaign>("/campaigns/basic", module.id),
    first<CommonCondition>("/common-condition", pharmacy.id),
    call<FlashSale>("/flash-sales", { zoneId, moduleId: module.id }),
  ]);
  // Null where another route is the same page with other texts or rows.
  const table: Record<keyof typeof paths, string | null> = {
    landing: paths.landing.href(),
    home: paths.home.href(),
    checkout: paths.checkout.href("cart"),
    interest: paths.interest.href(),
    forgotPassword: paths.forgotPassword.href(),
    // Useless without the answer of another service.
    signInReturn: null,
    terms: paths.terms.href(),
    privacy: null,
    refundPolicy: null,
    cancellationPolicy: null,
    shippingPolicy: null,
    about: null,
    help: paths.help.href(),
    trackOrder: paths.trackOrder.href({ order_id: orderId }),
    profile: paths.profile.href("my-orders", { orderId }),
    wishlist: paths.wishlist.href(),
    settings: paths.settings.href(),
    chatting: null,
    product: paths.product.href(item),
    store: paths.store.href(store),
    latestStores: paths.latestStores.href(),
    popularStores: null,
    topOfferStores: null,
    categories: paths.categories.href(),
    category: paths.category.href(category),
    campaigns: paths.campaigns.href(),
    campaign: paths.campaign.href(campaign),
    flashSales: paths.flashSales.href(sale.id),
    condition: paths.condition.href(condition),
    storeMap: paths.storeMap.href(),
    allBrands: paths.allBrands.href(),
    rateAndReview: paths.rateAndReview.href(orderId),
    invoice: paths.invoice.href(orderId),
    sharedPlace: paths.sharedPlace.href(),
    sharedBasket: null,
    prescription: null,
    parcelDelivery: null,
    storeRegistration: null,
    courierRegistration: null,
    listing: paths.listing.href("all"),
    searchResults: null,
    categoryListing: null,
    brandListing: null,
    discountedListing: null,
  };
  const { landing, condition: conditionPage, allBrands, ...food } = table;
  const group = (of: Module | null, addresses: (string | null)[]): Group => ({
    module: of,
    addresses: addresses.filter((address) => address !== null),
  });
  return [
    group(null, [landing]),
    group(module, [...Object.values(food), "/nowhere"]),
    group(pharmacy, [conditionPage]),
    group(ecommerce, [allBrands]),
  ];
}

test("every route that was visited opens again with no network and shows what it had", async ({
  context,
}) => {
  const find = await findPlainDish();
  const customer = await customerWithDish(find);
  const { token } = customer;
  const orderId = await orderThere(find, customer);
  // For the checkout.
  await putDish(find, customer);
  await call(
    `/customer/wish-list/add?item_id=${find.item.id}`,
    { moduleId: find.module.id, token },
    { method: "POST" },
  );
  const groups = await everyRoute(find, orderId);
  const settings = await context.newPage();
  await settings.goto("/settings");
  await waitForWorker(settings);
  const { place } = find;
  const be = (module: Module | null) =>
    settings.evaluate(
      (values) => {
        for (const [key, value] of Object.entries(values)) {
          if (value === null) localStorage.removeItem(key);
          else localStorage.setItem(key, value);
        }
      },
      {
        token,
        location: module && place.description,
        currentLatLng: module && JSON.stringify(place.position),
        zoneid: module && place.zone.zone_id,
        "doorstep.zone-data": module && JSON.stringify(place.zone.zone_data),
        module: module && JSON.stringify(module),
      },
    );

  const seen: Map<string, string[]>[] = [];
  for (const { module, addresses } of groups) {
    await be(module);
    seen.push(await visitAll(context, addresses));
  }
  for (const shown of seen.flatMap((pages) => [...pages])) expect(shown[1], shown[0]).not.toEqual([]);
  await context.setOffline(true);
  for (const [index, { module }] of groups.entries()) {
    await be(module);
    await opensOffline(context, seen[index] ?? new Map());
  }
});
