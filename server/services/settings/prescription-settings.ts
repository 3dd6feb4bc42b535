import type { Queryable } from "../../context";
import { readSetting } from "./settings";

/** How long a shopper may agree to the price of a prescription where the shop sets no other time, minutes. */
export const defaultAgreeMinutes = 15;

/** How long photos of a prescription are kept where the shop sets no other time, days. */
export const defaultPhotoDays = 30;
export const maxPhotoDays = 3650;

/** How long a shopper may agree to the price of a prescription, minutes. */
export async function agreeMinutes(database: Queryable): Promise<number> {
  const minutes = await readSetting(database, "prescription_agree_minutes");
  return typeof minutes === "number" && Number.isInteger(minutes) && minutes >= 1
    ? minutes
    : defaultAgreeMinutes;
}

/** Days after which the photos of a prescription are deleted, counted from the last change of an order that is over. */
export async function prescriptionPhotoDays(database: Queryable): Promise<number> {
  const days = await readSetting(database, "prescription_photo_days");
  return typeof days === "number" && Number.isInteger(days) && days >= 0 && days <= maxPhotoDays
    ? days
    : defaultPhotoDays;
}
