import type { Queryable, ServerContext } from "../../context";
import { StartError } from "../../core/errors";
import { readConfig } from "./config";
import { configDefaults } from "./config-defaults";
import { checkAmountSetting } from "./exact-amounts";
import { settingProblem, settingTable } from "./setting-table";
import { readStoredSettings, writeSetting } from "./settings";
import { countryProblem } from "./shop-country";
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
  const unknownCountry = key === "country" ? countryProblem(value) : null;
  if (unknownCountry !== null) throw new StartError(`${unknownCountry}. Nothing was changed.`);
  await checkCurrencySetting(context, key, value);
  await checkAmountSetting(context.database, key, value);
  await context.database.transaction(async (tx) => {
    if (key === "free_delivery_over") await changeNewerRule(tx, value as number | null);
    await writeSetting(tx, key, await withOtherFields(tx, key, value));
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A setting of several fields keeps those that are not named: who switches one way of signing in on leaves the others as they are. */
async function withOtherFields(tx: Queryable, key: string, value: unknown): Promise<unknown> {
  if (!isRecord(value) || !isRecord((configDefaults as Record<string, unknown>)[key])) return value;
  const stored = (await readStoredSettings(tx)).get(key);
  return isRecord(stored) ? { ...stored, ...value } : value;
}

/** Where the newer form of free delivery was set it counts, so the older one changes it along instead of meaning nothing. */
async function changeNewerRule(tx: Queryable, over: number | null): Promise<void> {
  if (!(await readStoredSettings(tx)).has("admin_free_delivery")) return;
  const { admin_free_delivery: rule } = await readConfig(tx);
  if (rule.status && rule.type === "free_delivery_to_all_store")
    throw new StartError(
      "free_delivery_over: admin_free_delivery makes the delivery of all stores free, whatever the amount. " +
        "Set that one. Nothing was changed.",
    );
  const status = over !== null && over > 0;
  await writeSetting(tx, "admin_free_delivery", {
    status,
    type: "free_delivery_by_order_amount",
    free_delivery_over: status ? over : 0,
  });
}
