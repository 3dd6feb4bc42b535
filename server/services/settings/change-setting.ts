/** Sets the shop's settings, one or many. */
import type { Queryable, ServerContext, Transaction } from "../../context";
import { StartError } from "../../core/start-error";
import { defaultLanguage } from "../../locales";
import { brandingNotes } from "./branding-notes";
import { brandingKey } from "./branding-setting";
import { readConfig } from "./config";
import { checkAmountSetting } from "./exact-amounts";
import { completedSetting, isTranslations, mergedSetting } from "./merge-setting";
import { settingProblem } from "./setting-problem";
import { type SettingDefinition, settingOf } from "./setting-table";
import { readSetting, readStoredSettings, writeSetting } from "./settings";
import { checkCurrencySetting } from "./shop-currency-check";

type Environment = Pick<ServerContext, "settings" | "pictures">;
type Context = Pick<ServerContext, "database" | "settings" | "pictures">;

/** A setting that was set. */
export interface ChangedSetting {
  key: string;
  /** The whole value that it has now. */
  value: unknown;
  /** Notes for its operator. */
  notes: readonly string[];
}

const unchanged = "Nothing was changed.";

/** The value to add to: the default, which has the English text, where a text in another language comes first. */
function baseOf(value: unknown, stored: unknown, definition: SettingDefinition): unknown {
  if (!isTranslations(value) || defaultLanguage in value) return stored;
  return stored ?? definition.default;
}

/** Checks a setting and writes it. Throws a StartError with a sentence for the operator. */
async function applySetting(
  tx: Transaction,
  { settings, pictures }: Environment,
  key: string,
  typed: unknown,
): Promise<ChangedSetting> {
  const definition = settingOf(key);
  // Small letters mean the same country, but would match no code.
  const value = key === "country" && typeof typed === "string" ? typed.toUpperCase() : typed;
  const base = baseOf(value, await readSetting(tx, key), definition);
  const completed = completedSetting(value, base);
  const problem = settingProblem(key, definition, completed);
  if (problem !== null) {
    const hint = value === null ? ` config unset ${key} goes back to the default.` : "";
    throw new StartError(`${problem}. ${unchanged}${hint}`);
  }
  await checkCurrencySetting({ database: tx, settings }, key, completed);
  await checkAmountSetting(tx, key, completed);
  const whole = mergedSetting(value, base);
  const notes = key === brandingKey ? await brandingNotes(pictures, whole) : [];
  await writeSetting(tx, key, whole);
  return { key, value: whole, notes };
}

/**
 * Sets a setting of the table, also one that was never set, and returns what it is then. Refuses a value of another type, because
 * the API would return what no client expects, and one that contradicts the shop's currency. Throws a StartError with a sentence
 * for the operator.
 */
export function changeSetting(context: Context, key: string, value: unknown): Promise<ChangedSetting> {
  return context.database.transaction(async (tx) => {
    const changed = await applySetting(tx, context, key, value);
    if (key === "free_delivery_over") await changeNewerRule(tx, value as number | null);
    return changed;
  });
}

/** Amounts are checked against the decimals, which may be among the settings. */
const first = "digit_after_decimal_point";

/** Both forms of one rule, given at once, have to be the same. */
async function checkFreeDelivery(tx: Queryable, over: unknown): Promise<void> {
  const { admin_free_delivery: rule } = await readConfig(tx);
  const byAmount = rule.status && rule.type === "free_delivery_by_order_amount";
  const meant = byAmount ? rule.free_delivery_over : null;
  if (over !== meant && !(over === 0 && meant === null))
    throw new StartError(
      `free_delivery_over is ${over}, and admin_free_delivery means ${meant}: name one of them.`,
    );
}

/** Sets many settings, all or none; returns what they are then. Throws a StartError that names everything that is wrong. */
export function changeSettings(
  context: Context,
  values: Readonly<Record<string, unknown>>,
): Promise<ChangedSetting[]> {
  const keys = Object.keys(values);
  const ordered = keys.includes(first) ? [first, ...keys.filter((key) => key !== first)] : keys;
  const both = keys.includes("free_delivery_over") && keys.includes("admin_free_delivery");
  return context.database.transaction(async (tx) => {
    const set: ChangedSetting[] = [];
    const problems: string[] = [];
    const attempt = async (work: () => Promise<void>) => {
      try {
        await work();
      } catch (error) {
        if (!(error instanceof StartError)) throw error;
        problems.push(error.message.replace(` ${unchanged}`, ""));
      }
    };
    for (const key of ordered) {
      await attempt(async () => {
        set.push(await applySetting(tx, context, key, values[key]));
        if (key === "free_delivery_over" && !both) await changeNewerRule(tx, values[key] as number | null);
      });
    }
    if (both && problems.length === 0) await attempt(() => checkFreeDelivery(tx, values.free_delivery_over));
    if (problems.length > 0)
      throw new StartError(
        `${problems.length === 1 ? "One setting is" : `${problems.length} settings are`} wrong. ${unchanged}\n${problems.map((line) => `  - ${line}`).join("\n")}`,
      );
    return set;
  });
}

/** Where the newer form of free delivery was set it counts, so the older one changes it along instead of meaning nothing. */
async function changeNewerRule(tx: Queryable, over: number | null): Promise<void> {
  if (!(await readStoredSettings(tx)).has("admin_free_delivery")) return;
  const { admin_free_delivery: rule } = await readConfig(tx);
  if (rule.status && rule.type === "free_delivery_to_all_store")
    throw new StartError(
      "free_delivery_over: admin_free_delivery makes the delivery of all stores free, whatever the amount. " +
        `Set that one. ${unchanged}`,
    );
  const status = over !== null && over > 0;
  await writeSetting(tx, "admin_free_delivery", {
    status,
    type: "free_delivery_by_order_amount",
    free_delivery_over: status ? over : 0,
  });
}
