/** Two phones of one account, each a browser with a storage of its own: both change the cart, one of them with no network. */
import { expect } from "@playwright/test";
import type { Item } from "@/contract";
import { Device } from "./device";
import { cartViolations } from "./invariants";
import { readPageState } from "./page-state";
import type { ScenarioRun } from "./scenario-run";
import * as shopper from "./shopper";

/** How long the other phone may take to send its change, or to show what this one has sent, ms. */
const SETTLE_LIMIT_MS = 30_000;

/** `mine` changes here without a network, `theirs` there: afterwards both phones and the shop have both changes. */
export async function changeInTwoBrowsers(life: ScenarioRun, mine: Item, theirs: Item): Promise<void> {
  const { stage, town, story, shopping, shop, device, outcome } = life;
  life.trouble("two-browsers");
  const { place, module } = town;
  const token = await shop.signIn(shopping.person.email, shopping.person.password);
  const profile = { place, module, language: "en" as const, token };
  const other = await Device.open(await stage.browser(), profile, story.worker);
  try {
    const there = { ...shopping, page: other.page };
    await shopper.openStore(there);
    await shopper.waitForApp(there);
    await device.context.setOffline(true);
    const before = await life.serverCart();
    const more = before.some((line) => line.itemId === mine.id) ? "more" : "add";
    await shopper.changeLine(shopping, mine, more);
    const { cart: here } = await readPageState(shopping.page, shopping.moduleId);
    await shopper.changeLine(there, theirs, "more");
    const sent = await shopper.waitUntilSettled(there, SETTLE_LIMIT_MS);
    const line = sent.cart.find(({ itemId }) => itemId === theirs.id);
    await device.context.setOffline(false);
    await life.checkCart([...here.filter(({ itemId }) => itemId !== theirs.id), ...(line ? [line] : [])]);
    // The other phone is taken up again, and reads the shop's cart beside what it shows first.
    await shopper.openStore(there);
    const cart = await life.serverCart();
    const violations = async () => cartViolations(await readPageState(there.page, there.moduleId), { cart });
    await expect
      .poll(violations, { timeout: SETTLE_LIMIT_MS, intervals: [60] })
      .toEqual([])
      .catch(() => undefined);
    outcome.broken.push(...(await violations()));
  } finally {
    await other.close();
  }
}
