// @chunk cards

import type { ReactNode } from "react";

export interface LiveRegionProps {
  readonly children: ReactNode;
  /** `assertive` interrupts the reader: for errors that stop the shopper only. */
  readonly urgency?: "polite" | "assertive";
}

/** Speaks its text when it changes. Keep it mounted: a region that appears with its text is not announced. */
export function LiveRegion({ children, urgency = "polite" }: LiveRegionProps) {
  return (
    <div className="visually-hidden" aria-live={urgency} aria-atomic="true" data-announces="">
      {children}
    </div>
  );
}
