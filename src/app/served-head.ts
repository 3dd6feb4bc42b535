import { useEffect, useRef } from "react";

/**
 * Takes out what our server wrote into the head about the page that was opened first, as soon as another one is shown:
 * browsers share and save the canonical address, which would be the wrong one.
 */
export function useRemoveServedHead(pathname: string): void {
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return;
    for (const element of document.head.querySelectorAll("[data-served]")) element.remove();
  }, [pathname]);
}
