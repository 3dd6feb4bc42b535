/** The end of every story: an order is pressed while the network breaks calls, and answered as often as it takes. */
import { cartViolations } from "./invariants";
import { choosePayment, fillWallet } from "./paying";
import { payOrder } from "./payment-story";
import type { ScenarioRun } from "./scenario-run";
import { waitUntilSettled } from "./shopper";
import * as checkout from "./shopper-checkout";
import { afterPress, agreeToChange, arrangePress } from "./special-stories";

/** How long an order meets bad weather before it gets good one, ms. */
const BAD_WEATHER_MS = 1_500;
const BEYOND_DEADLINE_MS = 16 * 60_000;

export async function order(life: ScenarioRun): Promise<void> {
  const { story, shopping, outcome, device } = life;
  const { presses } = outcome.promised;
  await life.checkCart();
  fillWallet(life);
  if (story.clock === "deadline") await missTheDeadline(life);
  for (let attempt = 0; ; attempt += 1) {
    await fillCheckout(life);
    const hours = shopping.random.between(1, 5) * 3_600_000;
    life.schedule.active = attempt === 0;
    if (attempt === 0) arrangePress(life);
    const pressed = await press(life, life.schedule.down);
    if (attempt === 0) await afterPress(life, pressed);
    if (pressed.question === "canceled") {
      await life.goodWeather();
      continue;
    }
    if (attempt === 0 && (story.clock === "forward" || story.clock === "back")) {
      life.trouble("clock-moved");
      await device.moveClock(story.clock === "forward" ? hours : -hours);
    }
    if (attempt === 0 && story.serverClock === "ordering") {
      life.trouble("server-clock-moved");
      await life.moveServerClock(life.drawClockJump());
    }
    if (attempt === 0 && story.tabKilled === "ordering")
      await life.killTab(async () => void (await shopping.page.goto(`${shopping.url}/settings`)));
    let question = await answerTo(life, pressed);
    if (question !== null && (await agreeToChange(life, pressed))) question = await answerTo(life, pressed);
    if (question === null) break;
    pressed.question = question;
    if (attempt === 3) throw new Error(`Four presses were four questions, the last one ${question}.`);
    await shopping.page.goto(`${shopping.url}/checkout?page=cart`);
    await checkout.backToOrder(shopping);
  }
  await payOrder(life);
  const state = await life.goodWeather();
  outcome.broken.push(...cartViolations(state, { cart: await life.serverCart() }, []));
  if (presses.every(({ question }) => question !== null)) outcome.broken.push("Nothing was ordered.");
}

async function fillCheckout(life: ScenarioRun): Promise<void> {
  await checkout.fillCheckout(life.shopping);
  await choosePayment(life);
  await checkout.readyToPress(life.shopping.page);
}

async function press({ shopping, outcome }: ScenarioRun, keepTrying: boolean): Promise<checkout.OrderPress> {
  const { presses } = outcome.promised;
  const { cart } = await checkout.pressOrder(shopping, keepTrying);
  const written = await checkout.readAgreedOrder(shopping, presses);
  if (!written) throw new Error("The press was not written down.");
  const pressed = { ...written, cart };
  presses.push(pressed);
  return pressed;
}

/** The order meets bad weather first, then good. Returns what the shopper is asked, null when it is placed. */
async function answerTo(life: ScenarioRun, pressed: checkout.OrderPress): Promise<string | null> {
  await waitUntilSettled(life.shopping, BAD_WEATHER_MS);
  const state = await life.goodWeather();
  const row = state.outbox.find((entry) => entry.key === pressed.key);
  return row?.state === "needs-you" ? (row.problem ?? "unknown") : null;
}

/** No network at the press, and none before the deadline is over: nothing may be ordered any more. */
async function missTheDeadline(life: ScenarioRun): Promise<void> {
  const { shopping, device, schedule } = life;
  await fillCheckout(life);
  schedule.down = true;
  const pressed = await press(life, true);
  life.trouble("clock-moved");
  await device.moveClock(BEYOND_DEADLINE_MS);
  await life.moveServerClock(BEYOND_DEADLINE_MS);
  const question = await answerTo(life, pressed);
  // Without one the order was made: the database tells when.
  pressed.question = question;
  if (question === null) return;
  await checkout.backToOrder(shopping);
}
