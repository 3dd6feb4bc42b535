/** `cashback`: offers that bring a part of an order into the customer's wallet. */
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import { addOffer, endOffer, listOffers, type NewCashbackOffer } from "../services/promotions/edit-cashback";

type Write = (line: string) => void;

const addUsage =
  'cashback add needs TITLE SHARE DAYS [FROM [UPTO]], e.g. cashback add "Five percent back" 5% 30 20 4.';

const decimal = /^\d{1,7}(\.\d{1,4})?$/;

function readOffer([title, share, days, from = "0", upTo = "0"]: readonly string[]): NewCashbackOffer {
  const [, number, percent] = /^(\d{1,7}(?:\.\d{1,4})?)(%?)$/.exec(share ?? "") ?? [];
  const readable =
    title && number && /^\d{1,4}$/.test(days ?? "") && decimal.test(from) && decimal.test(upTo);
  if (!readable) throw new StartError(addUsage);
  return {
    title,
    share: percent ? { percent: Number(number) } : { amount: Number(number) },
    days: Number(days),
    minimumPurchase: Number(from),
    maximum: Number(upTo),
  };
}

/** `list`, `add TITLE SHARE DAYS [FROM [UPTO]]` or `end ID`. Throws a StartError for anything else. */
export async function editCashback(
  context: ServerContext,
  [action, ...rest]: readonly string[],
  write: Write,
): Promise<void> {
  if (action === "list") {
    const offers = await listOffers(context);
    if (offers.length === 0) write("No cashback runs.");
    for (const { id, title, share, minimumPurchase, maximum, startDate, endDate, totalUsed } of offers) {
      const limits = [
        ...(minimumPurchase > 0 ? [`from ${minimumPurchase}`] : []),
        ...(maximum > 0 ? [`up to ${maximum}`] : []),
        `${startDate} to ${endDate}`,
        `used ${totalUsed} times`,
      ];
      write(`${id}  ${title}: ${share}, ${limits.join(", ")}`);
    }
    return;
  }
  if (action === "add") {
    const added = await addOffer(context, readOffer(rest));
    if (added === null) throw new StartError(`That cannot be meant. ${addUsage}`);
    return write(`Offer ${added.id} runs from today to ${added.endDate}.`);
  }
  if (action === "end") {
    if (!/^\d{1,9}$/.test(rest[0] ?? "")) throw new StartError("cashback end needs ID.");
    if (!(await endOffer(context, Number(rest[0])))) throw new StartError("No such offer runs.");
    return write(`Offer ${rest[0]} has ended.`);
  }
  throw new StartError("cashback needs list, add TITLE SHARE DAYS [FROM [UPTO]] or end ID.");
}
