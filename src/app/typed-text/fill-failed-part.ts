/** Fills the fields of a failed part again once it is rendered anew, so that nothing that was typed is lost. */
import { session } from "@/stores/session";
import { type TypedField, typeAgain } from "./typed-fields";

let left: readonly TypedField[] = [];
let where = "";
const observer = new MutationObserver(typeWhatIsThere);

/** Identifies the page by account and address: text that was typed elsewhere must not fill its fields. */
const placeNow = () => `${session().accountKey} ${location.pathname}${location.search}`;

function typeWhatIsThere(): void {
  left = placeNow() === where ? left.filter((field) => !typeAgain(document, field)) : [];
  if (left.length === 0) observer.disconnect();
}

/** To be called when the part is gone. `typed` are the fields that the page had before. */
export function fillFailedPart(typed: readonly TypedField[]): void {
  const isTyped = ({ what, index }: TypedField) =>
    typed.some((field) => field.what === what && field.index === index);
  // A second try may fail as well: what was typed before the first is still to come.
  const before = placeNow() === where ? left.filter((field) => !isTyped(field)) : [];
  where = placeNow();
  left = [...before, ...typed];
  observer.observe(document.body, { childList: true, subtree: true });
  typeWhatIsThere();
}
