// @chunk shared-place

import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { parseSharedPlace } from "@/features/location";
import { preloadTexts, translator } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { openOverlay } from "@/stores/overlay";
import { showWarning } from "@/stores/toasts";

/** `/share-place`: what another app shared with the installed one opens the map there. The address is left at once. */
export default function SharedPlacePage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    const place = parseSharedPlace({
      title: query.get("title"),
      text: query.get("text"),
      url: query.get("url"),
    });
    void navigate(paths.landing.href(), { replace: true });
    if (place === null) {
      void preloadTexts("browse").then(() => showWarning(translator("browse")("place.sharedNone")));
      return;
    }
    openOverlay({
      kind: "location-picker",
      purpose: "delivery",
      ...(place.kind === "point" ? { start: place.position } : { search: place.words }),
    });
  }, [query, navigate]);
  return null;
}
