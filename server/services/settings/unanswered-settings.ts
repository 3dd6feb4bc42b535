import type { Queryable } from "../../context";
import { readSetting } from "./settings";

/** After how long an order without an answer is told by mail where the shop sets no other time, minutes. */
export const defaultUnansweredMinutes = 3;

/** After how long an order without an answer is told by mail, minutes; 0: never. */
export async function unansweredMinutes(database: Queryable): Promise<number> {
  const minutes = await readSetting(database, "unanswered_minutes");
  return typeof minutes === "number" && Number.isInteger(minutes) && minutes >= 0
    ? minutes
    : defaultUnansweredMinutes;
}
