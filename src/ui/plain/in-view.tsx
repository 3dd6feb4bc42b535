// @chunk lists

import { type ReactNode, startTransition, useCallback, useState } from "react";
import styles from "./in-view.module.css";
import { OnFirstScreens } from "./on-first-screens";

/** Children are rendered when they are this close to the screen. */
const usualNearness = "500px 0px";

export interface InViewProps {
  /** Rendered until then; as high as the children. */
  readonly placeholder: ReactNode;
  /** Margins around the screen, as of CSS. */
  readonly nearness?: string;
  /** True where it is known to be on the first screens: then nothing has to be measured first. */
  readonly surely?: boolean;
  readonly children: ReactNode;
}

/**
 * Renders its children, which start their requests, when they come near the screen. Must be as wide as the page, because
 * it clips what sticks out.
 */
export function InView({ placeholder, nearness = usualNearness, surely = false, children }: InViewProps) {
  // Rendered on a server nothing is near; an old browser cannot tell.
  const [near, setNear] = useState(
    typeof window !== "undefined" && (surely || !("IntersectionObserver" in window)),
  );
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (element === null || typeof IntersectionObserver === "undefined") return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          // The data may be cached already: then everything renders now, at low priority.
          startTransition(() => setNear(true));
        },
        { rootMargin: nearness },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [nearness],
  );
  return near ? (
    <div className={styles.near}>
      <OnFirstScreens value={surely}>{children}</OnFirstScreens>
    </div>
  ) : (
    <div ref={watch} className={styles.place} aria-hidden="true">
      {placeholder}
    </div>
  );
}
