/** `packages`: what stores may pay for a time instead of a commission. */
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import { addPackage, listAllPackages, stopPackage } from "../services/applications/subscription-packages";

type Write = (line: string) => void;

const usage =
  'packages needs list, stop ID, or add NAME PRICE DAYS [ORDERS [ITEMS]], e.g. packages add "Starter" 19 30 100 50. ' +
  "Without ORDERS and ITEMS there is no limit.";

const limitOf = (text: string | undefined) => (text === undefined ? null : Number(text));
const limitText = (limit: number | null, what: string) => (limit === null ? "" : `, ${limit} ${what}`);

/** `list`, `add NAME PRICE DAYS [ORDERS [ITEMS]]` or `stop ID`. Throws a StartError for anything else. */
export async function editPackages(
  context: ServerContext,
  [action, ...rest]: readonly string[],
  write: Write,
): Promise<void> {
  if (action === "list") {
    const packages = await listAllPackages(context);
    if (packages.length === 0) write("There are no packages.");
    for (const { id, name, price, days, maximumOrders, maximumItems, active } of packages) {
      const limits = limitText(maximumOrders, "orders") + limitText(maximumItems, "items");
      write(`${id}  ${name}: ${price} for ${days} days${limits}${active ? "" : ", not offered"}`);
    }
    return;
  }
  if (action === "stop") {
    if (!/^\d{1,9}$/.test(rest[0] ?? "")) throw new StartError(usage);
    if (!(await stopPackage(context, Number(rest[0])))) throw new StartError("No such package is offered.");
    return write(`Package ${rest[0]} is not offered any more.`);
  }
  const [name = "", price = "", days = "", orders, items] = rest;
  const isNumber = (text: string | undefined) => text === undefined || /^\d{1,7}$/.test(text);
  const isReadable = /^\d{1,7}(\.\d{1,4})?$/.test(price) && /^\d{1,4}$/.test(days);
  if (action !== "add" || !isReadable || !isNumber(orders) || !isNumber(items)) throw new StartError(usage);
  const id = await addPackage(context, {
    name,
    price: Number(price),
    days: Number(days),
    maximumOrders: limitOf(orders),
    maximumItems: limitOf(items),
  });
  if (id === null) throw new StartError(`That cannot be meant. ${usage}`);
  write(`Package ${id} is offered where subscription_business_model is 1.`);
}
