/** A shopper's checkout over a bad network: filling it in, pressing, and reading the agreed terms. */
import { expect, type Page } from "@playwright/test";
import { en } from "../pages/texts";
import { type OutboxRecord, type PageState, readPageState } from "./page-state";
import { open, type ShopperSession } from "./shopper";

export interface OrderPress {
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

const placeButton = (page: Page) =>
  page.getByRole("button", { name: en("checkout", "summary.place") }).and(page.locator("[type=submit]"));

/** Fills the checkout in until the order can be pressed. */
export async function fillCheckout(shopping: ShopperSession): Promise<void> {
  const { page, person, say } = shopping;
  const button = placeButton(page);
  say("checkout");
  await open(shopping, "/checkout?page=cart", button);
  const name = page.getByLabel(en("checkout", "contact.name")).first();
  const row = page.getByRole("region", { name: en("checkout", "contact.title"), exact: true });
  // A customer's contact is known, and folded.
  if (!(await name.isVisible())) await row.getByRole("button", { expanded: false }).click();
  await name.fill(person.name);
  await page.getByLabel(en("checkout", "contact.phone")).first().fill(person.phone);
  await page.getByLabel(en("checkout", "contact.email")).first().fill(person.email);
  await readyToPress(page);
}

/** Presses "try again", as a person would, wherever loading failed. */
export async function readyToPress(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const again = page.getByRole("button", { name: en("shell", "app.retry") }).first();
        if (await again.isVisible()) await again.click({ timeout: 1_000 }).catch(() => undefined);
        return placeButton(page).isEnabled();
      },
      { timeout: 30_000, intervals: [200] },
    )
    .toBe(true)
    .catch(async () => {
      const words = (await page.getByRole("main").textContent()) ?? "";
      throw new Error(`The order cannot be pressed after 30 s. The page says: ${words.slice(-1_500)}`);
    });
}

/** Presses the button. The press is promised as soon as the page says so: from then on it counts. */
export async function pressOrder(
  shopping: ShopperSession,
  keepTrying: boolean,
): Promise<{ cart: PageState["cart"] }> {
  const { page, moduleId, say } = shopping;
  const { cart } = await readPageState(page, moduleId);
  await overhearOrders(page);
  say("order");
  await placeButton(page).click();
  // The page may not have noticed yet that there is no network; then it simply keeps trying.
  if (keepTrying)
    await keepTryingButton(page)
      .click({ timeout: 1_500 })
      .catch(() => undefined);
  return { cart };
}

const keepTryingButton = (page: Page) =>
  page.getByRole("alertdialog").getByRole("button", { name: en("checkout", "placing.keepTrying") });

type PressedOrder = Pick<OutboxRecord, "key" | "expectedTotal" | "deadline">;

/** Orders reported by pages, kept here: a page that leads to a payment takes its reports with it. */
const overheard = new WeakMap<Page, PressedOrder[]>();

/** An order that is answered at once is shown and its row goes away, faster than this device is looked at. */
async function overhearOrders(page: Page): Promise<void> {
  if (!overheard.has(page)) {
    const heard: PressedOrder[] = [];
    overheard.set(page, heard);
    await page.exposeFunction("tellOfOrder", (order: PressedOrder) => void heard.push(order));
  }
  await page.evaluate(() => {
    const here = globalThis as unknown as { isOverheard?: boolean; tellOfOrder(order: unknown): void };
    if (here.isOverheard) return;
    here.isOverheard = true;
    new BroadcastChannel("doorstep-outbox").onmessage = ({ data }) => {
      if (data.type !== "row" || data.row?.kind !== "order") return;
      const { key, payload } = data.row;
      here.tellOfOrder({ key, expectedTotal: payload.expectedTotal, deadline: payload.deadline });
    };
  });
}

async function pressedOrders({ page, moduleId }: ShopperSession): Promise<PressedOrder[]> {
  const { outbox } = await readPageState(page, moduleId);
  return [...outbox.filter(({ kind }) => kind === "order"), ...(overheard.get(page) ?? [])];
}

/** Deadline of an order that was agreed to again, from its newest row. */
export async function readTermsOf(
  shopping: ShopperSession,
  key: string,
): Promise<Pick<OutboxRecord, "deadline">> {
  const row = (await pressedOrders(shopping)).findLast((entry) => entry.key === key);
  return { deadline: row?.deadline ?? null };
}

/** The order agreed to with a press, from the row written before anything was sent. Null when there is none. */
export async function readAgreedOrder(
  shopping: ShopperSession,
  known: readonly OrderPress[],
): Promise<Omit<OrderPress, "cart"> | null> {
  let found: Omit<OrderPress, "cart"> | null = null;
  await expect
    .poll(
      async () => {
        // A bad answer to the page's own look at the network makes it ask, too.
        const asked = keepTryingButton(shopping.page);
        if (await asked.isVisible()) await asked.click({ timeout: 1_500 }).catch(() => undefined);
        const row = (await pressedOrders(shopping)).find(
          (entry) => !known.some((press) => press.key === entry.key),
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
export async function backToOrder({ page }: ShopperSession): Promise<void> {
  await page.getByRole("button", { name: en("checkout", "placing.back") }).click({ timeout: 15_000 });
  // The answer to the question is on disk by then; a page that leaves earlier would ask again.
  await placeButton(page).waitFor();
}
