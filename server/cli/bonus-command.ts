/** `bonus`: what is given on top of money that customers add to their wallets. */
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import { addWalletBonus, endWalletBonus, listWalletBonuses } from "../services/wallet/wallet-bonuses";

type Write = (line: string) => void;

const usage =
  'bonus needs list, end ID, or add TITLE SHARE DAYS [FROM [UPTO]], e.g. bonus add "Ten percent more" 10% 30 20 15.';

/** `list`, `add TITLE SHARE DAYS [FROM [UPTO]]` or `end ID`. Throws a StartError for anything else. */
export async function editBonuses(
  context: ServerContext,
  [action, ...rest]: readonly string[],
  write: Write,
): Promise<void> {
  if (action === "list") {
    const bonuses = await listWalletBonuses(context, "en");
    if (bonuses.length === 0) write("No bonus runs.");
    for (const { id, title, bonus_type, bonus_amount, minimum_add_amount, end_date } of bonuses) {
      const share = `${bonus_amount}${bonus_type === "percentage" ? "%" : ""}`;
      write(`${id}  ${title}: ${share} from ${minimum_add_amount}, until ${end_date}`);
    }
    return;
  }
  if (action === "end") {
    if (!/^\d{1,9}$/.test(rest[0] ?? "")) throw new StartError(usage);
    if (!(await endWalletBonus(context, Number(rest[0])))) throw new StartError("No such bonus runs.");
    return write(`Bonus ${rest[0]} has ended.`);
  }
  const [title = "", share = "", days = "", from = "0", upTo = "0"] = rest;
  const [, number, percent] = /^(\d{1,7}(?:\.\d{1,4})?)(%?)$/.exec(share) ?? [];
  const isReadable = /^\d{1,4}$/.test(days) && [from, upTo].every((sum) => /^\d{1,7}(\.\d{1,4})?$/.test(sum));
  if (action !== "add" || !number || !isReadable) throw new StartError(usage);
  const id = await addWalletBonus(context, {
    title,
    share: percent ? { percent: Number(number) } : { amount: Number(number) },
    days: Number(days),
    minimumAdd: Number(from),
    maximumBonus: Number(upTo),
  });
  if (id === null) throw new StartError(`That cannot be meant. ${usage}`);
  write(`Bonus ${id} runs from today.`);
}
