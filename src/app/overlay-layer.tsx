import { lazy, Suspense, useEffect, useState } from "react";
import { useOverlays } from "@/stores/overlay";

const OverlayHost = lazy(() =>
  import("./overlay-host").then(({ OverlayHost }) => ({ default: OverlayHost })),
);

/** The overlay host, from the first overlay on; it then stays, so that what is closed can leave with its motion. */
export function OverlayLayer() {
  const open = useOverlays().length > 0;
  const [wanted, setWanted] = useState(open);
  useEffect(() => {
    if (open) setWanted(true);
  }, [open]);
  return wanted ? (
    <Suspense>
      <OverlayHost />
    </Suspense>
  ) : null;
}
