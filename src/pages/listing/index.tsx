import { useModuleOfAddress } from "@/features/modules";
import { ListingView } from "@/features/search";
import { preloadTexts } from "@/platform/i18n";

void preloadTexts("catalogue");

/** `/home?data_type=…`: items and stores searched, of a category or brand, discounted or new, in the module that the link names. */
export default function ListingPage() {
  return useModuleOfAddress() ? null : <ListingView />;
}
