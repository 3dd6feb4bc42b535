// @chunk sheet

/** Px: one toast with its margins, and the head of a sheet with its title in one line and its close button. */
const toastHeight = 80;
const headHeight = 68;
const margin = 12;

/**
 * Where toasts stand over a sheet that begins at `sheetTop`: above it where there is room for all of them, else below its
 * head. Px; `height` is that of the toasts, `head` how far below the sheet's top its title ends.
 */
export const toastTop = (sheetTop: number, height = 0, head = 0): number =>
  sheetTop >= Math.max(toastHeight, height + 2 * margin)
    ? margin
    : sheetTop + Math.max(headHeight, head + margin);

/** How far below the panel's top its title ends, px. Both may be on their way in. */
function headOf(panel: HTMLElement): number {
  const title = panel.querySelector("h2")?.getBoundingClientRect();
  return title ? title.bottom - panel.getBoundingClientRect().top : 0;
}

/**
 * Tells the style sheet of `toasts` where they cover neither title nor close button of the panel. On them and not on
 * the root, where a variable restyles the whole page. Returns a function that stops it.
 */
export function followPanelWithToasts(panel: HTMLElement, toasts: readonly HTMLElement[]): () => void {
  const observer = new ResizeObserver(() => {
    // The layout's place: a panel on its way in is where it will be.
    const { offsetTop } = panel;
    const head = headOf(panel);
    for (const toast of toasts)
      toast.style.setProperty("--message-top", `${toastTop(offsetTop, toast.offsetHeight, head)}px`);
  });
  for (const element of [panel, ...toasts]) observer.observe(element);
  return () => {
    observer.disconnect();
    for (const toast of toasts) toast.style.removeProperty("--message-top");
  };
}
