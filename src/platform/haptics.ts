/** A short vibration that confirms an action; none without a motor, before the first touch, or with reduced motion. */
export function vibrate(durationMs: number): void {
  // Browsers complain about a vibration before the first touch.
  if (navigator.userActivation?.hasBeenActive && !matchMedia("(prefers-reduced-motion: reduce)").matches)
    navigator.vibrate?.(durationMs);
}
