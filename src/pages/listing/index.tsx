import type { ComponentType, ReactNode } from "react";
import { useModuleOfAddress } from "@/features/modules";
import { ListingView } from "@/features/search";
import { preloadTexts } from "@/platform/i18n";

void preloadTexts("catalogue");

/**
 * `/home?data_type=…`: items and stores searched, of a category or brand, discounted or new, in the module that the link
 * names. `guard` asks for what is still missing then.
 */
export default function ListingPage({
  guard: Guard,
}: {
  readonly guard: ComponentType<{ children: ReactNode }>;
}) {
  if (useModuleOfAddress()) return null;
  return (
    <Guard>
      <ListingView />
    </Guard>
  );
}
