import type { ModuleType } from "@/contract";
import { BannerCarousel } from "@/features/banners";
import { FeaturedCategories } from "@/features/categories";
import { useDocumentTitle } from "@/features/document-title";
import { useTexts } from "@/platform/i18n";
import { lazy } from "@/ui/loading/lazy";
import { usePendingPart } from "@/ui/loading/pending-parts";
import { Suspense } from "@/ui/loading/suspense";
import { Container } from "@/ui/plain/container";
import { Skeleton } from "@/ui/plain/skeleton";
import styles from "./home.module.css";
import { HomeHero } from "./home-hero";

/** Cards, cart and lists load in parallel with the first screen, not before it; the document names their files. */
export const MoreSections = lazy(() => import("./more-sections"));

/** The home of every module that has shops. */
export function ShopHome({ moduleType }: { readonly moduleType: Exclude<ModuleType, "parcel"> }) {
  const shell = useTexts("shell");
  useDocumentTitle(shell("nav.home"));
  return (
    <div className={styles.home}>
      <HomeHero moduleType={moduleType} />
      <Container className={styles.first}>
        <FeaturedCategories moduleType={moduleType} />
        <BannerCarousel moduleType={moduleType} />
      </Container>
      <Suspense fallback={<MoreSkeleton />}>
        <MoreSections moduleType={moduleType} />
      </Suspense>
    </div>
  );
}

/** The skeleton of the sections that may be on the first screen. */
function MoreSkeleton() {
  usePendingPart();
  return (
    <div className={styles.more} data-part-pending="" aria-hidden="true">
      <Container>
        <div className={styles.moreContent}>
          <Skeleton width="14rem" height="1.6rem" />
          <Skeleton height="17rem" />
        </div>
      </Container>
    </div>
  );
}
