/** Px: one toast with its margins, where toasts stand on a page, and the head of a sheet with its title in one line and its close button. */
const toastHeight = 80;
const pagePlace = 72;
const headHeight = 68;
const margin = 12;

/**
 * Where toasts stand over a sheet that begins at `sheetTop`: where they stand on the page (null) when the sheet begins below
 * that, so that none moves when a sheet comes or goes; else above it where there is room for all of them, else below its
 * head. Px; `height` is that of the toasts, `head` how far below the sheet's top its title ends.
 */
export const toastTop = (sheetTop: number, height = 0, head = 0): number | null => {
  const room = Math.max(toastHeight, height + 2 * margin);
  if (sheetTop >= pagePlace - margin + room) return null;
  return sheetTop >= room ? margin : sheetTop + Math.max(headHeight, head + margin);
};

/** How far below the panel's top its title ends, px. Both may be on their way in. */
function headOf(panel: HTMLElement): number {
  const title = panel.querySelector("h2")?.getBoundingClientRect();
  return title ? title.bottom - panel.getBoundingClientRect().top : 0;
}

/** Px at the top of a phone's screen that belong to its camera or clock. */
const safeTop = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--safe-top")) || 0;

/**
 * A sheet that opens under messages begins below them, so that they cover nothing of it; it stays as low until it closes,
 * because what is pressed in it must not move. Nothing is measured where there are no messages.
 */
export function openBelowToasts(panel: HTMLElement, toasts: readonly HTMLElement[]): void {
  const ends = toasts
    .filter((toast) => toast.querySelector("li") !== null)
    .map((toast) => toast.getBoundingClientRect())
    .filter(({ top }) => top < window.innerHeight / 2)
    .map(({ bottom }) => bottom + margin);
  panel.toggleAttribute("data-below-toasts", ends.length > 0);
  if (ends.length > 0) panel.style.setProperty("--toasts-end", `${Math.max(...ends)}px`);
}

/**
 * Tells the style sheet of `toasts` where they cover neither title nor close button of the panel. On them and not on
 * the root, where a variable restyles the whole page. Returns a function that stops it.
 */
export function followPanelWithToasts(panel: HTMLElement, toasts: readonly HTMLElement[]): () => void {
  const observer = new ResizeObserver(() => {
    // The layout's place: a panel on its way in is where it will be.
    const sheetTop = panel.offsetTop - safeTop();
    const head = headOf(panel);
    for (const toast of toasts) {
      const top = toastTop(sheetTop, toast.offsetHeight, head);
      if (top === null) toast.style.removeProperty("--message-top");
      else toast.style.setProperty("--message-top", `${top}px`);
    }
  });
  for (const element of [panel, ...toasts]) observer.observe(element);
  return () => {
    observer.disconnect();
    for (const toast of toasts) toast.style.removeProperty("--message-top");
  };
}
