/** A short knock of the phone at what was done; nothing where there is no motor, before a first touch, or without motion. */
export function vibrate(durationMs: number): void {
  // A browser complains about a page that nobody has touched yet.
  if (navigator.userActivation?.hasBeenActive && !matchMedia("(prefers-reduced-motion: reduce)").matches)
    navigator.vibrate?.(durationMs);
}
