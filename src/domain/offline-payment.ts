/** A shopper's details of a payment outside of the app; the page and the server check them by the same rule. */

export const maxOfflineAnswer = 191;
export const maxOfflineNote = 500;

/** Names that a method's field cannot have: the request has them for something else. */
export const reservedOfflineNames: readonly string[] = [
  "order_id",
  "method_id",
  "customer_note",
  "guest_id",
  "update_payment_info",
  "_method",
];

/** A field of a method. */
export interface OfflineField {
  /** Its name in the request. */
  readonly key: string;
  readonly required: boolean;
}

/** `missing`: required and empty. `long`: more than 191 characters. `signs`: signs that no name, number or reference has. */
export type OfflineProblem = "missing" | "long" | "signs";

/** Control signs, signs that turn the direction of writing, and the brackets of markup. */
const foreignSigns = /[\p{Cc}\p{Cs}<>\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** A note may have several lines. */
const foreignInNote = /[^\P{Cc}\n]|[\p{Cs}<>\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Why what was filled in cannot be taken; null when it can. */
export function offlineAnswerProblem(value: string, required: boolean): OfflineProblem | null {
  const written = value.trim();
  if (written === "") return required ? "missing" : null;
  if (written.length > maxOfflineAnswer) return "long";
  return foreignSigns.test(written) ? "signs" : null;
}

/** The same for the note, which nobody has to write. */
export function offlineNoteProblem(note: string): Exclude<OfflineProblem, "missing"> | null {
  if (note.trim().length > maxOfflineNote) return "long";
  return foreignInNote.test(note) ? "signs" : null;
}

/** The first field of a method whose answer cannot be taken, with why; null when all can. */
export function firstOfflineProblem<Field extends OfflineField>(
  fields: readonly Field[],
  answerOf: (key: string) => string,
): { readonly field: Field; readonly problem: OfflineProblem } | null {
  for (const field of fields) {
    const problem = offlineAnswerProblem(answerOf(field.key), field.required);
    if (problem !== null) return { field, problem };
  }
  return null;
}
