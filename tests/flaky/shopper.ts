/** A shopper with a phone and a bad network: changes the cart of a food store as chance will have it, then orders. */
import { expect, type Page } from "@playwright/test";
import type { Item, Store } from "@/contract";
import { textOf } from "../../scripts/browser/texts";
import { type PageState, readPageState } from "./page-state";
import type { Random } from "./random";

const checkoutText = (key: Parameters<typeof textOf<"checkout">>[2], parameters = {}) =>
  textOf("en", "checkout", key, parameters);
const catalogueText = (key: Parameters<typeof textOf<"catalogue">>[2], parameters = {}) =>
  textOf("en", "catalogue", key, parameters);
const shellText = (key: Parameters<typeof textOf<"shell">>[2], parameters = {}) =>
  textOf("en", "shell", key, parameters);

export interface Shopping {
  page: Page;
  url: string;
  store: Store;
  /** Items of the store that go into the cart with one press. */
  items: Item[];
  moduleId: number;
  random: Random;
  say: (line: string) => void;
}

const STEPS = { add: 5, more: 4, less: 3, remove: 1, reload: 1 } as const;

/** Opens the store; a network that breaks the page's first calls gets a few reloads, as a person would. */
export async function openStore({ page, url, store, items, moduleId }: Shopping): Promise<void> {
  const [first] = items;
  if (!first) throw new Error("The store sells nothing that is simple.");
  for (let attempt = 0; ; attempt += 1) {
    await page.goto(`${url}/store/${store.slug}?module_id=${moduleId}`);
    const shown = await page
      .getByRole("link", { name: first.name, exact: true })
      .first()
      .waitFor({ timeout: 8_000 })
      .then(
        () => true,
        () => false,
      );
    if (shown) return;
    if (attempt === 5) throw new Error("The store's page did not open in six attempts.");
  }
}

/** Some changes of the cart, each one a press on the card of an item. */
export async function changeCart(shopping: Shopping, steps: number): Promise<void> {
  const { page, items, random, say } = shopping;
  for (let step = 0; step < steps; step += 1) {
    const item = random.pick(items);
    const wanted = random.weighted(STEPS);
    if (wanted === "reload") {
      say("reload");
      await openStore(shopping);
      continue;
    }
    const card = page
      .locator("article")
      .filter({ has: page.getByRole("link", { name: item.name, exact: true }) })
      .first();
    await card.scrollIntoViewIfNeeded();
    const add = card.getByRole("button", { name: catalogueText("item.addNamed", { name: item.name }) });
    const inCart = (await add.count()) === 0;
    if (!inCart) {
      say(`add ${item.name}`);
      await add.click();
    } else {
      const button =
        wanted === "add" || wanted === "more" ? shellText("app.increase") : shellText("app.decrease");
      const remove = card.getByRole("button", {
        name: catalogueText("item.removeNamed", { name: item.name }),
      });
      const pressed =
        wanted === "remove" || wanted === "less"
          ? (await remove.count()) > 0
            ? remove
            : card.getByRole("button", { name: button })
          : card.getByRole("button", { name: button });
      if (await pressed.isDisabled()) continue;
      say(`${wanted} ${item.name}`);
      await pressed.click();
    }
    await page.waitForTimeout(random.between(0, 400));
  }
}

/** At least one line is needed for an order. */
export async function ensureCart(shopping: Shopping): Promise<void> {
  const { page, items, moduleId } = shopping;
  for (const item of items.slice(0, 2)) {
    const { cart } = await readPageState(page, moduleId);
    if (cart.length > 0) return;
    const add = page
      .getByRole("button", { name: catalogueText("item.addNamed", { name: item.name }) })
      .first();
    if ((await add.count()) > 0) await add.click();
  }
}

export interface Press {
  /** The cart when the order was pressed. */
  cart: PageState["cart"];
  /** Major units, as the summary showed it. */
  total: number;
  /** Latest time by the server's clock at which the order may be made, epoch ms. */
  deadline: number;
}

/** Goes to the checkout as a guest and presses the button. */
export async function placeOrder(shopping: Shopping): Promise<Press> {
  const { page, url, moduleId, say } = shopping;
  await page.goto(`${url}/checkout?page=cart`);
  const button = page.getByRole("button", { name: checkoutText("summary.place") });
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const shown = await button.waitFor({ timeout: 8_000 }).then(
      () => true,
      () => false,
    );
    if (shown) break;
    await page.reload();
  }
  await page.getByLabel(checkoutText("contact.name")).first().fill("Grace Hopper");
  await page.getByLabel(checkoutText("contact.phone")).first().fill("+15550123456");
  await page.getByLabel(checkoutText("contact.email")).first().fill("grace@shopper.test");
  // What could not be loaded has a button to try again, and a person presses it.
  await expect
    .poll(
      async () => {
        const again = page.getByRole("button", { name: shellText("app.retry") }).first();
        if (await again.isVisible()) await again.click({ timeout: 1_000 }).catch(() => undefined);
        return button.isEnabled();
      },
      { timeout: 40_000, intervals: [500] },
    )
    .toBe(true);
  const { cart } = await readPageState(page, moduleId);
  say("order");
  await button.click();
  // The press is written down before anything is sent: the row tells what was agreed.
  let agreed: { total: number; deadline: number } | null = null;
  await expect
    .poll(
      async () => {
        const order = (await readPageState(page, moduleId)).outbox.find((row) => row.kind === "order");
        if (order?.expectedTotal != null && order.deadline != null)
          agreed = { total: order.expectedTotal, deadline: order.deadline };
        return agreed !== null;
      },
      { timeout: 15_000, intervals: [20, 50, 100] },
    )
    .toBe(true);
  const { total, deadline } = agreed as unknown as { total: number; deadline: number };
  return { cart, total, deadline };
}

/** Waits until nothing waits any more; resolves to what is left. */
export async function settle({ page, moduleId }: Shopping, limitMs: number): Promise<PageState> {
  let state = await readPageState(page, moduleId);
  await expect
    .poll(
      async () => {
        state = await readPageState(page, moduleId);
        const open = state.outbox.filter((row) => row.state !== "placed" && row.state !== "needs-you");
        return open.length === 0 && !state.cartWaits;
      },
      { timeout: limitMs, intervals: [250] },
    )
    .toBe(true)
    .catch(() => undefined);
  return state;
}
