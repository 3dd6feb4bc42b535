/** What a shopper does with a page over a bad network: changes a cart, wishes, saves an address, orders, signs in and out. */
import { expect, type Page } from "@playwright/test";
import type { Item, Store } from "@/contract";
import { textOf } from "../../scripts/browser/texts";
import { type PageState, readPageState } from "./page-state";
import type { Random } from "./random";

type Parameters2<N extends "checkout" | "catalogue" | "shell" | "account"> = Parameters<typeof textOf<N>>[2];
const checkoutText = (key: Parameters2<"checkout">, parameters = {}) =>
  textOf("en", "checkout", key, parameters);
const catalogueText = (key: Parameters2<"catalogue">, parameters = {}) =>
  textOf("en", "catalogue", key, parameters);
const shellText = (key: Parameters2<"shell">, parameters = {}) => textOf("en", "shell", key, parameters);
const accountText = (key: Parameters2<"account">) => textOf("en", "account", key);

export interface Person {
  name: string;
  email: string;
  phone: string;
  password: string;
}

export interface Shopping {
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

const STEPS = { add: 5, more: 4, less: 3, remove: 1 } as const;

/** Opens an address until `shown` is there; a page whose first calls broke gets a reload, as a person would do. */
async function open(
  { page, url }: Shopping,
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

export function openStore(shopping: Shopping): Promise<void> {
  const { page, store, items, moduleId } = shopping;
  const name = items[0]?.name ?? "";
  const first = page.getByRole("link", { name, exact: true }).first();
  return open(shopping, `/store/${store.slug}?module_id=${moduleId}`, first);
}

const cardOf = ({ page }: Shopping, item: Item) =>
  page
    .locator("article")
    .filter({ has: page.getByRole("link", { name: item.name, exact: true }) })
    .first();

/** One press on the card of an item; answers whether there was something to press. */
export async function changeLine(
  shopping: Shopping,
  item: Item,
  wanted: keyof typeof STEPS,
): Promise<boolean> {
  const { page, say } = shopping;
  const card = cardOf(shopping, item);
  const add = card.getByRole("button", { name: catalogueText("item.addNamed", { name: item.name }) });
  const more = card.getByRole("button", { name: shellText("app.increase") });
  const less = card
    .getByRole("button", { name: shellText("app.decrease") })
    .or(page.getByRole("button", { name: catalogueText("item.removeNamed", { name: item.name }) }))
    .first();
  // The card changes under the finger when another tab or device has changed the cart: then it is looked at again.
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await add.or(more).first().waitFor();
    const inCart = (await add.count()) === 0;
    const pressed = inCart ? (wanted === "add" || wanted === "more" ? more : less) : add;
    const pressedNow = await pressed.click({ timeout: 2_500 }).then(
      () => true,
      () => false,
    );
    if (pressedNow) {
      say(`${inCart ? wanted : "add"} ${item.name}`);
      return true;
    }
    // Sold out, or no more of it may be ordered.
    if (await pressed.isDisabled({ timeout: 500 }).catch(() => false)) return false;
  }
  throw new Error(`The card of ${item.name} could not be pressed.`);
}

export async function changeCart(shopping: Shopping): Promise<void> {
  const { random, items } = shopping;
  await changeLine(shopping, random.pick(items), random.weighted(STEPS));
  // Nothing is waited for here: a finger's pace by the seed, so that a change meets the last one's request under way as
  // well as answered.
  await shopping.page.waitForTimeout(random.between(0, 200));
}

/** At least one line is needed for an order. */
export async function ensureCart(shopping: Shopping): Promise<void> {
  const [item] = shopping.items;
  const { cart } = await readPageState(shopping.page, shopping.moduleId);
  if (cart.length === 0 && item) await changeLine(shopping, item, "add");
}

/** Presses the store's heart; answers whether the store is wished for now. */
export async function changeWish({ page, store, say }: Shopping): Promise<boolean> {
  const add = page.getByRole("button", { name: catalogueText("wish.add", { name: store.name }) }).first();
  const remove = page
    .getByRole("button", { name: catalogueText("wish.remove", { name: store.name }) })
    .first();
  await add.or(remove).first().waitFor();
  const wished = (await add.count()) > 0;
  say(`${wished ? "wish" : "unwish"} ${store.name}`);
  await (wished ? add : remove).click({ timeout: 10_000 });
  // What changes a wish comes with the first press: until the heart has turned, the next look would read the old one.
  await (wished ? remove : add).waitFor({ timeout: 10_000 });
  return wished;
}

/** Saves an address in the profile; answers its text. */
export async function saveAddress(shopping: Shopping): Promise<string> {
  const { page, person, random, say } = shopping;
  const add = page.getByRole("button", { name: accountText("address.add") });
  await open(shopping, "/profile?page=profile-settings", add);
  await add.click();
  const dialog = page.getByRole("dialog");
  const text = `${random.between(1, 999)} Breakwater Lane, ${person.email}`;
  await dialog.getByRole("textbox", { name: accountText("address.address"), exact: true }).fill(text);
  await dialog.getByLabel(accountText("address.name")).fill(person.name);
  await dialog.getByLabel(accountText("address.phone")).fill(person.phone);
  say("save an address");
  await dialog.getByRole("button", { name: accountText("address.save") }).click();
  // Closed when it was saved or written down: from here on it must not be lost.
  await expect(dialog).toHaveCount(0, { timeout: 15_000 });
  return text;
}

export async function signIn(shopping: Shopping): Promise<void> {
  const { page, person, say } = shopping;
  say("sign in");
  await page
    .getByRole("button", { name: accountText("auth.signIn"), exact: true })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(accountText("auth.emailOrPhone")).fill(person.email);
  await dialog.locator("input[type=password]").fill(person.password);
  await dialog
    .getByRole("button", { name: accountText("auth.signIn"), exact: true })
    .last()
    .click();
  await page.waitForFunction(() => localStorage.getItem("token") !== null, null, { timeout: 20_000 });
  await expect(dialog).toHaveCount(0);
}

export async function signOut(shopping: Shopping): Promise<void> {
  const { page, say } = shopping;
  say("sign out");
  const profile = page.getByRole("button", { name: shellText("nav.profile"), exact: true });
  await open(shopping, "/settings", profile);
  await profile.click();
  const logout = shellText("profile.logout");
  await page.getByRole("dialog").last().getByRole("button", { name: logout, exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: logout, exact: true }).click();
  await page.getByText(shellText("logout.success")).first().waitFor({ timeout: 15_000 });
}

export interface Press {
  /** The order's Idempotency-Key. */
  key: string;
  /** The cart when the order was pressed. */
  cart: PageState["cart"];
  /** Major units, as the summary showed it. */
  total: number;
  /** Latest time by the server's clock at which the order may be made, epoch ms. */
  deadline: number;
  /** It came back as a question with this problem. */
  question: string | null;
}

const placeButton = (page: Page) => page.getByRole("button", { name: checkoutText("summary.place") });

/** Fills the checkout in until the order can be pressed. */
export async function fillCheckout(shopping: Shopping): Promise<void> {
  const { page, person, say } = shopping;
  const button = placeButton(page);
  say("checkout");
  await open(shopping, "/checkout?page=cart", button);
  await page.getByLabel(checkoutText("contact.name")).first().fill(person.name);
  await page.getByLabel(checkoutText("contact.phone")).first().fill(person.phone);
  await page.getByLabel(checkoutText("contact.email")).first().fill(person.email);
  await readyToPress(page);
}

/** What could not be loaded has a button to try again, and a person presses it. */
export async function readyToPress(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const again = page.getByRole("button", { name: shellText("app.retry") }).first();
        if (await again.isVisible()) await again.click({ timeout: 1_000 }).catch(() => undefined);
        return placeButton(page).isEnabled();
      },
      { timeout: 30_000, intervals: [200] },
    )
    .toBe(true);
}

/** Presses the button. The press is promised as soon as the page says so: from then on it counts. */
export async function pressOrder(
  shopping: Shopping,
  keepTrying: boolean,
): Promise<{ cart: PageState["cart"] }> {
  const { page, moduleId, say } = shopping;
  const { cart } = await readPageState(page, moduleId);
  say("order");
  await placeButton(page).click();
  if (keepTrying) {
    const asked = page
      .getByRole("alertdialog")
      .getByRole("button", { name: checkoutText("placing.keepTrying") });
    // The page may not have noticed yet that there is no network; then it simply keeps trying.
    await asked.click({ timeout: 1_500 }).catch(() => undefined);
  }
  return { cart };
}

/** What was agreed to with a press, from the row that was written before anything was sent. Null when there is none. */
export async function agreed(
  shopping: Shopping,
  known: readonly Press[],
): Promise<Omit<Press, "cart"> | null> {
  let found: Omit<Press, "cart"> | null = null;
  await expect
    .poll(
      async () => {
        const { outbox } = await readPageState(shopping.page, shopping.moduleId);
        const row = outbox.find(
          (entry) => entry.kind === "order" && !known.some((press) => press.key === entry.key),
        );
        if (row?.expectedTotal != null && row.deadline != null)
          found = { key: row.key, total: row.expectedTotal, deadline: row.deadline, question: null };
        return found !== null;
      },
      { timeout: 5_000, intervals: [10, 20, 50] },
    )
    .toBe(true)
    .catch(() => undefined);
  return found;
}

/** The shopper has read the question and goes back to the order. */
export async function backToOrder({ page }: Shopping): Promise<void> {
  await page.getByRole("button", { name: checkoutText("placing.back") }).click({ timeout: 15_000 });
}

/** Waits until nothing waits any more, telling the page now and then that there is a network; resolves to what is left. */
export async function settle({ page, moduleId }: Shopping, limitMs: number): Promise<PageState> {
  let state = await readPageState(page, moduleId);
  const end = Date.now() + limitMs;
  let told = 0;
  for (;;) {
    state = await readPageState(page, moduleId);
    const waits = state.outbox.filter((row) => row.state !== "placed" && row.state !== "needs-you");
    if ((waits.length === 0 && !state.cartWaits) || Date.now() > end) return state;
    if (Date.now() - told > 400) {
      told = Date.now();
      await page.evaluate(() => window.dispatchEvent(new Event("online")));
    }
    // Between two looks at the device, which the page cannot tell of from outside.
    await page.waitForTimeout(60);
  }
}
