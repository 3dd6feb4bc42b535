// @chunk store-menu
import { type RefObject, useEffect, useState } from "react";
import { menuSection } from "./menu-section";

/** How far below the bar the line is that says which section is read, px. */
const lineBelowBar = 24;

const isBelow = (section: HTMLElement | null | undefined, line: number): boolean =>
  section ? section.getBoundingClientRect().top > line : false;

/**
 * The category whose section lies below the bar; the first one above all of them. `shown` is false while other rows stand
 * in the sections' place.
 */
export function useSectionInView(
  bar: RefObject<HTMLElement | null>,
  categories: readonly { readonly id: number }[],
  shown: boolean,
): number | undefined {
  const [current, setCurrent] = useState<number>();
  useEffect(() => {
    const element = bar.current;
    if (!shown || element === null || typeof IntersectionObserver === "undefined") return;
    const ids = new Map(categories.map(({ id }) => [menuSection(id), id]));
    const [first] = ids.keys();
    let observer: IntersectionObserver | undefined;
    // One line of pixels across the window.
    const watch = () => {
      observer?.disconnect();
      const line = Math.round(
        parseFloat(getComputedStyle(element).top) + element.offsetHeight + lineBelowBar,
      );
      observer = new IntersectionObserver(
        (entries) => {
          const entered = entries.find((entry) => entry.isIntersecting);
          if (entered) setCurrent(ids.get(entered.target as HTMLElement));
          // A jump to the top passes the first section, which then never crosses the line.
          else if (isBelow(first, line)) setCurrent(undefined);
        },
        { rootMargin: `-${line}px 0px -${Math.max(0, window.innerHeight - line - 1)}px 0px` },
      );
      for (const section of ids.keys()) if (section) observer.observe(section);
    };
    watch();
    window.addEventListener("resize", watch);
    return () => {
      window.removeEventListener("resize", watch);
      observer?.disconnect();
    };
  }, [bar, categories, shown]);
  return shown ? (current ?? categories[0]?.id) : undefined;
}
