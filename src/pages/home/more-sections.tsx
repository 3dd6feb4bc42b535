// @chunk home-more

import type { ReactNode } from "react";
import type { ModuleType } from "@/contract";
import { BannerCarousel, SharedBannersSkeleton } from "@/features/banners";
import { BrandsPreview, BrandsSkeleton } from "@/features/brands";
import { BasicMedicine, BasicMedicineSkeleton } from "@/features/conditions";
import { ItemSection, type ItemSectionName, ItemSectionSkeleton } from "@/features/items";
import {
  BestReviewed,
  BestReviewedSkeleton,
  CampaignItems,
  CampaignItemsSkeleton,
  CouponBanner,
  CouponBannerSkeleton,
  Highlights,
  HighlightsSkeleton,
  NewArrivals,
  NewArrivalsSkeleton,
  PopularAndSale,
  PopularAndSaleSkeleton,
  RecentlyViewed,
  SectionStrip,
  SectionStripSkeleton,
  VisitAgain,
} from "@/features/promotions";
import {
  AllStores,
  AllStoresSkeleton,
  BestStores,
  BestStoresSkeleton,
  FeaturedStores,
  OpenNow,
  StoreSection,
  StoreSectionSkeleton,
} from "@/features/stores";
import { useWelcome } from "@/features/welcome";
import { preloadTexts, useTexts } from "@/platform/i18n";
import { Suspense } from "@/ui/loading/suspense";
import { Container } from "@/ui/window/container";
import { NearView } from "@/ui/window/near-view";
import styles from "./home.module.css";
import { compositions, type HomeSection } from "./home-compositions";
import { HomeFailure } from "./home-failure";
import { useProgressiveCount } from "./use-progressive-count";

void preloadTexts("promotions");

/** So many sections may be on the first screens. */
const firstSections = 3;

/** Everything of the home below its first screen: the sections of the module. */
export default function MoreSections({ moduleType }: { readonly moduleType: Exclude<ModuleType, "parcel"> }) {
  useWelcome();
  const parts = compositions[moduleType];
  const count = useProgressiveCount(parts.length + 1, firstSections);
  return (
    <>
      <HomeFailure />
      {parts.slice(0, count).map((name) => (
        <HomePart key={name} name={name} moduleType={moduleType} />
      ))}
      {count > parts.length ? (
        <Near skeleton={<AllStoresSkeleton />}>
          <Suspense fallback={<AllStoresSkeleton />}>
            <AllStores />
          </Suspense>
        </Near>
      ) : (
        <div className={styles.rest} />
      )}
    </>
  );
}

function HomePart({ name, moduleType }: { readonly name: HomeSection; readonly moduleType: ModuleType }) {
  const t = useTexts("catalogue");
  switch (name) {
    case "popular":
      return (
        <Near skeleton={<PopularAndSaleSkeleton />}>
          <PopularAndSale />
        </Near>
      );
    case "visit-again":
      return (
        <Near skeleton={null}>
          <VisitAgain />
        </Near>
      );
    case "recently-viewed":
      return (
        <Near skeleton={null}>
          <RecentlyViewed />
        </Near>
      );
    case "open-now":
      return (
        <Near skeleton={<StoreSectionSkeleton title={t("home.openNow")} />}>
          <OpenNow />
        </Near>
      );
    case "reviewed":
      return (
        <Near skeleton={<BestReviewedSkeleton />}>
          <BestReviewed />
        </Near>
      );
    case "offers":
      return <Items name="offers" tinted />;
    case "recommended":
      return <Items name="recommended" />;
    case "top-offers":
      return (
        <Near skeleton={<StoreSectionSkeleton title={t("home.topOffers")} />}>
          <StoreSection name="top-offer" />
        </Near>
      );
    case "best-stores":
      return (
        <Near skeleton={<BestStoresSkeleton />}>
          <BestStores />
        </Near>
      );
    case "new-stores":
      return (
        <Near skeleton={<StoreSectionSkeleton title={t("home.newStores")} />}>
          <StoreSection name="latest" />
        </Near>
      );
    case "featured-stores":
      return (
        <Near skeleton={<StoreSectionSkeleton title={t("home.featuredStores")} />}>
          <FeaturedStores moduleType={moduleType} />
        </Near>
      );
    case "arrivals":
      return (
        <Near skeleton={<NewArrivalsSkeleton />}>
          <NewArrivals moduleType={moduleType} />
        </Near>
      );
    case "brands":
      return (
        <Near skeleton={<BrandsSkeleton />}>
          <BrandsPreview />
        </Near>
      );
    case "conditions":
      return (
        <Near skeleton={<BasicMedicineSkeleton />}>
          <BasicMedicine />
        </Near>
      );
    case "highlights":
      return (
        <Near skeleton={<HighlightsSkeleton />}>
          <Highlights />
        </Near>
      );
    case "campaigns":
      return (
        <Near skeleton={<CampaignItemsSkeleton />} tinted>
          <CampaignItems />
        </Near>
      );
    case "coupons":
      return (
        <Near skeleton={<CouponBannerSkeleton />}>
          <CouponBanner />
        </Near>
      );
    case "shared-banners":
      return (
        <Near skeleton={<SharedBannersSkeleton moduleType={moduleType} />}>
          <section>
            <BannerCarousel moduleType={moduleType} placement="shared" />
          </section>
        </Near>
      );
    case "promotional-picture":
    case "nearby-picture":
    case "bottom-picture":
      return (
        <Near skeleton={<SectionStripSkeleton name={pictures[name]} />}>
          <SectionStrip name={pictures[name]} />
        </Near>
      );
  }
}

const pictures = {
  "promotional-picture": "promotional",
  "nearby-picture": "nearby",
  "bottom-picture": "bottom",
} as const;

function Items({ name, tinted = false }: { readonly name: ItemSectionName; readonly tinted?: boolean }) {
  return (
    <Near skeleton={<ItemSectionSkeleton name={name} />} tinted={tinted}>
      <ItemSection name={name} />
    </Near>
  );
}

/** A section across the whole page, loaded when it comes near. */
function Near({
  skeleton,
  tinted = false,
  children,
}: {
  readonly skeleton: ReactNode;
  readonly tinted?: boolean;
  readonly children: ReactNode;
}) {
  const className = tinted ? styles.tinted : styles.section;
  const frame = (content: ReactNode) => (
    <div className={className}>
      <Container>{content}</Container>
    </div>
  );
  return (
    <NearView placeholder={frame(skeleton)}>
      {/* A section that suspends must not hold back the others. */}
      <Suspense fallback={frame(skeleton)}>{frame(children)}</Suspense>
    </NearView>
  );
}
