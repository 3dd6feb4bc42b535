/** Px per millisecond above which a flick closes, however short it was. */
const flickSpeed = 0.6;
/** Part of the sheet's height that must be pulled down to close it slowly. */
const closingPart = 0.35;

/** Whether letting go now closes the sheet: pulled far enough, or flicked down; a flick up always keeps it. */
export function shouldCloseSheet(distancePx: number, speedPxPerMs: number, heightPx: number): boolean {
  if (distancePx <= 0 || speedPxPerMs < -0.1) return false;
  return speedPxPerMs > flickSpeed || distancePx > heightPx * closingPart;
}
