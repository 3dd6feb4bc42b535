/** Less room below a bar than a toast needs above what stands at the end of the screen, px: it would cover the bar. */
const minRoomBelow = 200;

/**
 * Where what is pressed next stands: of the dialog on top its buttons at the end and what sends its form, else the bars that
 * pages keep near the end of the screen (`data-page-bar`) and what sends a form of the page.
 */
export function nextPresses(): DOMRectReadOnly[] {
  const dialog = Array.from(document.querySelectorAll("[role=dialog], [role=alertdialog]")).at(-1);
  const found = dialog
    ? dialog.querySelectorAll("[data-footer], [type=submit]")
    : document.querySelectorAll("[data-page-bar], main [type=submit]");
  return Array.from(found, (element) => element.getBoundingClientRect()).filter(
    ({ top, height }) => height > 0 && top < innerHeight,
  );
}

/** How far those below a place reach up from the end of the screen, px: they have as many rows as their words need. */
export function barHeight(presses: readonly DOMRectReadOnly[], { left, right }: DOMRectReadOnly): number {
  const heights = presses.map((press) => {
    const isBelow = press.left < right && left < press.right && innerHeight - press.bottom < minRoomBelow;
    return isBelow ? innerHeight - press.top : 0;
  });
  return Math.max(0, ...heights);
}
