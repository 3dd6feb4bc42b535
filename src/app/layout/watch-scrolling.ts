// @chunk beside

/** A finger that trembles is no direction, px. */
const least = 8;

/** Marks an element with `data-low` while the page is scrolled down, for style sheets; up and at the top the mark goes. */
export function watchScrolling(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  let last = scrollY;
  const look = () => {
    if (Math.abs(scrollY - last) < least) return;
    element.toggleAttribute("data-low", scrollY > last && scrollY > least);
    last = scrollY;
  };
  addEventListener("scroll", look, { passive: true });
  return () => removeEventListener("scroll", look);
}
