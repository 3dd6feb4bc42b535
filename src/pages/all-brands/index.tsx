import { BrandList } from "@/features/brands";
import { preloadTexts } from "@/platform/i18n";

void preloadTexts("browse");

/** `/all-brands`: every brand of the module. */
export default function AllBrandsPage() {
  return <BrandList />;
}
