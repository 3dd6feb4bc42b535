/** One error of the table. Its text stands in the locales under the same name. */
export interface RefusalRow {
  status: number;
  /** The contract's code; for validation the field's name. */
  code: string;
  /** The response is `{message}`, or `{errors: {message}}`, instead of a list of errors. */
  form?: "message" | "object";
}

/** A row of the table. */
export const row = (status: number, code: string, form?: RefusalRow["form"]): RefusalRow => ({
  status,
  code,
  ...(form ? { form } : {}),
});
