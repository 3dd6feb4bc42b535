import type { Language } from "../../context";

/** One error of the table: status, the contract's code and the text a shopper reads; braces are filled by values. */
export interface RefusalRow {
  status: number;
  code: string;
  text: Record<Language, string>;
  /** Answered as `{message}` instead of `{errors}`. */
  form?: "message";
}

/** A row of the table. */
export const row = (status: number, code: string, en: string, ar: string, form?: "message"): RefusalRow => ({
  status,
  code,
  text: { en, ar },
  ...(form ? { form } : {}),
});
