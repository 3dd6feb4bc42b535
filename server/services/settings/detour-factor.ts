import { Value } from "typebox/value";
import type { Queryable } from "../../context";
import { configDefaults } from "./config-defaults";
import { readSetting } from "./settings";
import { storedForms } from "./stored-forms";

/** How much longer roads are than the straight line, 1 to 3; the default where the stored value is none of these. */
export async function readDetourFactor(database: Queryable): Promise<number> {
  const value = Number(await readSetting(database, "detour_factor"));
  const form = storedForms.detour_factor;
  return form && Value.Check(form, value) ? value : configDefaults.detour_factor;
}
