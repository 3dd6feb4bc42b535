import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Ends a scrolling list below a whole row, because half a row looks like the end of the list. The list's own style sets its
 * maximum height; `rows` must be a new array when its rows change.
 */
export function useWholeRows(rows: readonly unknown[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are the reason.
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current) fitWholeRows(list.current);
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, [rows]);
  return list;
}

function fitWholeRows(list: HTMLElement): void {
  list.style.maxBlockSize = "";
  const room = list.clientHeight;
  if (list.scrollHeight <= room) return;
  let height = 0;
  for (const row of list.children) {
    const next = height + row.getBoundingClientRect().height;
    if (next > room) break;
    height = next;
  }
  // A single row that is higher than the list has to be scrolled.
  if (height > 0) list.style.maxBlockSize = `${height}px`;
}
