// @chunk behind
/** A part of the page that fails takes nothing that was typed into it: the fields are as they were when it is rendered again. */
import { session } from "@/stores/session";
import { type TypedField, typeAgain } from "./typed-fields";

const isSame = (one: TypedField, other: TypedField) => one.what === other.what && one.index === other.index;

/** `typed` tells what is typed now. Returns a function that stops it. */
export function keepTypedIntoFailedParts(typed: () => TypedField[]): () => void {
  let left: TypedField[] = [];
  let where = "";
  const placeNow = () => `${session().accountKey} ${location.pathname}${location.search}`;
  const typeWhatIsThere = () => {
    // What was typed on another page, or by somebody else, is not for the fields of this one.
    if (placeNow() !== where) left = [];
    else left = left.filter((field) => !typeAgain(document, field));
    if (left.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(typeWhatIsThere);
  /** Its fields are still in the page. */
  const keep = () => {
    observer.disconnect();
    const now = typed();
    const before = placeNow() === where ? left : [];
    where = placeNow();
    left = [...before.filter((field) => !now.some((other) => isSame(field, other))), ...now];
  };
  /** They are no longer. */
  const begin = () => {
    observer.observe(document.body, { childList: true, subtree: true });
    typeWhatIsThere();
  };
  addEventListener("part-fails", keep);
  addEventListener("part-failed", begin);
  return () => {
    observer.disconnect();
    removeEventListener("part-fails", keep);
    removeEventListener("part-failed", begin);
  };
}
