/** Languages that the shop brought for couriers; imported before anything that reads which languages there are. */
import { readStaffLanguages, takeKeptLanguages } from "@/platform/i18n/staff-languages";

takeKeptLanguages("courier");

/** Hears of languages that the shop has brought since. Never rejects. */
export const followLanguages = (): Promise<boolean> => readStaffLanguages("courier");
