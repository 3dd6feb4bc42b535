/**
 * Ordering: the price of an order and the order itself on PostgreSQL with the shop of many items, orders by many guests at
 * once, and how long a shopper waits for the checkout and for "placed".
 */
import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "playwright";
import { TestServer } from "../../tests/fixtures/server";
import { launchProfile } from "../browser/chromium";
import { giveProfile } from "../browser/profile";
import { isOpen, needsNoChoice, Shop } from "../browser/shop";
import { textOf } from "../browser/texts";
import type { Figure } from "./figures";
import { sendPaced } from "./load/load";
import type { PacedRequest } from "./load/paced-load";
import { ITEMS_1M } from "./many-items";
import { MEASURING, postgresShop } from "./many-items-shop";
import { spreadScopes } from "./measured-call";
import type { BenchOptions } from "./options";
import { median, percentile } from "./statistics";
import { slowDown, slowNetwork } from "./throttled";
import { phone } from "./visits";

const AIMS = { quoteMs: 25, orderMs: 60, pressMs: 1_500, firstFieldMs: 2_000 } as const;
const GUESTS = 200;
/** Orders a second by all of them together. */
const ORDERS_PER_SECOND = 100;
/** At which a single call's time is looked at. */
const CALLS_PER_SECOND = 20;
const CONNECTIONS = 16;

/** Requests that price or place an order of one dish, each of another guest in turn. */
export async function orderRequests(
  shop: Shop,
  count: number,
): Promise<{ quotes: PacedRequest[]; orders: PacedRequest[] }> {
  const scopes = await spreadScopes(shop);
  const sold = scopes.flatMap(({ asking, stores, items }) =>
    items
      .filter(needsNoChoice)
      .flatMap((item) => {
        const store = stores.find(({ id }) => id === item.store_id);
        const takes = store !== undefined && isOpen(store) && store.take_away && item.price > 0;
        return takes ? [{ asking, item, quantity: Math.ceil(store.minimum_order / item.price) + 1 }] : [];
      })
      .filter(({ item, quantity }) => quantity <= (item.maximum_cart_quantity || 99))
      .slice(0, 5),
  );
  if (sold.length === 0) throw new Error("Nothing can be ordered and collected now.");
  const guests: number[] = [];
  for (let guest = 0; guest < GUESTS; guest += 1) guests.push(await shop.guest());
  const requestOf = (path: string, index: number): PacedRequest => {
    const { asking, item, quantity } = sold[index % sold.length] as (typeof sold)[number];
    const body = {
      guest_id: guests[index % guests.length],
      order_type: "take_away",
      payment_method: "cash_on_delivery",
      store_id: item.store_id,
      contact_person_name: "Ida Mole",
      contact_person_number: `+1202${String(2_000_000 + (index % guests.length))}`,
      contact_person_email: "ida@sea.test",
      is_buy_now: 1,
      cart: [{ item_id: item.id, model: "Item", quantity, variation: [], add_on_ids: [], add_on_qtys: [] }],
    };
    const headers = {
      ...shop.headers({ ...asking, moduleId: item.module_id }),
      "Idempotency-Key": randomUUID(),
    };
    return { path: `/api/v1/customer/order/${path}`, headers, body };
  };
  const all = (path: string) => Array.from({ length: count }, (_, index) => requestOf(path, index));
  return { quotes: all("quote"), orders: all("place") };
}

async function measureServer({ seconds }: BenchOptions): Promise<Figure[]> {
  const running = await postgresShop(ITEMS_1M);
  try {
    const url = running.server.url.replace("localhost", "127.0.0.1");
    const shop = new Shop(url);
    const { quotes, orders } = await orderRequests(shop, seconds * ORDERS_PER_SECOND);
    const calm = { connections: CONNECTIONS, rate: CALLS_PER_SECOND, seconds };
    await sendPaced(url, quotes, { ...calm, seconds: 2 });
    const quoted = await sendPaced(url, quotes, calm);
    const placed = await sendPaced(url, orders, calm);
    // Each key once: what was placed before is not placed again.
    const fresh = orders.map((one) => ({
      ...one,
      headers: { ...one.headers, "Idempotency-Key": randomUUID() },
    }));
    const crowd = await sendPaced(url, fresh, { ...calm, rate: ORDERS_PER_SECOND });
    const note = (latencies: readonly number[], rate: number) =>
      `p50 ${percentile(latencies, 0.5).toFixed(1)} ms at ${rate}/s; PostgreSQL, a million items`;
    return [
      {
        name: "quote, p99",
        value: percentile(quoted, 0.99),
        unit: "ms",
        aim: { max: AIMS.quoteMs },
        note: note(quoted, CALLS_PER_SECOND),
      },
      {
        name: "order, p99",
        value: percentile(placed, 0.99),
        unit: "ms",
        aim: { max: AIMS.orderMs },
        note: note(placed, CALLS_PER_SECOND),
      },
      {
        name: `orders of ${GUESTS} guests at ${ORDERS_PER_SECOND}/s, without an error`,
        value: crowd.length,
        unit: "",
        aim: { min: seconds * ORDERS_PER_SECOND },
        note: `p99 ${percentile(crowd, 0.99).toFixed(0)} ms`,
      },
    ];
  } finally {
    await running.remove();
  }
}

/** A guest with a dish in the cart, at the question how to go on. */
async function atGuestQuestion(context: BrowserContext, url: string): Promise<Page> {
  const shop = new Shop(url);
  const place = await shop.findPlace("Old Harbour");
  const module = await shop.module("food", place);
  const asking = { place, moduleId: module.id };
  for (const store of (await shop.stores(asking)).filter((one) => isOpen(one) && one.minimum_order === 0)) {
    const item = (await shop.itemsOfStore(store.id, asking)).find(needsNoChoice);
    if (!item) continue;
    await giveProfile(context, { place, module });
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(`${url}/store/${store.slug}?item=${item.slug}`);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: textOf("en", "catalogue", "item.addToCart") })
      .click();
    await page.goto(`${url}/home?open=cart`);
    await page.getByRole("button", { name: textOf("en", "checkout", "cart.proceed") }).click();
    await page.getByRole("button", { name: textOf("en", "checkout", "guest.guest") }).waitFor();
    return page;
  }
  throw new Error("No open store sells a dish without choices.");
}

/** ms between the press and the first field, and between the press on a slow line and "placed". */
async function orderOnce(url: string): Promise<{ field: number; placed: number }> {
  const { context, remove } = await launchProfile(phone);
  try {
    const page = await atGuestQuestion(context, url);
    const session = await context.newCDPSession(page);
    await slowDown(session);
    const before = performance.now();
    await page.getByRole("button", { name: textOf("en", "checkout", "guest.guest") }).click();
    const main = page.getByRole("main");
    await main.locator("input:visible").first().waitFor();
    const field = performance.now() - before;
    await slowDown(session, 1);
    await main.getByLabel(textOf("en", "checkout", "contact.name")).fill("Ida Mole");
    await main.getByLabel(textOf("en", "checkout", "contact.phone")).fill("+12025554567");
    await main.getByLabel(textOf("en", "checkout", "contact.email")).fill("ida@sea.test");
    const place = page
      .getByRole("button", { name: new RegExp(`^${textOf("en", "checkout", "summary.place")}`) })
      .last();
    await place.waitFor();
    // The price of the shop is there before the press, as for somebody who reads what they pay.
    await page.waitForLoadState("networkidle");
    await slowNetwork(session);
    const pressed = performance.now();
    await place.click();
    await page.getByRole("dialog", { name: textOf("en", "orders", "placed.title") }).waitFor();
    return { field, placed: performance.now() - pressed };
  } finally {
    await remove();
  }
}

async function measurePage({ runs }: BenchOptions): Promise<Figure[]> {
  const server = await TestServer.start({ environment: { ...MEASURING } });
  try {
    const all: Awaited<ReturnType<typeof orderOnce>>[] = [];
    for (let run = 0; run < Math.min(3, runs); run += 1) all.push(await orderOnce(server.url));
    return [
      {
        name: "checkout: first field after the press",
        value: median(all.map(({ field }) => field)),
        unit: "ms",
        aim: { max: AIMS.firstFieldMs },
        note: "a quarter of the processor",
      },
      {
        name: "order: from the press to placed",
        value: median(all.map(({ placed }) => placed)),
        unit: "ms",
        aim: { max: AIMS.pressMs },
        note: "1.6 Mbps, 150 ms a round trip",
      },
    ];
  } finally {
    await server.remove();
  }
}

export async function measureOrders(options: BenchOptions): Promise<Figure[]> {
  return [...(await measureServer(options)), ...(await measurePage(options))];
}
