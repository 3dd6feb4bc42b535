// @chunk behind
/** A person's input in the fields of a page, described so that it can be typed again into the page's next rendering. */

export interface TypedField {
  /** The field: its kind, name and label. */
  what: string;
  /** Which of those that are the same, in the order of the page. */
  index: number;
  /** Its text; of a box or an option whether it is chosen. */
  value: string | boolean;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const refusedTypes = ["password", "file", "hidden", "submit", "button", "image", "reset", "search"];
/** Secrets, codes and cards are typed anew. */
const refusedPurpose = /password|one-time-code|^cc-/;

/** Fields that React does not control tell it themselves, also of what was typed before anybody followed it. */
const isChanged = (field: Field): boolean =>
  !(field instanceof HTMLSelectElement) &&
  (isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue);

const isKept = (field: Field): boolean =>
  !refusedTypes.includes(field.type) && !refusedPurpose.test(field.autocomplete);

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === "radio" || field.type === "checkbox";

/** Names and ids that React makes are others at each rendering. */
const isLasting = (name: string): boolean => !/[:«]|_r_\w+_/.test(name);

function whatIs(field: Field): string {
  const label =
    field.getAttribute("aria-label") ??
    field.labels?.[0]?.textContent ??
    field.getAttribute("placeholder") ??
    "";
  const option = isChoice(field) ? field.value : "";
  return [field.type, isLasting(field.name) ? field.name : "", label.trim(), option].join("|");
}

const fieldsOf = (root: ParentNode): Field[] =>
  Array.from(root.querySelectorAll("input, textarea, select")).filter(isField).filter(isKept);

/** Follows what is typed from now on, and `early` fields; a value that the page itself has put there is not the person's. */
export function followTyping(
  root: Document,
  early: Iterable<EventTarget>,
): { typed: () => TypedField[]; stop: () => void } {
  const touched = new Set<Field>([...early].filter(isField).filter(isKept));
  const note = ({ target }: Event): void => {
    if (isField(target) && isKept(target)) touched.add(target);
  };
  root.addEventListener("input", note, true);
  root.addEventListener("change", note, true);
  const typed = (): TypedField[] => {
    const all = fieldsOf(root).map((field) => ({ field, what: whatIs(field) }));
    return all.flatMap(({ field, what }, at) => {
      if (
        !(touched.has(field) || isChanged(field)) ||
        (field.type === "radio" && !(field as HTMLInputElement).checked)
      )
        return [];
      const index = all.slice(0, at).filter((other) => other.what === what).length;
      return [{ what, index, value: isChoice(field) ? field.checked : field.value }];
    });
  };
  const stop = () => {
    root.removeEventListener("input", note, true);
    root.removeEventListener("change", note, true);
  };
  return { typed, stop };
}

/** Types one field again. False while the page has no such field, or one that takes nothing. */
export function typeAgain(root: ParentNode, { what, index, value }: TypedField): boolean {
  const field = fieldsOf(root).filter((other) => whatIs(other) === what)[index];
  if (!field || field.disabled) return false;
  if (typeof value === "boolean") {
    if (isChoice(field) && field.checked !== value) field.click();
    return true;
  }
  if (field.value === value) return true;
  // React hears only of values that are set past its own setter.
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}
