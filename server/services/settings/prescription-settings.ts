import type { Queryable } from "../../context";
import { readSetting } from "./settings";

/** How long a shopper may agree to the price of a prescription where the shop sets no other time, minutes. */
export const defaultAgreeMinutes = 15;

/** How long a shopper may agree to the price of a prescription, minutes. */
export async function agreeMinutes(database: Queryable): Promise<number> {
  const minutes = await readSetting(database, "prescription_agree_minutes");
  return typeof minutes === "number" && Number.isInteger(minutes) && minutes >= 1
    ? minutes
    : defaultAgreeMinutes;
}
