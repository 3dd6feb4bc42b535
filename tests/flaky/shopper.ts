/** A shopper's use of a store's page over a bad network, and their patience: opening it, changing the cart, wishing. */
import { expect, type Page } from "@playwright/test";
import { handedOverMark } from "@/boot/first-screen";
import type { Item, Store } from "@/contract";
import { en } from "../pages/texts";
import { type PageState, readPageState } from "./page-state";
import type { Random } from "./random";

export interface Person {
  name: string;
  email: string;
  phone: string;
  password: string;
}

export interface ShopperSession {
  page: Page;
  url: string;
  store: Store;
  /** Items of the store that go into the cart with one press. */
  items: Item[];
  moduleId: number;
  random: Random;
  person: Person;
  say: (line: string) => void;
}

/** The time an app may take to start once the network is good again, ms. */
const APP_LIMIT_MS = 10_000;
const STEPS = { add: 5, more: 4, less: 3, remove: 1 } as const;

/** Opens an address until `shown` is there; reloads a page whose first calls broke, as a person would. */
export async function open(
  { page, url }: ShopperSession,
  path: string,
  shown: ReturnType<Page["locator"]>,
): Promise<void> {
  await page.goto(url + path, { waitUntil: "commit" });
  for (let attempt = 0; ; attempt += 1) {
    const there = await shown.waitFor({ timeout: 8_000 }).then(
      () => true,
      () => false,
    );
    if (there) return;
    if (attempt === 4) throw new Error(`${path} did not open in five attempts.`);
    await page.reload({ waitUntil: "commit" });
  }
}

export function openStore(shopping: ShopperSession): Promise<void> {
  const { page, store, items, moduleId } = shopping;
  const name = items[0]?.name ?? "";
  const first = page.getByRole("link", { name, exact: true }).first();
  return open(shopping, `/store/${store.slug}?module_id=${moduleId}`, first);
}

/**
 * Waits until the app is there and has repeated the earlier presses: until then neither page nor device shows the effect of
 * a press. A page whose app does not come repeats nothing.
 */
export async function waitForApp({ page }: ShopperSession): Promise<void> {
  // On its way to another document it has nothing to repeat.
  await page
    .waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, handedOverMark, {
      timeout: APP_LIMIT_MS,
    })
    .catch(() => undefined);
}

/** Goes to the store if the story has led elsewhere. */
export async function ensureAtStore(shopping: ShopperSession): Promise<void> {
  if (!shopping.page.url().includes(`/store/${shopping.store.slug}`)) await openStore(shopping);
}

const cardOf = ({ page }: ShopperSession, item: Item) =>
  page
    .locator("article")
    .filter({ has: page.getByRole("link", { name: item.name, exact: true }) })
    .first();

/** One press on the card of an item, on which the finger rests; returns whether there was something to press. */
export async function changeLine(
  shopping: ShopperSession,
  item: Item,
  wanted: keyof typeof STEPS,
  restMs = 0,
): Promise<boolean> {
  const { page, say } = shopping;
  const card = cardOf(shopping, item);
  const add = card.getByRole("button", { name: en("catalogue", "item.addNamed", { name: item.name }) });
  const more = card.getByRole("button", { name: en("shell", "app.increase") });
  const less = card
    .getByRole("button", { name: en("shell", "app.decrease") })
    .or(page.getByRole("button", { name: en("catalogue", "item.removeNamed", { name: item.name }) }))
    .first();
  // The card changes under the finger when another tab or device has changed the cart: then it is looked at again.
  let inTheWay = "";
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await add.or(more).first().waitFor();
    const inCart = (await add.count()) === 0;
    const pressed = inCart ? (wanted === "add" || wanted === "more" ? more : less) : add;
    try {
      await pressed.click({ timeout: 2_500, delay: restMs });
      say(`${inCart ? wanted : "add"} ${item.name}`);
      return true;
    } catch (error) {
      inTheWay = error instanceof Error ? error.message : String(error);
    }
    // Sold out, or no more of it may be ordered.
    if (await pressed.isDisabled({ timeout: 500 }).catch(() => false)) return false;
  }
  throw new Error(`The card of ${item.name} could not be pressed: ${inTheWay}`);
}

export async function changeCart(shopping: ShopperSession): Promise<void> {
  const { random, items } = shopping;
  const [item, step] = [random.pick(items), random.weighted(STEPS)];
  // A change meets the last one's request both under way and answered.
  await changeLine(shopping, item, step, random.between(0, 200));
}

/** At least one line is needed for an order. */
export async function ensureCart(shopping: ShopperSession): Promise<void> {
  const [item] = shopping.items;
  const { cart } = await readPageState(shopping.page, shopping.moduleId);
  if (cart.length === 0 && item) await changeLine(shopping, item, "add");
}

/** Presses the store's heart; returns whether the store is wished for now. */
export async function toggleWishlist({ page, store, say }: ShopperSession): Promise<boolean> {
  const add = page
    .getByRole("button", { name: en("catalogue", "wishlist.add", { name: store.name }) })
    .first();
  const remove = page
    .getByRole("button", { name: en("catalogue", "wishlist.remove", { name: store.name }) })
    .first();
  await add.or(remove).first().waitFor();
  const inWishlist = (await add.count()) > 0;
  say(`${inWishlist ? "wish" : "unwish"} ${store.name}`);
  await (inWishlist ? add : remove).click({ timeout: 10_000 });
  // The code for wishes comes with the first press: until the heart has turned, the next look would read the old state.
  await (inWishlist ? remove : add).waitFor({ timeout: 10_000 });
  return inWishlist;
}

/** Waits until no row waits, telling the page now and then that there is a network; resolves to the state left. */
export async function waitUntilSettled(shopping: ShopperSession, limitMs: number): Promise<PageState> {
  const { page, moduleId } = shopping;
  await waitForApp(shopping);
  let state = await readPageState(page, moduleId);
  let told = 0;
  const hasSettled = async () => {
    state = await readPageState(page, moduleId);
    const waits = state.outbox.filter((row) => row.state !== "placed" && row.state !== "needs-you");
    if (waits.length === 0 && !state.cartWaits) return true;
    if (Date.now() - told > 400) {
      told = Date.now();
      // On its way to another document it needs no telling.
      await page.evaluate(() => window.dispatchEvent(new Event("online"))).catch(() => undefined);
    }
    return false;
  };
  await expect
    .poll(hasSettled, { timeout: limitMs, intervals: [60] })
    .toBe(true)
    .catch(() => undefined);
  return state;
}
