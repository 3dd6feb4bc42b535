/** Stories about one promise each. They take turns by the seed, so that twenty runs tell every one of them. */
import { expect } from "@playwright/test";
import { en } from "../pages/texts";
import { cartViolations } from "./invariants";
import { readPageState } from "./page-state";
import type { ScenarioRun } from "./scenario-run";
import { addElsewhere } from "./scenario-steps";
import * as shopper from "./shopper";
import * as account from "./shopper-account";
import { type OrderPress, readTermsOf } from "./shopper-checkout";

const PLACE = "POST /api/v1/customer/order/place";
const UPDATE = "POST /api/v1/customer/cart/update";
const EXTRA_CHARGE = 1.5;

/** The cart goes before the order, and may have to be sent again and again first, ms. */
const maxFaultWaitMs = 60_000;

/** Waits until the requested fault has happened. */
async function awaitFault({ stage }: ScenarioRun, text: string): Promise<void> {
  await expect
    .poll(() => stage.proxy.happened.includes(text), { timeout: maxFaultWaitMs, intervals: [20] })
    .toBe(true);
}

/** Sets the scene before the order is pressed. */
export function arrangePress({ story, schedule }: ScenarioRun): void {
  if (story.special === "cancel") schedule.force(PLACE, "drop-after");
  if (["elsewhere", "dearer", "sign-in"].includes(story.special)) schedule.down = true;
}

/** Plays the scene between the press and the shop's answer. */
export async function afterPress(life: ScenarioRun, pressed: OrderPress): Promise<void> {
  const { story, shopping, stage, token } = life;
  if (story.special === "cancel") {
    await awaitFault(life, `drop-after ${PLACE}`);
    // The shop has the order, so an offer to cancel it now would be a lie.
    const cancel = shopping.page.getByRole("button", { name: en("checkout", "placing.cancel") });
    const isCanceled = await cancel.click({ timeout: 1_500 }).then(
      () => true,
      () => false,
    );
    if (isCanceled) pressed.question = "canceled";
  }
  const [, theirs] = shopping.items;
  if (story.special === "elsewhere" && theirs && token !== null) await addElsewhere(life, token, theirs);
  if (story.special === "dearer") stage.setExtraCharge(EXTRA_CHARGE);
  if (story.special === "sign-in") await signInWithOrder(life);
}

/**
 * The network is back, but for the order: either the shop never hears of it or its answers are lost, so that it is still on
 * its way when its guest signs in.
 */
async function signInWithOrder(life: ScenarioRun): Promise<void> {
  const { shopping, schedule } = life;
  life.trouble("sign-in");
  schedule.forceAlways(PLACE, shopping.random.pick(["drop-before", "drop-after"] as const));
  schedule.down = false;
  // A shopper whose sign-in itself fails would press again, without waiting for an answer.
  schedule.active = false;
  await shopper.openStore(shopping);
  await account.signIn(shopping);
  life.token = await shopping.page.evaluate(() => localStorage.getItem("token"));
  schedule.forceAlways(PLACE, null);
}

/** The shopper agrees to the change; returns false when there is none. */
export async function agreeToChange(life: ScenarioRun, pressed: OrderPress): Promise<boolean> {
  const { story, shopping } = life;
  if (story.special !== "elsewhere" && story.special !== "dearer") return false;
  const { page, moduleId, url } = shopping;
  if (!page.url().includes("/checkout")) await page.goto(`${url}/checkout?page=cart`);
  const agree = page.getByRole("button", { name: /^Order for/ });
  await agree.waitFor({ timeout: 15_000 });
  const total = Number(/[\d.]+/.exec((await agree.textContent()) ?? "")?.[0]);
  const { cart } = await readPageState(page, moduleId);
  await agree.click();
  const { deadline } = await readTermsOf(shopping, pressed.key);
  Object.assign(pressed, { cart, total, deadline: deadline ?? pressed.deadline, question: null });
  return true;
}

/** A tab opened later hears of a placed order again, by its row: the cart of then stays. */
export async function hearOfOrderAgain(life: ScenarioRun): Promise<void> {
  const { shopping, outcome } = life;
  const [item] = shopping.items;
  if (!item) return;
  await shopper.openStore(shopping);
  await shopper.changeLine(shopping, item, "add");
  await life.goodWeather();
  await shopper.openStore(shopping);
  const state = await life.goodWeather();
  const expected = [{ itemId: item.id, quantity: 1 }];
  outcome.broken.push(...cartViolations(state, { cart: await life.serverCart() }, expected));
}

/** One more of an item reaches the shop and its answer is lost; the shopper takes it back before it is sent again. */
export async function takeBackUnanswered(life: ScenarioRun): Promise<void> {
  const { shopping, schedule } = life;
  const { cart } = await readPageState(shopping.page, shopping.moduleId);
  const item = shopping.items.find(({ id }) => cart.some(({ itemId }) => itemId === id));
  if (!item) return;
  await shopper.ensureAtStore(shopping);
  schedule.force(UPDATE, "drop-after");
  if (await shopper.changeLine(shopping, item, "more")) {
    await awaitFault(life, `drop-after ${UPDATE}`);
    schedule.down = true;
    await shopper.changeLine(shopping, item, "less");
  }
  await life.checkCart(cart);
}

/** A wish of somebody who was here before lies on the device: it is never sent as the one who is here now. */
export async function leaveStrangersRow({ shopping, town }: ScenarioRun): Promise<void> {
  const other = town.stores.find(({ store }) => store.id !== shopping.store.id)?.store;
  if (!other) throw new Error("The town has one store only.");
  await shopping.page.evaluate(async (id) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("doorstep-outbox");
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const row = {
      id: "wishlist:customer:left:wish",
      kind: "wishlist",
      payload: { target: "store", id, wished: true },
      owner: "customer:left",
      epoch: 0,
      subject: `wish:store:${id}`,
      key: "stranger-row",
      state: "waiting",
      sequence: 1,
      createdAt: Date.now(),
      tries: 0,
      firstTriedAt: null,
      notBefore: 0,
      leaseUntil: 0,
      problem: null,
    };
    const transaction = database.transaction("rows", "readwrite");
    transaction.objectStore("rows").put(row, row.id);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, other.id);
}
