/** Finds the page's own control for one of the first rows, so that what was done with it is done with that. */

/** Names of rows and groups tell apart what says the same on every row. */
const rowOf = (control: Element): string =>
  [
    control.closest("li, article")?.querySelector("a[href]")?.getAttribute("href"),
    control.closest("[role=group]")?.getAttribute("aria-label"),
  ].join();

/** What a control does: where a link leads, whatever stands on it by now, and what a button or a choice says, but for its figures. */
const identityOf = (control: Element): string =>
  control.getAttribute("href") ??
  [
    rowOf(control),
    control.tagName,
    (control.getAttribute("aria-label") ?? (control.closest("label") ?? control).textContent ?? "").replace(
      /[\p{Nd}.,٫٬]+/gu,
      "",
    ),
  ].join();

/** Links to one page are alike, and so are the buttons of one row, wherever the row stands. */
const isSameAnywhere = (control: Element): boolean => control.hasAttribute("href") || rowOf(control) !== ",";

/** The page's own control for one of the first rows; null where there is none. */
export function sameControl(
  control: Element | null,
  screen: ParentNode,
  page: ParentNode,
): HTMLElement | null {
  if (!control) return null;
  const alike = (place: ParentNode) =>
    [...place.querySelectorAll<HTMLElement>("main :is(a, button, input, select)")].filter(
      (other) => identityOf(other) === identityOf(control),
    );
  const found = alike(page);
  return (
    found[alike(screen).indexOf(control as HTMLElement)] ??
    (isSameAnywhere(control) ? found[0] : undefined) ??
    null
  );
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
