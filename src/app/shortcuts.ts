/** What the home screen's shortcuts ask for beyond an address. */

/** Gives the search box of the page the focus as soon as it is there; gives up after some seconds. */
export function focusSearch(): void {
  const find = () =>
    document.querySelector<HTMLInputElement>("#content [role=search] input, header [role=search] input");
  const box = find();
  if (box) {
    box.focus();
    return;
  }
  const observer = new MutationObserver(() => {
    const late = find();
    if (!late) return;
    observer.disconnect();
    late.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), 8_000);
}
