import { type ReactNode, startTransition, useCallback, useState } from "react";
import styles from "./near-view.module.css";

/** A part of the page is prepared when it is this near to the screen. */
const nearness = "500px 0px";

export interface NearViewProps {
  /** Keeps the place until then; as high as what follows. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders its children, and with them their requests, when they come near the screen. Takes the page's whole width,
 * because what sticks out of such a box is cut.
 */
export function NearView({ placeholder, children }: NearViewProps) {
  const [near, setNear] = useState(typeof IntersectionObserver === "undefined");
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        // Its answer may be there already: then everything is rendered now, in pieces.
        startTransition(() => setNear(true));
      },
      { rootMargin: nearness },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return near ? (
    <div className={styles.near}>{children}</div>
  ) : (
    <div ref={watch} className={styles.place} aria-hidden="true">
      {placeholder}
    </div>
  );
}
