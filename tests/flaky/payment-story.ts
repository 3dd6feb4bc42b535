/** A shopper pays the order online, with everything that can go wrong between phone, gateway and shop. */
import { en } from "../pages/texts";
import { sendForgeries } from "./forgeries";
import {
  failedQuestion,
  isAtGateway,
  openOrder,
  payButtons,
  pressAtGateway,
  pressUppermost,
  reachGateway,
} from "./gateway-visit";
import type { PaymentEnd } from "./money-invariants";
import { watchReturns } from "./paying";
import { endNow, endsAs, unpaidOrder } from "./payment-desk";
import type { ScenarioRun } from "./scenario-run";

const PRESS = "POST /payment-mobile/sandbox";
const RETURN = "GET /payment-mobile/return";
/** The gateway's message is there within a second or two. */
const LATE_RETURN_MS = 3_000;
const SLOW_BANK_MS = 25_000;
const TOLD_MS = 20_000;
const VISITS = 4;

/** Pays the order that was placed last, and remembers how it ended. */
export async function payOrder(life: ScenarioRun): Promise<void> {
  const { story, outcome, stage } = life;
  const plan = story.payment;
  if (!plan) return;
  const orderId = await unpaidOrder(life);
  if (orderId === null) {
    outcome.broken.push("The order that is to be paid online does not wait for its payment.");
    return;
  }
  life.trouble(`pays-${plan.way}`);
  watchReturns(life);
  try {
    const end = await ways[plan.way](life, orderId);
    // Nobody comes back to ask: the shop finds out by itself, later.
    if (plan.way !== "unheard" && !(await endsAs(life, orderId, end, TOLD_MS)))
      outcome.broken.push(`Order ${orderId} was to end ${end}; it is ${await endNow(life, orderId)}.`);
    outcome.promised.payments.push({ orderId, end });
  } finally {
    stage.proxy.onReturn = null;
  }
  // A shopper on a broken page goes back to the shop.
  if (!life.shopping.page.url().startsWith(stage.url) || isAtGateway(life.shopping.page))
    await openOrder(life, orderId);
}

type Way = (life: ScenarioRun, orderId: number) => Promise<PaymentEnd>;
type Choice = Parameters<typeof pressAtGateway>[1];

/** One visit to the gateway, with the troubles of the plan. False when there was nothing to be paid. */
async function visit(life: ScenarioRun, orderId: number, choice: Choice): Promise<boolean> {
  const { story, schedule } = life;
  const { message = "now", comesBack = "none", forged = false } = story.payment ?? {};
  if (!(await reachGateway(life, orderId))) return false;
  if (forged) await sendForgeries(life);
  if (comesBack === "lost") schedule.forceAlways(RETURN, "drop-before");
  if (comesBack === "answer-lost") schedule.forceAlways(RETURN, "drop-after");
  if (comesBack === "late") schedule.force(RETURN, "delay", LATE_RETURN_MS);
  await pressAtGateway(life, choice, message);
  schedule.forceAlways(RETURN, null);
  return true;
}

/** Goes on until it is paid: a session that ended meanwhile is followed by another one. */
async function payUntilPaid(life: ScenarioRun, orderId: number): Promise<PaymentEnd> {
  for (let count = 0; count < VISITS; count += 1) {
    await visit(life, orderId, "pay");
    if ((await endNow(life, orderId)) === "paid") return "paid";
    // A shopper who does not hear of the outcome looks it up.
    await openOrder(life, orderId);
    if (await endsAs(life, orderId, "paid", 3_000)) return "paid";
  }
  return "paid";
}

const ways: Record<NonNullable<ScenarioRun["story"]["payment"]>["way"], Way> = {
  pay: payUntilPaid,
  "fail-pay": async (life, orderId) => {
    await visit(life, orderId, "fail");
    return payUntilPaid(life, orderId);
  },
  "fail-cash": async (life, orderId) => {
    await visit(life, orderId, "fail");
    await pressOf(life, orderId, en("orders", "failed.switch"));
    return "in cash";
  },
  cancel: async (life, orderId) => {
    await visit(life, orderId, "cancel");
    await giveUp(life, orderId);
    return "canceled";
  },
  slow: async (life, orderId) => {
    await visit(life, orderId, "slow");
    await noSecondPayment(life, orderId);
    await life.moveServerClock(SLOW_BANK_MS);
    if (!(await endsAs(life, orderId, "paid", TOLD_MS))) await openOrder(life, orderId);
    return "paid";
  },
  "tab-killed": async (life, orderId) => {
    await reachGateway(life, orderId);
    await life.killTab(() => openOrder(life, orderId));
    return payUntilPaid(life, orderId);
  },
  killed: async (life, orderId) => {
    const { schedule, shopping, stage } = life;
    // Charged and not answered, in the middle of it, or while the shop takes it over.
    const [call, kind] = shopping.random.pick([
      [PRESS, "kill-after"],
      [PRESS, "kill"],
      [RETURN, "kill"],
      [RETURN, "kill-after"],
    ] as const);
    schedule.force(call, kind);
    await visit(life, orderId, "pay");
    await stage.proxy.restarting;
    return (await endNow(life, orderId)) === "paid" ? "paid" : payUntilPaid(life, orderId);
  },
  unheard: async (life, orderId) => {
    const { schedule, shopping } = life;
    await reachGateway(life, orderId);
    schedule.forceAlways(RETURN, "drop-before");
    await pressAtGateway(life, "pay", "never");
    await life.killTab(async () => void (await shopping.page.goto(`${shopping.url}/settings`)));
    schedule.forceAlways(RETURN, null);
    return "paid";
  },
  "shop-cancels": async (life, orderId) => {
    await reachGateway(life, orderId);
    life.stage.operate("cancel", String(orderId));
    await visit(life, orderId, "pay");
    return "canceled";
  },
};

/** While the bank has not answered nobody is offered to pay again, also after a reload. */
async function noSecondPayment(life: ScenarioRun, orderId: number): Promise<void> {
  const { shopping, outcome } = life;
  const { page } = shopping;
  for (let look = 0; look < 2; look += 1) {
    await openOrder(life, orderId);
    const checking = page.getByText(en("payment", "state.checking")).first();
    const pay = payButtons(page).first();
    const isTold = await checking
      .or(pay)
      .first()
      .waitFor({ timeout: TOLD_MS })
      .then(
        () => true,
        () => false,
      );
    const isOffered = await pay.isVisible();
    // The bank may have answered meanwhile.
    if ((await endNow(life, orderId)) === "paid") return;
    if (isOffered)
      outcome.broken.push(`Order ${orderId} could be paid again while its payment had no outcome.`);
    else if (!isTold) outcome.broken.push(`Order ${orderId} does not say that its payment has no outcome.`);
  }
}

/** Presses a button of the question that follows a failed payment, or of the order. */
async function pressOf(life: ScenarioRun, orderId: number, name: string): Promise<void> {
  const { page, say } = life.shopping;
  const buttons = page.getByRole("button", { name, exact: true });
  const isThere = buttons
    .first()
    .waitFor({ timeout: 6_000 })
    .then(
      () => true,
      () => false,
    );
  if (!(await isThere)) await openOrder(life, orderId);
  say(name);
  await pressUppermost(buttons);
}

/** Gives the order up: in the question after the return; who was not asked comes back as a failed payment leads them. */
async function giveUp(life: ScenarioRun, orderId: number): Promise<void> {
  const { shopping } = life;
  const { page, say } = shopping;
  const isAsked = () =>
    failedQuestion(page)
      .waitFor({ timeout: 8_000 })
      .then(
        () => true,
        () => false,
      );
  if (!(await isAsked())) {
    await page.goto(`${shopping.url}/settings?flag=cancel&order_id=${orderId}`, { waitUntil: "commit" });
    await failedQuestion(page).waitFor({ timeout: TOLD_MS });
  }
  say("give it up");
  await failedQuestion(page)
    .getByRole("button", { name: en("orders", "failed.cancel"), exact: true })
    .click({ timeout: TOLD_MS });
}
