import type { Page } from "@playwright/test";
import {
  isApiCall,
  type NetworkProxy,
  openNetworkProxy,
  type ProxiedRequest,
  type RequestFate,
} from "../fixtures/network-proxy";
import { type FoundItem, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { isSameDocument, markDocument } from "../pages/versions";
import { startVisitWith, waitForWorker } from "../pages/visit";

// Chromium's own log lines for failed requests.
test.use({ allowedErrors: /Failed to (load resource|fetch)/ });

/**
 * The time until a bad network is named, ms: 5 s from the first request that met it, and a loaded machine's time to paint.
 * The rule's own timing is tested beside the rule, with a clock of its own.
 */
const recognisedWithin = 5_000 + 3_000;

let front: NetworkProxy;
let find: FoundItem;
test.beforeAll(async () => {
  find = await findPlainDish();
});
test.beforeEach(async () => {
  front = await openNetworkProxy();
});
test.afterEach(() => front.close());

/** Home and a store have been seen through the worker, a dish is in the cart; the item's own page has not been seen. */
async function visit(page: Page): Promise<Shopper> {
  const shopper = new Shopper(page);
  await startVisitWith(page.context(), { place: find.place, module: find.module });
  await page.goto(`${front.url}/`);
  await expect(page.getByRole("heading", { level: 1, name: "FIND YOUR HAPPINESS" })).toBeVisible();
  await waitForWorker(page);
  await page.goto(`${front.url}/store/${find.store.slug}`);
  await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
  await shopper.isTold("Item added to cart");
  await expect.poll(() => front.requests.some(({ path }) => path.includes("/customer/cart/add"))).toBe(true);
  await expect(page.getByText("Not sent yet")).toHaveCount(0);
  return shopper;
}

const unseen = () => `${front.url}/product/${find.item.slug}?module_id=${find.module.id}`;

/** Ms from the first request that met the fault until the words are on the screen. */
async function timeUntil(page: Page, words: string, since: number): Promise<number> {
  await page.waitForFunction(
    (text) =>
      [...document.querySelectorAll("[role=status], main")].some((element) =>
        element.textContent?.includes(text),
      ),
    words,
    { polling: 100, timeout: 60_000 },
  );
  const first = front.requests.find((request) => request.at >= since && isApiCall(request));
  if (!first) throw new Error("No request met the fault.");
  return Date.now() - first.at;
}

const everyCall = (fate: RequestFate) => (request: ProxiedRequest) => (isApiCall(request) ? fate : "pass");
const afterSending = (request: ProxiedRequest): RequestFate => (isApiCall(request) ? "cut" : "pass");

const faults: [name: string, words: string, fate: (request: ProxiedRequest) => RequestFate][] = [
  ["a captive portal", en("shell", "offline.captive"), () => "portal"],
  ["a gateway that answers 502", en("shell", "offline.unreachable"), everyCall("bad-gateway")],
  ["connections that are cut after sending", en("shell", "offline.unreachable"), afterSending],
  ["connections that hang", en("shell", "offline.slow"), everyCall("hang")],
  ["a shop that answers 503", en("shell", "error.maintenanceTitle"), everyCall("closed")],
];

/** Faults where the page still waits for an answer, or shows maintenance in its place. */
const saysItself = ["connections that hang", "a shop that answers 503"];

for (const [name, words, fate] of faults) {
  test(`${name}: reported correctly within 5 s, once, and cleared without a reload`, async ({ page }) => {
    await visit(page);
    const since = Date.now();
    front.fate = fate;
    await page.goto(unseen());
    await markDocument(page);
    expect(await timeUntil(page, words, since)).toBeLessThanOrEqual(recognisedWithin);
    await expect(page.getByText(words)).toHaveCount(1);
    // The page says calmly that nothing is kept of it; a fault of the network is no fault of the page.
    if (!saysItself.includes(name))
      await expect(page.getByText(en("shell", "empty.offlineTitle"))).toBeVisible();

    front.fate = () => "pass";
    // Long before what hangs would be given up by itself.
    await expect(page.getByRole("heading", { level: 1, name: find.item.name })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByText(words)).toHaveCount(0, { timeout: 30_000 });
    expect(await isSameDocument(page)).toBe(true);
    // The cart came through it.
    const shopper = new Shopper(page);
    await expect(await shopper.lineOf(find.item)).toBeVisible();
  });
}

test("connection refused: reported within 5 s, with what can be opened instead, and cleared without a reload", async ({
  page,
}) => {
  await visit(page);
  const since = Date.now();
  await front.refuse();
  await page.goto(unseen());
  await markDocument(page);
  await expect(page.getByText(en("shell", "offline.unreachable"))).toBeVisible();
  // Counted from the navigation, since no request can be seen arriving.
  expect(Date.now() - since).toBeLessThanOrEqual(recognisedWithin);
  await expect(page.getByText(en("shell", "empty.offlineTitle"))).toBeVisible();
  const shelf = page.getByRole("region", { name: en("shell", "offline.shelf") });
  await shelf.getByRole("link", { name: find.store.name }).click();
  await expect(page.getByRole("heading", { level: 1, name: find.store.name })).toBeVisible();
  await expect(page.getByText(/Showing what was saved/)).toBeVisible();
  await page.goBack();

  await front.listen();
  await expect(page.getByRole("heading", { level: 1, name: find.item.name })).toBeVisible({
    timeout: 60_000,
  });
  expect(await isSameDocument(page)).toBe(true);
});

test("a link with 20 s of latency is reported as slow, and the page loads in the end", async ({ page }) => {
  await visit(page);
  const since = Date.now();
  front.fate = everyCall({ late: 20_000 });
  await page.goto(unseen());
  await markDocument(page);
  const words = en("shell", "offline.slow");
  expect(await timeUntil(page, words, since)).toBeLessThanOrEqual(recognisedWithin);
  await expect(page.getByRole("heading", { level: 1, name: find.item.name })).toBeVisible({
    timeout: 45_000,
  });
  await expect(page.getByText(words)).toHaveCount(1);
  expect(await isSameDocument(page)).toBe(true);
});

test("the config's maintenance flag has a page of its own, keeps the cart, and opens by itself", async ({
  page,
}) => {
  const shopper = await visit(page);
  front.fate = (request) =>
    request.path.startsWith("/api/v1/config?") || request.path === "/api/v1/config"
      ? { change: (body) => body.replace('"maintenance_mode":false', '"maintenance_mode":true') }
      : "pass";
  // As after the window of the config.
  await page.evaluate(async () => {
    localStorage.removeItem("doorstep.boot");
    await caches.delete("windowed-calls");
  });
  await page.goto(`${front.url}/store/${find.store.slug}`);
  await markDocument(page);
  const title = page.getByRole("heading", { level: 1, name: en("shell", "error.maintenanceTitle") });
  await expect(title).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Your cart is kept");
  await expect(page.getByRole("heading", { name: find.store.name })).toHaveCount(0);

  front.fate = () => "pass";
  await expect(title).toHaveCount(0, { timeout: 45_000 });
  await expect(page.getByRole("heading", { level: 1, name: find.store.name })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await expect(await shopper.lineOf(find.item)).toBeVisible();
});
