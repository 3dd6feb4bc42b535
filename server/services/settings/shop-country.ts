/** The country that the shop is in, where its phone numbers and coins belong. */
import type { Queryable } from "../../context";
import { phoneLibrary } from "../../core/phone-library";
import { configDefaults } from "./config-defaults";
import { readSetting } from "./settings";

/** Why a value is no country, as a sentence; null when it is one. Nothing is allowed: then every number needs its country code. */
export function countryProblem(value: unknown): string | null {
  if (value === undefined || value === "") return null;
  if (typeof value === "string" && phoneLibrary.callingCode(value.toUpperCase()) !== null) return null;
  return `country is ${JSON.stringify(value)}, which is none: it has to be the two letters of a country (ISO 3166), as DE for Germany or GB for the United Kingdom`;
}

/** The country of a stored value; none where it is malformed, because the default's plan would make strangers' numbers of the shop's. */
export function countryOfStored(value: unknown): string {
  if (value === undefined) return configDefaults.country;
  return typeof value === "string" && countryProblem(value) === null ? value : "";
}

/** A sentence for the operator about a stored country that does not exist; null when it does. */
export async function storedCountryProblem(database: Queryable): Promise<string | null> {
  const problem = countryProblem(await readSetting(database, "country"));
  return problem === null
    ? null
    : `${problem}. Until then every phone number needs its country code. Set it anew: npm run ops -- config set country '"DE"'.`;
}
