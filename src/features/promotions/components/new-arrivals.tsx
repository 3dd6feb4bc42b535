import { useState } from "react";
import type { Item, ModuleType } from "@/contract";
import { ItemCard, ItemCardSkeleton, ItemCarousel, ItemCarouselSkeleton } from "@/features/items";
import { QuerySection } from "@/features/query-state";
import type { CategorisedItems } from "@/platform/http/normalise/promotion";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { classNames } from "@/ui/class-names";
import { Tabs } from "@/ui/plain/tabs";
import { useMediaQuery } from "@/ui/plain/use-media-query";
import { newArrivalsQuery } from "../api/get-new-arrivals";
import { arrivalTabs } from "../arrival-tabs";
import styles from "./new-arrivals.module.css";
import { SectionSide, useSectionPicture } from "./section-picture";

const phone = "(max-width: 37.4375em)";

/** Items beside a picture and without one, by the specification; style sheets show fewer on small screens. */
export const maxNewArrivals = { phone: 4, beside: 8, alone: 10 } as const;

/** The newest items under tabs, beside the section's picture. */
export function NewArrivals({ moduleType }: { readonly moduleType: ModuleType }) {
  const t = useTexts("promotions");
  const query = useQuery(newArrivalsQuery(useShopScope()));
  return (
    <QuerySection
      title={t("arrivals.title")}
      query={query}
      isEmpty={(page) => page.rows.length === 0}
      skeleton={<ArrivalSkeletons />}
    >
      {(page) => <Arrivals moduleType={moduleType} page={page} />}
    </QuerySection>
  );
}

function Arrivals({
  moduleType,
  page,
}: {
  readonly moduleType: ModuleType;
  readonly page: CategorisedItems;
}) {
  const t = useTexts("promotions");
  const picture = useSectionPicture("newArrivals");
  const [wanted, setWanted] = useState("");
  const tabs = arrivalTabs(moduleType, page.rows, page.categories);
  const chosen = tabs.find((tab) => tab.value === wanted) ?? tabs[0];
  const beside = picture !== null;
  return (
    <div className={classNames(styles.content, beside && styles.beside)}>
      {beside ? <SectionSide picture={picture} /> : null}
      {tabs.length < 2 || chosen === undefined ? (
        <ArrivalGrid items={page.rows} beside={beside} />
      ) : (
        <Tabs
          className={styles.tabs}
          label={t("arrivals.title")}
          value={chosen.value}
          onValueChange={setWanted}
          items={tabs.map((tab) => ({
            value: tab.value,
            label: "name" in tab.label ? tab.label.name : t(tab.label.key),
            panel: <ArrivalGrid items={tab.items} beside={beside} />,
          }))}
        />
      )}
    </div>
  );
}

function ArrivalGrid({ items, beside }: { readonly items: readonly Item[]; readonly beside: boolean }) {
  const t = useTexts("promotions");
  const shown = items.slice(0, beside ? maxNewArrivals.beside : maxNewArrivals.alone);
  // In one row: a phone's home stays short.
  if (useMediaQuery(phone))
    return <ItemCarousel label={t("arrivals.title")} items={items.slice(0, maxNewArrivals.phone)} />;
  return (
    <ul className={classNames(styles.grid, beside ? styles.four : styles.five)}>
      {shown.map((item) => (
        <li key={item.id}>
          <ItemCard item={item} />
        </li>
      ))}
    </ul>
  );
}

function ArrivalSkeletons() {
  const inOneRow = useMediaQuery(phone);
  return (
    <div className={classNames(styles.content, styles.waiting)} aria-hidden="true">
      {inOneRow ? <ItemCarouselSkeleton /> : <ArrivalGridSkeleton />}
    </div>
  );
}

function ArrivalGridSkeleton() {
  return (
    <div className={classNames(styles.grid, styles.four)}>
      {Array.from({ length: maxNewArrivals.beside }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are all alike
        <ItemCardSkeleton key={index} />
      ))}
    </div>
  );
}
