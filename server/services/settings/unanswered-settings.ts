import type { Queryable } from "../../context";
import { readSetting } from "./settings";

/** Minutes where the shop sets no `unanswered_minutes`. */
export const defaultUnansweredMinutes = 3;

/** Minutes after which an unanswered order is reported by mail; 0: never. */
export async function unansweredMinutes(database: Queryable): Promise<number> {
  const minutes = await readSetting(database, "unanswered_minutes");
  return typeof minutes === "number" && Number.isInteger(minutes) && minutes >= 0
    ? minutes
    : defaultUnansweredMinutes;
}
