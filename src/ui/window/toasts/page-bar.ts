// @chunk behind

/** Less room below a bar than a toast needs above what stands at the end of the screen, px: it would cover the bar. */
const minRoomBelow = 200;

/**
 * How far the bars that pages keep near the end of the screen (`data-page-bar`) reach up from it, px; they stand above the
 * bottom bar or scroll away with the page, and have as many rows as their words need.
 */
export function pageBarHeight(): number {
  const heights = Array.from(document.querySelectorAll("[data-page-bar]"), (bar) => {
    const { top, bottom, height } = bar.getBoundingClientRect();
    const isNearEnd = height > 0 && top < innerHeight && innerHeight - bottom < minRoomBelow;
    return isNearEnd ? innerHeight - top : 0;
  });
  return Math.max(0, ...heights);
}
