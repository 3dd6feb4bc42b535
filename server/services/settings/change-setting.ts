import type { Database } from "../../context";
import { StartError } from "../../errors";
import { settingProblem, settingTable } from "./setting-table";
import { writeSetting } from "./settings";

/**
 * Sets a setting of the table, also one that was never set. Refuses a value of another type: the API would return what no
 * client expects. Throws a StartError with a sentence for the operator.
 */
export async function changeSetting(database: Database, key: string, value: unknown): Promise<void> {
  const definition = settingTable.get(key);
  if (!definition) throw new StartError(`There is no setting ${key}. npm run ops -- config list names all.`);
  const problem = settingProblem(key, definition, value);
  if (problem !== null) throw new StartError(`${problem}. Nothing was changed.`);
  await writeSetting(database, key, value);
}
