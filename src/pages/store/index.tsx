// @chunk store

import { useParams, useSearchParams } from "react-router-dom";
import { StoreView } from "@/features/stores";
import { preloadTexts } from "@/platform/i18n";
import { useLocationStore } from "@/stores/location";

void preloadTexts("catalogue");

/** `/store/{id}`: a store with everything it sells. */
export default function StorePage() {
  const { id = "" } = useParams();
  const [query] = useSearchParams();
  const distance = Number(query.get("distance") ?? Number.NaN);
  const zoneId = useLocationStore((state) => state.zoneId);
  return (
    <StoreView
      key={`${id}/${zoneId}`}
      idOrSlug={id}
      distance={Number.isFinite(distance) ? distance : undefined}
    />
  );
}
