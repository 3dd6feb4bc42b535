import { useLayoutEffect } from "react";

/**
 * An attribute of the document's root while the component is there, for style sheets. They do not look for the component with
 * `:root:has(…)`: the browser would search the whole page for it whenever an element joins, 10 ms in a list of 500 cards on a
 * slow phone.
 */
export function useRootMark(name: `data-${string}`): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.setAttribute(name, "");
    return () => root.removeAttribute(name);
  }, [name]);
}
