/** Takes back what was set. */

import { currencyOf } from "@/domain/currencies/currency-table";
import { isRecord } from "@/domain/is-record";
import type { ServerContext } from "../../context";
import { nearestName } from "../../core/nearest-name";
import { StartError } from "../../core/start-error";
import { defaultLanguage } from "../../locales";
import { isTranslations, withoutPart } from "./merge-setting";
import { settingOf } from "./setting-table";
import { deleteSetting, readSetting, writeSetting } from "./settings";
import { checkCurrencySetting } from "./shop-currency-check";
import { defaultDigits } from "./shop-view";

/** Two forms of one rule: the older would come back to life where the newer alone is taken back. */
const together: Readonly<Record<string, readonly string[]>> = {
  admin_free_delivery: ["free_delivery_over"],
  free_delivery_over: ["admin_free_delivery"],
};

/** Throws where the part of a name like `centralize_login.otp_login_status` is none. */
function checkPart(key: string, part: string, value: unknown): void {
  const { properties = {} } = settingOf(key).type;
  const isLanguage = isTranslations(value) && part in value;
  if (Object.hasOwn(properties, part) || (isLanguage && part !== defaultLanguage)) return;
  if (isLanguage)
    throw new StartError(`${key}.${part} stands for every language without a text. Unset ${key} as a whole.`);
  const nearest = nearestName(part, Object.keys(properties));
  throw new StartError(
    `${key} has no part ${part}.${nearest === null ? "" : ` Did you mean ${nearest}?`} Nothing was changed.`,
  );
}

/**
 * Takes back a setting, or a part of it (`KEY.PART`), whose default counts then; returns the keys that were changed, none where
 * nothing was set. Throws a StartError with a sentence for the operator.
 */
export function unsetSetting(
  { database, settings }: Pick<ServerContext, "database" | "settings">,
  name: string,
): Promise<string[]> {
  const [key = "", ...path] = name.split(".");
  settingOf(key);
  return database.transaction(async (tx) => {
    const stored = await readSetting(tx, key);
    if (path[0] !== undefined) {
      checkPart(key, path[0], stored);
      const left = isRecord(stored) ? withoutPart(stored, path) : null;
      if (left === null) return [];
      if (left === undefined) await deleteSetting(tx, key);
      else await writeSetting(tx, key, left);
      return [key];
    }
    if (key === "digit_after_decimal_point") {
      const digits = currencyOf(settings.currency)?.decimals ?? defaultDigits;
      await checkCurrencySetting({ database: tx, settings }, key, digits);
    }
    const unset: string[] = [];
    for (const each of [key, ...(together[key] ?? [])]) {
      if ((await readSetting(tx, each)) === undefined) continue;
      await deleteSetting(tx, each);
      unset.push(each);
    }
    return unset;
  });
}
