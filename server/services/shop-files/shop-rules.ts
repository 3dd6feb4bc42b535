import type { ServerContext } from "../../context";
import type { Queryable } from "../../db/database";
import { defaultLanguage, languages } from "../../locales";
import { phoneReader } from "../contacts/contacts";
import { readDigits } from "../settings/shop-view";
import type { ShopRules } from "./fields/field";

/** Rules by which this shop's files are read. */
export const shopRules = async (
  database: Queryable,
  { currency }: Pick<ServerContext["settings"], "currency">,
): Promise<ShopRules> => ({
  digits: await readDigits(database),
  currency,
  readPhone: await phoneReader(database),
  translations: languages.filter((language) => language !== defaultLanguage),
});
