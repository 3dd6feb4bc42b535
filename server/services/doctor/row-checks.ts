/** Rows that the database would not take today. */
import { rowsAgainstRules } from "../../db/rules-aside";
import { type Check, redWhereAny } from "./diagnosis";

export const checkRows: Check = async ({ database }) =>
  redWhereAny(await rowsAgainstRules(database), {
    fine: "Rows: each means something.",
    wrong:
      "Rows: these are from before a rule that they break, and nothing of them can be changed, not even their stock.",
    mend: "Correct what the rule is named after: import the row with a right value.",
  });
