import type { Queryable, ServerContext } from "../../context";
import { StartError } from "../../core/errors";
import {
  type BrandingSetting,
  brandingDefault,
  brandingKey,
  checkBranding,
} from "../branding/branding-setting";
import { readConfig } from "./config";
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
  context: Pick<ServerContext, "database" | "settings" | "pictures">,
  key: string,
  value: unknown,
): Promise<string[]> {
  const definition = settingTable.get(key);
  if (!definition) throw new StartError(`There is no setting ${key}. npm run ops -- config list names all.`);
  const problem = settingProblem(key, definition, value);
  if (problem !== null) throw new StartError(`${problem}. Nothing was changed.`);
  const unknownCountry = key === "country" ? countryProblem(value) : null;
  if (unknownCountry !== null) throw new StartError(`${unknownCountry}. Nothing was changed.`);
  await checkCurrencySetting(context, key, value);
  await checkAmountSetting(context.database, key, value);
  const notes = key === brandingKey ? await brandingNotes(context, value) : [];
  await context.database.transaction(async (tx) => {
    if (key === "free_delivery_over") await changeNewerRule(tx, value as number | null);
    await writeSetting(tx, key, await withOtherFields(tx, key, value));
  });
  return notes;
}

/** Colours count together, so what is set is looked at with what was set before. */
async function brandingNotes(
  { database, pictures }: Pick<ServerContext, "database" | "pictures">,
  value: unknown,
): Promise<string[]> {
  const whole = {
    ...brandingDefault,
    ...((await withOtherFields(database, brandingKey, value)) as BrandingSetting),
  };
  const { problem, notes } = checkBranding(whole);
  if (problem !== null) throw new StartError(`${problem}. Nothing was changed.`);
  if (whole.icon !== null && (await pictures.find(whole.icon)) === null)
    throw new StartError(
      `${brandingKey}.icon: there is no picture ${whole.icon} below uploads. npm run ops -- branding icon FILE adds one. ` +
        "Nothing was changed.",
    );
  return notes;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A setting of several fields keeps those that are not named: who switches one way of signing in on leaves the others as they are. */
async function withOtherFields(tx: Queryable, key: string, value: unknown): Promise<unknown> {
  const fields = settingTable.get(key)?.default;
  if (!isRecord(value) || !isRecord(fields) || Object.keys(fields).length === 0) return value;
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
