// @chunk behind

/** A finger that trembles is no direction, px. */
const least = 8;

/**
 * The `ref` of a part of a bar: marks the bar with `data-low` while the page is scrolled down, for style sheets; up and at the top
 * the mark goes.
 */
export function watchScrolling(part: HTMLElement | null): (() => void) | undefined {
  const bar = part?.closest("[data-bar]");
  if (!bar) return undefined;
  let last = scrollY;
  const look = () => {
    if (Math.abs(scrollY - last) < least) return;
    bar.toggleAttribute("data-low", scrollY > last && scrollY > least);
    last = scrollY;
  };
  addEventListener("scroll", look, { passive: true });
  return () => removeEventListener("scroll", look);
}
