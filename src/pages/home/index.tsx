// @chunk home

import { ReviewReminder } from "@/features/reviews";
import { preloadTexts } from "@/platform/i18n";
import { useModuleType } from "@/stores/module";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { ShopHome } from "./shop-home";

void preloadTexts("catalogue");

const ParcelHome = lazy(() => import("./parcel-home"));

/** `/` and `/home`: the home of the selected module. */
export default function HomePage() {
  const moduleType = useModuleType();
  if (moduleType === null) return null;
  return (
    <>
      {moduleType === "parcel" ? (
        <Suspense fallback={null}>
          <ParcelHome />
        </Suspense>
      ) : (
        <ShopHome moduleType={moduleType} />
      )}
      <ReviewReminder />
    </>
  );
}
