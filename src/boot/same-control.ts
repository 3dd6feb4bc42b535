/** Finds the page's own control for one of the first rows, so that what was done with it is done with that. */

/** Names of rows and groups tell apart what says the same on every row. */
const rowOf = (control: Element): string =>
  [
    control.closest("li, article")?.querySelector("a[href]")?.getAttribute("href"),
    control.closest("[role=group]")?.getAttribute("aria-label"),
  ].join();

const labelOf = (control: Element): string =>
  control.getAttribute("aria-label") ?? (control.closest("label") ?? control).textContent ?? "";

/** The purpose of a control: the target of a link, whatever its label by now, or the words of a button or a choice. */
const identityOf = (control: Element, label = labelOf(control)): string =>
  control.getAttribute("href") ?? [rowOf(control), control.tagName, label].join();

/** Prices and numbers on a button may have changed since. */
const withoutFigures = (control: Element): string =>
  identityOf(control, labelOf(control).replace(/[\p{Nd}.,٫٬]+/gu, ""));

/** A figure may be all that tells two choices apart, such as 250 and 500 g. */
const identitiesOf = (control: Element) =>
  control instanceof HTMLInputElement ? [identityOf] : [identityOf, withoutFigures];

/** Links to one page are alike, and so are the buttons of one row, wherever the row stands. */
const isSameAnywhere = (control: Element): boolean => control.hasAttribute("href") || rowOf(control) !== ",";

/** The page's own control for a control of the first rows; null where there is none. */
export function sameControl(
  control: Element | null,
  screen: ParentNode,
  page: ParentNode,
): HTMLElement | null {
  if (!control) return null;
  for (const identity of identitiesOf(control)) {
    const wanted = identity(control);
    const alike = (place: ParentNode): HTMLElement[] =>
      [...place.querySelectorAll<HTMLElement>("main :is(a, button, input, select)")].filter(
        (other) => identity(other) === wanted,
      );
    const [found, shown] = [alike(page), alike(screen)];
    // A control among several alike is found by its position only while there are as many.
    if (found.length === shown.length) return found[shown.indexOf(control as HTMLElement)] ?? null;
    if (found.length > 0 && isSameAnywhere(control)) return found[0] ?? null;
  }
  return null;
}

/** As if it were done by hand: React reads a value only from the element's own property, and at an event. */
export function setByHand(control: HTMLElement | null, value: string): void {
  const [kind, event] =
    control instanceof HTMLSelectElement
      ? ([HTMLSelectElement.prototype, "change"] as const)
      : ([HTMLInputElement.prototype, "input"] as const);
  if (!control || !(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return;
  Object.getOwnPropertyDescriptor(kind, "value")?.set?.call(control, value);
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
