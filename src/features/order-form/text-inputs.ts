import type { ChangeEvent } from "react";

/** Value and change of a text input that edits one field of `values`. */
export const textInput =
  <Field extends string>(
    values: Readonly<Record<Field, string>>,
    onChange: (changes: Partial<Record<Field, string>>) => void,
  ) =>
  (field: Field) => ({
    value: values[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      onChange({ [field]: target.value } as Partial<Record<Field, string>>),
  });
