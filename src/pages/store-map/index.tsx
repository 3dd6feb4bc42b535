import { StoreMapView } from "@/features/stores";
import { preloadTexts } from "@/platform/i18n";

void preloadTexts("catalogue", "browse", "frame");

/** `/stores/map`: a list of stores on a map. */
export default function StoreMapPage() {
  return <StoreMapView />;
}
