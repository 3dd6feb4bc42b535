/** `fund` and `points`: what an operator gives to a customer. */
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import { addFunds, addPoints } from "../services/customers/operator-gifts";

type Write = (line: string) => void;

function balanceOf(given: number | "nobody" | "amount"): number {
  if (given === "nobody") throw new StartError("Nobody is known by that e-mail address or phone number.");
  if (given === "amount")
    throw new StartError(
      "The amount is zero, more than may be given at once, or has more decimals than the currency.",
    );
  return given;
}

/** WHO AMOUNT; the amount in the shop's currency, e.g. 12.50. */
export async function fundWallet(
  context: ServerContext,
  [who, amount]: readonly string[],
  write: Write,
): Promise<void> {
  if (!who || amount === undefined || !/^\d{1,9}(\.\d{1,4})?$/.test(amount))
    throw new StartError("fund needs WHO AMOUNT, e.g. fund nora@example.com 12.50.");
  write(`The wallet of ${who} holds ${balanceOf(await addFunds(context, who, Number(amount)))}.`);
}

/** WHO AMOUNT; whole points. */
export async function givePoints(
  context: ServerContext,
  [who, amount]: readonly string[],
  write: Write,
): Promise<void> {
  if (!who || amount === undefined || !/^\d{1,9}$/.test(amount))
    throw new StartError("points needs WHO AMOUNT, e.g. points nora@example.com 200.");
  write(`${who} has ${balanceOf(await addPoints(context, who, Number(amount)))} points.`);
}
