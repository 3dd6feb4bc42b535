/** A shopper's visit to the gateway's page: the way there from the order, a button pressed, and the way back. */
import { expect, type Locator, type Page } from "@playwright/test";
import { payment as gatewayTexts } from "../../server/locales/en/payment";
import { pressSandbox } from "../pages/payment";
import { en } from "../pages/texts";
import type { GatewayMessage } from "./payment-plan";
import type { ScenarioRun } from "./scenario-run";
import { open } from "./shopper";

/** ms; a page that opens while the server starts again included. */
const ARRIVAL_MS = 30_000;

const PAGES_OF_PAYING = /\/payment-mobile/;

export const isAtGateway = (page: Page): boolean => page.url().includes("/payment-mobile/sandbox");

/** The question that follows a payment that failed. */
export const failedQuestion = (page: Page): Locator =>
  page.getByRole("alertdialog", { name: en("orders", "failed.agree") });

/** Every button of the shop that leads to a payment; the gateway's page has one that begins with the same words. */
export const payButtons = (page: Page): Locator =>
  page
    .getByRole("button", {
      name: new RegExp(`^(Pay|Continue) with (?!${gatewayTexts.slow.slice("Pay with ".length)})`),
    })
    .or(page.getByRole("button", { name: en("orders", "failed.payAgain"), exact: true }));

/** Presses the uppermost of the buttons: a question that comes half a second later lies over the one that was there. */
export async function pressUppermost(buttons: Locator): Promise<void> {
  await expect(async () => buttons.last().click({ timeout: 1_500 })).toPass({ timeout: ARRIVAL_MS });
}

/** As `pressUppermost`; false when there is nothing to press any more because the page has come to say something else. */
async function pressUntil(buttons: Locator, instead: Locator): Promise<boolean> {
  let isPressed = false;
  await expect(async () => {
    if ((await buttons.count()) === 0 && (await instead.count()) > 0) return;
    await buttons.last().click({ timeout: 1_500 });
    isPressed = true;
  }).toPass({ timeout: ARRIVAL_MS });
  return isPressed;
}

/** The page's words instead of a way to pay: the payment was taken up, or nothing is due. */
const otherWords = (page: Page): Locator =>
  page
    .getByText(en("payment", "state.checking"))
    .or(page.getByText(en("payment", "state.refunded")))
    .or(page.getByText(en("payment", "state.paid")));

/** Opens the order on the device where it was placed, as a shopper does to check on it. */
export async function openOrder({ shopping, token }: ScenarioRun, orderId: number): Promise<void> {
  const { page } = shopping;
  if (token !== null) {
    const main = page.getByRole("main");
    const number = main.getByText(en("orders", "order.number", { id: orderId })).first();
    return open(shopping, `/profile?page=my-orders&orderId=${orderId}`, number);
  }
  const mine = page.getByRole("button", { name: new RegExp(String(orderId)) });
  await open(shopping, "/track-order", mine);
  await mine.click();
  await page
    .getByRole("dialog")
    .getByText(en("orders", "order.number", { id: orderId }))
    .first()
    .waitFor({ timeout: ARRIVAL_MS });
}

/**
 * To the gateway's page: the checkout leads there by itself, later the order's own page does. False when there is nothing to
 * be paid any more.
 */
export async function reachGateway(life: ScenarioRun, orderId: number): Promise<boolean> {
  const { shopping } = life;
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const { page } = shopping;
    // The checkout leads there by itself, and a question comes half a second after its page.
    await shownAt(page, page.url().includes("/checkout") ? 10_000 : 2_000);
    if (isAtGateway(page)) break;
    if (!(await payButtons(page).first().isVisible())) {
      await openOrder(life, orderId);
      await payButtons(page)
        .or(otherWords(page))
        .first()
        .waitFor({ timeout: 10_000 })
        .catch(() => undefined);
      if (!(await payButtons(page).first().isVisible())) return false;
    }
    shopping.say("to the gateway");
    if (!(await pressUntil(payButtons(page), otherWords(page)))) return false;
    await expect
      .poll(() => isAtGateway(page), { timeout: 10_000, intervals: [50] })
      .toBe(true)
      .catch(() => undefined);
  }
  await shopping.page.getByRole("heading", { name: gatewayTexts.title }).waitFor({ timeout: ARRIVAL_MS });
  return true;
}

async function shownAt(page: Page, timeout: number): Promise<void> {
  // A page that broke leads nowhere.
  if (!page.url().startsWith("http")) return;
  await expect
    .poll(async () => isAtGateway(page) || (await payButtons(page).first().isVisible()), {
      timeout,
      intervals: [50],
    })
    .toBe(true)
    .catch(() => undefined);
}

/** Presses a button of the gateway and waits until the shopper is somewhere else: in the shop, or before a page that broke. */
export async function pressAtGateway(
  { shopping }: ScenarioRun,
  choice: "pay" | "slow" | "fail" | "cancel",
  message: GatewayMessage,
): Promise<void> {
  const { page, say } = shopping;
  say(`at the gateway: ${choice}, message ${message}`);
  // A page that breaks on the way rejects the press that led there.
  await pressSandbox(page, choice, message).catch((error: unknown) => {
    if (!/net::|navigation/i.test(String(error))) throw error;
  });
  await expect
    .poll(() => PAGES_OF_PAYING.test(page.url()), { timeout: ARRIVAL_MS, intervals: [50] })
    .toBe(false)
    // The browser keeps the address of a page that did not come.
    .catch(() => undefined);
  say(
    `back at ${
      page
        .url()
        .replace(/^https?:\/\/[^/]+/, "")
        .split("?")[0]
    }`,
  );
}
