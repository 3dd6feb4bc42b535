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
import { Container } from "@/ui/plain/container";
import { InView } from "@/ui/plain/in-view";
import styles from "./home.module.css";
import { compositions, firstSections, type HomeSection } from "./home-compositions";
import { HomeFailure } from "./home-failure";
import { useProgressiveCount } from "./use-progressive-count";

void preloadTexts("promotions");

/** Everything of the home below its first screen: the sections of the module. */
export default function MoreSections({ moduleType }: { readonly moduleType: Exclude<ModuleType, "parcel"> }) {
  useWelcome();
  const parts = compositions[moduleType];
  const count = useProgressiveCount(parts.length + 1, firstSections);
  return (
    <>
      <HomeFailure />
      {parts.slice(0, count).map((name, index) => (
        <HomePart key={name} name={name} moduleType={moduleType} first={index < firstSections} />
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

interface HomePartProps {
  readonly name: HomeSection;
  readonly moduleType: ModuleType;
  /** On the first screens. */
  readonly first: boolean;
}

function HomePart({ name, moduleType, first }: HomePartProps) {
  const t = useTexts("catalogue");
  switch (name) {
    case "popular":
      return (
        <Near first={first} skeleton={<PopularAndSaleSkeleton />}>
          <PopularAndSale />
        </Near>
      );
    case "visit-again":
      return (
        <Near first={first} skeleton={null}>
          <VisitAgain />
        </Near>
      );
    case "recently-viewed":
      return (
        <Near first={first} skeleton={null}>
          <RecentlyViewed />
        </Near>
      );
    case "open-now":
      return (
        <Near first={first} skeleton={<StoreSectionSkeleton title={t("home.openNow")} />}>
          <OpenNow />
        </Near>
      );
    case "reviewed":
      return (
        <Near first={first} skeleton={<BestReviewedSkeleton />}>
          <BestReviewed />
        </Near>
      );
    case "offers":
      return <Items name="offers" first={first} tinted />;
    case "recommended":
      return <Items name="recommended" first={first} />;
    case "top-offers":
      return (
        <Near first={first} skeleton={<StoreSectionSkeleton title={t("home.topOffers")} />}>
          <StoreSection name="top-offer" />
        </Near>
      );
    case "best-stores":
      return (
        <Near first={first} skeleton={<BestStoresSkeleton />}>
          <BestStores />
        </Near>
      );
    case "new-stores":
      return (
        <Near first={first} skeleton={<StoreSectionSkeleton title={t("home.newStores")} />}>
          <StoreSection name="latest" />
        </Near>
      );
    case "featured-stores":
      return (
        <Near first={first} skeleton={<StoreSectionSkeleton title={t("home.featuredStores")} />}>
          <FeaturedStores moduleType={moduleType} />
        </Near>
      );
    case "arrivals":
      return (
        <Near first={first} skeleton={<NewArrivalsSkeleton />}>
          <NewArrivals moduleType={moduleType} />
        </Near>
      );
    case "brands":
      return (
        <Near first={first} skeleton={<BrandsSkeleton />}>
          <BrandsPreview />
        </Near>
      );
    case "conditions":
      return (
        <Near first={first} skeleton={<BasicMedicineSkeleton />}>
          <BasicMedicine />
        </Near>
      );
    case "highlights":
      return (
        <Near first={first} skeleton={<HighlightsSkeleton />}>
          <Highlights />
        </Near>
      );
    case "campaigns":
      return (
        <Near first={first} skeleton={<CampaignItemsSkeleton />} tinted>
          <CampaignItems />
        </Near>
      );
    case "coupons":
      return (
        <Near first={first} skeleton={<CouponBannerSkeleton />}>
          <CouponBanner />
        </Near>
      );
    case "shared-banners":
      return (
        <Near first={first} skeleton={<SharedBannersSkeleton moduleType={moduleType} />}>
          <section>
            <BannerCarousel moduleType={moduleType} placement="shared" />
          </section>
        </Near>
      );
    case "promotional-picture":
    case "nearby-picture":
    case "bottom-picture":
      return (
        <Near first={first} skeleton={<SectionStripSkeleton name={pictures[name]} />}>
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

function Items({
  name,
  ...more
}: {
  readonly name: ItemSectionName;
  readonly first: boolean;
  readonly tinted?: boolean;
}) {
  return (
    <Near {...more} skeleton={<ItemSectionSkeleton name={name} />}>
      <ItemSection name={name} />
    </Near>
  );
}

/** A section across the whole page, loaded when it comes near. */
function Near({
  skeleton,
  first = false,
  tinted = false,
  children,
}: {
  readonly skeleton: ReactNode;
  readonly first?: boolean;
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
    <InView placeholder={frame(skeleton)} surely={first}>
      {/* A section that suspends must not hold back the others. */}
      <Suspense fallback={frame(skeleton)}>{frame(children)}</Suspense>
    </InView>
  );
}
