// @chunk sheet

/** Px: a toast with its margins, and the head of a sheet with its title and its close button. */
const toastHeight = 80;
const headHeight = 68;
const margin = 12;

/** Where toasts stand over a sheet that begins at `sheetTop`: above it where there is room, else below its head. Px. */
export const toastTop = (sheetTop: number): number =>
  sheetTop >= toastHeight ? margin : sheetTop + headHeight;

/**
 * Tells the style sheet of `toasts` where they cover neither title nor close button of the panel. On them and not on
 * the root, where a variable restyles the whole page. Returns a function that stops it.
 */
export function followPanelWithToasts(panel: HTMLElement, toasts: readonly HTMLElement[]): () => void {
  const observer = new ResizeObserver(() => {
    // The layout's place: a panel on its way in is where it will be.
    const top = `${toastTop(panel.offsetTop)}px`;
    for (const toast of toasts) toast.style.setProperty("--message-top", top);
  });
  observer.observe(panel);
  return () => {
    observer.disconnect();
    for (const toast of toasts) toast.style.removeProperty("--message-top");
  };
}
