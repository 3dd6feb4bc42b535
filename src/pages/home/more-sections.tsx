// @chunk home-more

import type { ReactNode } from "react";
import type { ModuleType } from "@/contract";
import { BannerCarousel, SharedBannersSkeleton } from "@/features/banners";
import { BrandsPreview, BrandsSkeleton } from "@/features/brands";
import {
  ItemRows,
  ItemRowsSkeleton,
  OfferRows,
  OwnRows,
  StoreRows,
  StoreRowsSkeleton,
} from "@/features/home-rows";
import { HighlightsSkeleton, SectionStrips, SectionStripsSkeleton } from "@/features/promotions";
import { AllStores, AllStoresSkeleton } from "@/features/stores";
import { useWelcome } from "@/features/welcome";
import { preloadTexts } from "@/platform/i18n";
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
        <>
          <Near skeleton={<AllStoresSkeleton />}>
            <Suspense fallback={<AllStoresSkeleton />}>
              <AllStores />
            </Suspense>
          </Near>
          <Near skeleton={<SectionStripsSkeleton />}>
            <SectionStrips />
          </Near>
        </>
      ) : (
        <div className={styles.rest} />
      )}
    </>
  );
}

interface HomePartProps {
  readonly name: HomeSection;
  readonly moduleType: Exclude<ModuleType, "parcel">;
  /** On the first screens. */
  readonly first: boolean;
}

function HomePart({ name, moduleType, first }: HomePartProps) {
  switch (name) {
    case "own":
      return (
        <Near first={first} skeleton={null}>
          <OwnRows />
        </Near>
      );
    case "stores":
      return (
        <Near first={first} skeleton={<StoreRowsSkeleton />}>
          <StoreRows moduleType={moduleType} />
        </Near>
      );
    case "items":
      return (
        <Near first={first} skeleton={<ItemRowsSkeleton moduleType={moduleType} />}>
          <ItemRows moduleType={moduleType} />
        </Near>
      );
    case "brands":
      return (
        <Near first={first} skeleton={<BrandsSkeleton />}>
          <BrandsPreview />
        </Near>
      );
    case "offers":
      return (
        <Near first={first} skeleton={<HighlightsSkeleton />}>
          <OfferRows />
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
  }
}

/** A section across the whole page, loaded when it comes near. */
function Near({
  skeleton,
  first = false,
  children,
}: {
  readonly skeleton: ReactNode;
  readonly first?: boolean;
  readonly children: ReactNode;
}) {
  const frame = (content: ReactNode) => (
    <div className={styles.section}>
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
