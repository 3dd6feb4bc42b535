import { type ReactNode, Suspense } from "react";
import type { ModuleType } from "@/contract";
import { NearView } from "@/features/catalogue";
import { ItemSection, type ItemSectionName, ItemSectionSkeleton } from "@/features/items";
import { AllStores, BestStores, StoreSection, StoreSectionSkeleton } from "@/features/stores";
import { useTexts } from "@/platform/i18n";
import { Container } from "@/ui/container";
import styles from "./home.module.css";

/** Everything of the home below its first screen. */
export default function MoreSections({ moduleType }: { readonly moduleType: ModuleType }) {
  const t = useTexts("catalogue");
  return (
    <>
      <Items name="popular" />
      <Items name="offers" tinted />
      <Near skeleton={<StoreSectionSkeleton title={t("home.bestStores")} />}>
        <BestStores />
      </Near>
      <Items name="reviewed" />
      {moduleType === "food" ? (
        <Near skeleton={<StoreSectionSkeleton title={t("home.topOffers")} />}>
          <StoreSection name="top-offer" />
        </Near>
      ) : null}
      <Items name="recommended" />
      {moduleType === "food" ? (
        <Near skeleton={<StoreSectionSkeleton title={t("home.newStores")} />}>
          <StoreSection name="latest" />
        </Near>
      ) : (
        <Items name="arrivals" />
      )}
      <Near skeleton={<StoreSectionSkeleton title={t("stores.all")} />}>
        <Suspense fallback={<StoreSectionSkeleton title={t("stores.all")} />}>
          <AllStores moduleType={moduleType} />
        </Suspense>
      </Near>
    </>
  );
}

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
  return <NearView placeholder={frame(skeleton)}>{frame(children)}</NearView>;
}
