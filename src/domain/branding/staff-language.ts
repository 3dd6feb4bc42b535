/** A language that the shop brought, for a program of its own people (the board): as the server tells it and the device keeps it. */
import { isRecord } from "../is-record";

export interface StaffLanguage {
  /** Its name in itself. */
  languageName: string;
  /** Two letters. */
  languageCode: string;
  direction: "ltr" | "rtl";
  /** Texts by their keys; what is missing is in English. */
  texts: Readonly<Record<string, string>>;
}

/** Whether a value that was read from the network or from storage is a list of such languages. */
export const areStaffLanguages = (value: unknown): value is StaffLanguage[] =>
  Array.isArray(value) &&
  value.every(
    (row: unknown) =>
      isRecord(row) &&
      /^[a-z]{2}$/.test(String(row.languageCode)) &&
      (row.direction === "ltr" || row.direction === "rtl") &&
      typeof row.languageName === "string" &&
      isRecord(row.texts) &&
      Object.values(row.texts).every((text) => typeof text === "string"),
  );
