// @chunk home-more

import { useState } from "react";
import { Link } from "react-router-dom";
import { useCarouselLabels } from "@/features/carousel-labels";
import { ItemCard, ItemCarouselSkeleton } from "@/features/items";
import { QuerySection, queryProgress, SectionFailure } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { Carousel } from "@/ui/plain/carousel/carousel";
import { Tabs } from "@/ui/plain/tabs";
import { useMediaQuery } from "@/ui/plain/use-media-query";
import { conditionsQuery } from "../api/get-conditions";
import { conditionItemsQuery } from "../api/get-first-condition-items";
import { inColumns, rowsOf } from "../condition-rows";
import styles from "./basic-medicine.module.css";

/** 'Basic Medicine Nearby': a tab for each common condition. */
export function BasicMedicine() {
  const t = useTexts("promotions");
  const query = useQuery(conditionsQuery(useShopScope()));
  const shell = useTexts("shell");
  const [wanted, setWanted] = useState("");
  const condition = query.data?.find(({ id }) => String(id) === wanted) ?? query.data?.[0];
  return (
    <QuerySection
      title={t("conditions.title")}
      action={
        condition === undefined ? undefined : (
          <Link to={paths.condition.href(condition)}>{shell("app.viewAll")}</Link>
        )
      }
      query={query}
      isEmpty={(conditions) => conditions.length === 0}
      skeleton={<ItemSkeletons />}
    >
      {(conditions) => (
        <Tabs
          label={t("conditions.title")}
          value={String(condition?.id)}
          onValueChange={setWanted}
          items={conditions.map(({ id, name }) => ({
            value: String(id),
            label: name,
            panel: <ConditionItems key={id} conditionId={id} name={name} />,
          }))}
        />
      )}
    </QuerySection>
  );
}

function ConditionItems({ conditionId, name }: { readonly conditionId: number; readonly name: string }) {
  const t = useTexts("promotions");
  const text = useTexts("catalogue");
  const carouselLabels = useCarouselLabels();
  const query = useQuery(conditionItemsQuery(useShopScope(), conditionId));
  const desktop = useMediaQuery("(min-width: 62em)");
  const tablet = useMediaQuery("(min-width: 37.5em)");
  if (queryProgress(query) === "failed") return <SectionFailure query={query} />;
  if (query.data === undefined) return <ItemCarouselSkeleton layout="compact" rows={2} />;
  const { rows: items, totalSize } = query.data;
  if (items.length === 0) return <p className={styles.empty}>{t("conditions.empty")}</p>;
  const rows = rowsOf(totalSize, desktop ? "desktop" : tablet ? "tablet" : "phone");
  return (
    <div className={styles.widths}>
      <Carousel
        label={text("carousel.of", { title: name })}
        labels={carouselLabels}
        slideWidth="var(--column)"
        bleed
      >
        {inColumns(items, rows).map((column) => (
          <div key={column[0]?.id} className={styles.column}>
            {column.map((item) => (
              <ItemCard key={item.id} item={item} layout="compact" />
            ))}
          </div>
        ))}
      </Carousel>
    </div>
  );
}

function ItemSkeletons() {
  return (
    <div className={styles.waiting}>
      <ItemCarouselSkeleton layout="compact" rows={2} />
    </div>
  );
}
