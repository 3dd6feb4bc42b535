/** The page is about to be as it was when a session ended: forms that a press opens are opened by their page. */
let forms: readonly string[] = [];

/** Names of forms (`data-form`) in which something had been typed. */
export function openInterruptedForms(names: readonly string[]): void {
  forms = names;
}

/** Whether this form is to be open at once. */
export const isInterrupted = (name: string): boolean => forms.includes(name);
