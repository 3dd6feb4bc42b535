import type { ServerContext } from "../../context";
import { StartError } from "../../errors";
import { settingProblem, settingTable } from "./setting-table";
import { writeSetting } from "./settings";
import { checkCurrencySetting } from "./shop-currency-check";

/**
 * Sets a setting of the table, also one that was never set. Refuses a value of another type, because the API would return what
 * no client expects, and one that contradicts the shop's currency. Throws a StartError with a sentence for the operator.
 */
export async function changeSetting(
  context: Pick<ServerContext, "database" | "settings">,
  key: string,
  value: unknown,
): Promise<void> {
  const definition = settingTable.get(key);
  if (!definition) throw new StartError(`There is no setting ${key}. npm run ops -- config list names all.`);
  const problem = settingProblem(key, definition, value);
  if (problem !== null) throw new StartError(`${problem}. Nothing was changed.`);
  await checkCurrencySetting(context, key, value);
  await writeSetting(context.database, key, value);
}
