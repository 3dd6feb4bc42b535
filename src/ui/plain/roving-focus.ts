/**
 * Where an arrow key leads in a row of `count` controls; undefined when the key means nothing here. In a
 * right-to-left row the left arrow goes on and the right arrow goes back.
 */
export function nextInRow(
  key: string,
  current: number,
  count: number,
  rightToLeft: boolean,
): number | undefined {
  if (count === 0) return undefined;
  const forward = rightToLeft ? "ArrowLeft" : "ArrowRight";
  const backward = rightToLeft ? "ArrowRight" : "ArrowLeft";
  if (key === forward) return (current + 1) % count;
  if (key === backward) return (current - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

/** Whether an element is laid out from right to left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === "rtl";
}
