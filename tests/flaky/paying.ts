/** How a shopper who pays online fills in the checkout, and what is arranged around the gateway. */
import type { Page } from "@playwright/test";
import { en } from "../pages/texts";
import { endNow } from "./payment-desk";
import type { ScenarioRun } from "./scenario-run";

/** Less than any order costs. */
const WALLET_PART = "1.00";

/** Money for the part that the wallet pays. */
export function fillWallet({ story, stage, token, shopping }: ScenarioRun): void {
  if (story.payment?.wallet && token !== null) stage.operate("fund", shopping.person.email, WALLET_PART);
}

/** Chooses to pay online, where the story does. */
export async function choosePayment({ story, token, shopping }: ScenarioRun): Promise<void> {
  if (!story.payment) return;
  const { page } = shopping;
  const card = /^Sandbox card/;
  await choose(page, card);
  if (!story.payment.wallet || token === null) return;
  // The wallet pays its part, and the card the rest.
  await page.getByRole("switch", { name: new RegExp(`^${en("checkout", "payment.wallet")}`) }).check();
}

/** Unfolds the ways of paying. The radio is covered by its card. */
async function choose(page: Page, name: RegExp): Promise<void> {
  const row = page.getByRole("region", { name: en("checkout", "payment.title"), exact: true });
  await row.waitFor();
  const folded = row.getByRole("button", { expanded: false });
  if (await folded.isVisible()) await folded.click();
  await page.getByRole("radio", { name }).check({ force: true });
}

/** From now on nobody may come back with "paid" for an unpaid order. */
export function watchReturns(life: ScenarioRun): void {
  const { stage, outcome } = life;
  stage.proxy.onReturn = async (location) => {
    const { searchParams } = new URL(location);
    const orderId = Number(searchParams.get("order_id"));
    if (searchParams.get("flag") !== "success") return;
    // A server that dies meanwhile is asked again at the end of the story.
    const end = await endNow(life, orderId).catch(() => null);
    // A shop may cancel what was paid.
    if (end !== null && end !== "paid" && end !== "canceled")
      outcome.broken.push(`The shopper was told that order ${orderId} is paid, and it was ${end}.`);
  };
}
