// @chunk sheet

/** Px: a message with its margins, and the head of a sheet with its title and its close button. */
const messageHeight = 80;
const headHeight = 68;
const margin = 12;

/** Where messages stand over a sheet that begins at `sheetTop`: above it where there is room, else below its head. Px. */
export const toastTop = (sheetTop: number): number =>
  sheetTop >= messageHeight ? margin : sheetTop + headHeight;

/** Tells the style sheet of the messages where they cover neither title nor close button; answers how to stop. */
export function followPanelWithToasts(panel: HTMLElement): () => void {
  const { style } = document.documentElement;
  // The layout's place: a panel on its way in is where it will be.
  const tell = () => style.setProperty("--message-top", `${toastTop(panel.offsetTop)}px`);
  tell();
  const observer = new ResizeObserver(tell);
  observer.observe(panel);
  return () => {
    observer.disconnect();
    style.removeProperty("--message-top");
  };
}
