/** The country that the shop is in, where its phone numbers and coins belong. */
import type { Queryable } from "../../context";
import { StartError } from "../../core/errors";
import { phoneLibrary } from "../../core/phone-library";
import { readSetting } from "./settings";

/** Why a value is no country, as a sentence; null when it is one. Nothing is allowed: then every number needs its country code. */
export function countryProblem(value: unknown): string | null {
  if (value === undefined || value === "") return null;
  if (typeof value === "string" && phoneLibrary.callingCode(value.toUpperCase()) !== null) return null;
  return `country is ${JSON.stringify(value)}, which is none: it has to be the two letters of a country (ISO 3166), as DE for Germany or GB for the United Kingdom`;
}

/** At the start: throws a StartError for a stored country that is none. */
export async function checkStoredCountry(database: Queryable): Promise<void> {
  const problem = countryProblem(await readSetting(database, "country"));
  if (problem !== null)
    throw new StartError(`${problem}. Set it anew: npm run ops -- config set country '"DE"'.`);
}
