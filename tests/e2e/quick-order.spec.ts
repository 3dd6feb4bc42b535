/**
 * How far it is from the home to a placed order for a guest who has ordered here before: few taps, little scrolling, also on
 * a slow line, and by keyboard alone.
 */
import { expect as expectNow, type Locator, type Page } from "@playwright/test";
import { type FoundItem, findItem, findPlainDish, itemsOf } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { checkout, pressAsGuest } from "../pages/checkout";
import { type Hand, quoted, Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

const screen = { width: 360, height: 740 };
const maxTaps = 8;
const maxScreens = 3;
/** ms, on a slow line. */
const maxOrderMs = 45_000;

test.use({ viewport: screen, hasTouch: true, serviceWorkers: "allow" });

/** 1.6 Mbps with 150 ms for each round trip. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
}

/** Presses like a shopper who counts. */
class Counter {
  taps = 0;
  constructor(private readonly shopper: Shopper) {}

  async press(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    this.taps += 1;
    await this.shopper.press(target);
  }

  /** The same for something of the page itself, to which it must not be far. */
  async pressDownThePage(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const down = await target.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    expectNow(down, "px down the page").toBeLessThan(maxScreens * screen.height);
    await this.press(target);
  }
}

/** Links to stores in the first screens of the home. */
const nearStores = (page: Page): Promise<string[]> =>
  page
    .getByRole("main")
    .locator('a[href*="/store/"]')
    .evaluateAll((all, limit) => {
      const near = all.filter((link) => link.getBoundingClientRect().bottom + scrollY < limit);
      return near.map((link) => new URL((link as HTMLAnchorElement).href).pathname.split("/").at(-1) ?? "");
    }, maxScreens * screen.height);

/** A store's card in the first screens of the home, and a dish of it that goes into the cart with one press. */
async function storeOnHome(page: Page): Promise<FoundItem> {
  let before: string[] = [];
  // Shelves come one after the other and move what is below them.
  await expect(async () => {
    const now = await nearStores(page);
    const isSettled = now.length > 0 && now.join() === before.join();
    before = now;
    expect(isSettled).toBe(true);
  }).toPass({ intervals: [500] });
  const isPlain: Parameters<typeof findItem>[2] = (item, store) =>
    item.food_variations.length === 0 && before.includes(store.slug);
  return findItem("food", "plain dish of a store on the home", isPlain);
}

/** The button of the store's first dish on the page that goes into the cart with one press. */
async function firstPlainDish(shopper: Shopper, { store, place }: FoundItem): Promise<Locator> {
  const products = await itemsOf(store, place.zone.zone_id);
  const plain = products.filter((item) => item.available_now && item.food_variations.length === 0);
  const names = plain.map((item) => quoted(en("catalogue", "item.addNamed", { name: item.name })));
  return shopper.button(new RegExp(`^(?:${names.join("|")})$`)).first();
}

async function orderFromHome(shopper: Shopper): Promise<{ taps: number; milliseconds: number }> {
  const { page } = shopper;
  await page.goto("/home");
  const find = await storeOnHome(page);
  const { store, item } = find;
  const counter = new Counter(shopper);
  await slowDown(page);
  const started = performance.now();
  await counter.pressDownThePage(page.getByRole("main").locator(`a[href*="/store/${store.slug}"]`).first());
  await expect(shopper.button(en("catalogue", "item.addNamed", { name: item.name })).first()).toBeVisible();
  await counter.pressDownThePage(await firstPlainDish(shopper, find));
  await counter.press(page.getByRole("button", { name: new RegExp(`^${checkout("cart.view")}`) }));
  const cart = page.getByRole("dialog", { name: checkout("cart.title") });
  await counter.press(shopper.button(checkout("cart.proceed"), cart));
  const prompt = page.getByRole("dialog", { name: checkout("guest.title") });
  await counter.press(shopper.button(checkout("guest.guest"), prompt));
  await expect(shopper.placeButton).toBeEnabled();
  await counter.press(shopper.placeButton);
  await shopper.placedOrder();
  return { taps: counter.taps, milliseconds: performance.now() - started };
}

for (const hand of ["touch", "keyboard"] satisfies Hand[])
  test(`a guest who was here before orders from the home by ${hand}, with few presses`, async ({
    page,
    context,
  }, info) => {
    const find = await findPlainDish();
    await startVisitWith(context, { place: find.place, module: find.module });
    const before = new Shopper(page);
    await pressAsGuest(before, find);
    await before.placedOrder();

    const { taps, milliseconds } = await orderFromHome(new Shopper(page, "en", hand));
    info.annotations.push({ type: "order", description: `${taps} presses, ${Math.round(milliseconds)} ms` });
    expect(taps).toBeLessThanOrEqual(maxTaps);
    if (hand === "touch") expect(milliseconds).toBeLessThan(maxOrderMs);
  });
