import { readFileSync } from "node:fs";
import { join } from "node:path";
import { newCustomer } from "../fixtures/customers";
import { test } from "../fixtures/releases-test";
import { type FoundItem, findPlainDish, runningOrders } from "../fixtures/shop-api";
import { expect } from "../fixtures/test";
import { fillPhone } from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import {
  agree,
  becomesActive,
  isSameDocument,
  look,
  markDocument,
  offer,
  openSettings,
  settingsTitle,
  shells,
  state,
  version,
} from "../pages/versions";
import { startVisitWith, waitForWorker } from "../pages/visit";

test("a new build is offered in one line and is taken when the shopper agrees", async ({
  context,
  releases,
}) => {
  const page = await openSettings(context, releases.url);
  await expect(offer(page)).toHaveCount(0);
  const before = await version(page);

  releases.publish("b");
  await markDocument(page);
  await look(page);
  await expect(offer(page)).toHaveCount(1);
  // It waits: the page in use is still the first build's.
  expect(await state(page)).toMatchObject({ waiting: true });
  expect(await shells(page)).toEqual([releases.shellOf(""), releases.shellOf("b")].sort());
  expect(await isSameDocument(page)).toBe(true);

  await agree(page);
  expect(await state(page)).toMatchObject({ waiting: false });
  expect(await version(page)).not.toBe(before);
  await expect(offer(page)).toHaveCount(0);
  await expect.poll(() => shells(page)).toEqual([releases.shellOf("b")]);
});

test("a worker file that HTTP caches may keep for a year is still requested", async ({
  context,
  releases,
}) => {
  releases.workerHeaders = { "Cache-Control": "public, max-age=31536000, immutable" };
  const page = await openSettings(context, releases.url);
  releases.publish("b");
  await look(page);
  await expect(offer(page)).toBeVisible();
});

test("a version that waited for a whole visit is taken at the next start without asking", async ({
  context,
  releases,
}) => {
  const page = await openSettings(context, releases.url);
  releases.publish("b");
  await look(page);
  await expect(offer(page)).toBeVisible();
  await page.goto(`${releases.url}/settings`);
  await expect(settingsTitle(page)).toBeVisible();
  // It is asked when the page is quiet; a request in that moment can make the browser wait for half a minute.
  await expect.poll(async () => (await state(page)).waiting, { timeout: 150_000 }).toBe(false);
  await expect(offer(page)).toHaveCount(0);
  await page.goto(`${releases.url}/settings`);
  await expect(settingsTitle(page)).toBeVisible();
  await expect.poll(() => shells(page)).toEqual([releases.shellOf("b")]);
});

test("a version that waited is there at once when the app was closed and is opened again", async ({
  context,
  releases,
}) => {
  const page = await openSettings(context, releases.url);
  const before = await version(page);
  releases.publish("b");
  await look(page);
  await expect(offer(page)).toBeVisible();
  await page.close();
  // The browser makes it active by itself. Chromium under a debugger can lose that when a page is opened in the same moment.
  await becomesActive(context);
  const next = await openSettings(context, releases.url);
  expect(await version(next)).not.toBe(before);
  await expect(offer(next)).toHaveCount(0);
  await expect.poll(() => shells(next)).toEqual([releases.shellOf("b")]);
});

test("a version that was never taken is replaced by the next one", async ({ context, releases }) => {
  const page = await openSettings(context, releases.url);
  const first = await version(page);
  releases.publish("b");
  await look(page);
  await expect(offer(page)).toBeVisible();
  releases.publish("cc");
  await look(page);
  await expect.poll(() => shells(page)).toContain(releases.shellOf("cc"));
  await expect.poll(async () => (await state(page)).waiting).toBe(true);
  await agree(page);
  expect(await version(page)).not.toBe(first);
  await expect.poll(() => shells(page)).toEqual([releases.shellOf("cc")]);
});

test("one tab takes the new version while another is in checkout, which goes on with its own build and orders", async ({
  context,
  releases,
}) => {
  const find: FoundItem = await findPlainDish();
  const { token } = await newCustomer();
  await startVisitWith(context, { place: find.place, module: find.module, token });
  const buying = await context.newPage();
  const shopper = new Shopper(buying);
  await buying.goto(`${releases.url}/store/${find.store.slug}`);
  await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
  await shopper.isTold("Item added to cart");
  await waitForWorker(buying);
  await buying.goto(`${releases.url}/checkout?page=cart`);
  await expect(shopper.placeButton).toBeEnabled();
  const phone = buying.getByRole("main").getByLabel("Phone");
  await fillPhone(shopper, "+12025551234");
  await markDocument(buying);

  const other = await openSettings(context, releases.url);
  releases.publish("b");
  await look(other);
  await expect(offer(other)).toBeVisible();
  await agree(other);
  // The tab in checkout is the same document, with what was typed; its build's files are gone from the server.
  expect(await isSameDocument(buying)).toBe(true);
  await expect(phone).toHaveValue("+12025551234");
  expect(await shells(buying)).toEqual([releases.shellOf(""), releases.shellOf("b")].sort());
  const oldChunk = await buying.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
    return (await fetch(script)).status;
  });
  expect(oldChunk).toBe(200);

  await buying.bringToFront();
  await shopper.press(shopper.placeButton);
  await expect(buying).toHaveURL(/orderId=\d+/, { timeout: 40_000 });
  expect(await runningOrders(token)).toHaveLength(1);
});

test("the kill switch removes worker and caches, keeps the cart, and a later worker installs again", async ({
  context,
  releases,
}) => {
  const find = await findPlainDish();
  await startVisitWith(context, { place: find.place, module: find.module });
  const page = await context.newPage();
  const shopper = new Shopper(page);
  await page.goto(`${releases.url}/store/${find.store.slug}`);
  await waitForWorker(page);
  await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
  await shopper.isTold("Item added to cart");

  const kill = readFileSync(join(import.meta.dirname, "../../dist/page/service-worker-off.js"));
  releases.fault = ({ path }) =>
    path === "/service-worker.js"
      ? {
          status: 200,
          headers: { "Content-Type": "text/javascript", "Cache-Control": "no-cache" },
          body: kill,
        }
      : null;
  const reloaded = page.waitForEvent("load");
  await page.evaluate(() => {
    void navigator.serviceWorker.getRegistration().then((registration) => registration?.update());
  });
  await reloaded;
  await expect(page.getByRole("heading", { level: 1, name: find.store.name })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  // It does not turn in a circle, although the page registers its worker again at every start.
  await markDocument(page);
  await page.waitForFunction(() => performance.now() > 6_000);
  expect(await isSameDocument(page)).toBe(true);
  await expect(await shopper.lineOf(find.item)).toBeVisible();

  releases.fault = () => null;
  await page.goto(`${releases.url}/settings`);
  await waitForWorker(page);
  expect(await shells(page)).toEqual([releases.shellOf("")]);
});
