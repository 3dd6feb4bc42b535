/** Languages that the shop brought for the board; imported before anything that reads which languages there are. */
import { readStaffLanguages, takeKeptLanguages } from "@/platform/i18n/staff-languages";

takeKeptLanguages("board");

/** Hears of languages that the shop has brought since. Never rejects. */
export const followLanguages = (): Promise<boolean> => readStaffLanguages("board");
