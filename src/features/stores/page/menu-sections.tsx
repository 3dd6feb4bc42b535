// @chunk store-menu

import { useQueryClient } from "@tanstack/react-query";
import { memo, useEffect, useRef } from "react";
import { pageSeen } from "@/boot/first-screen";
import type { StoreDetails } from "@/contract";
import { ItemGrid, ItemGridSkeleton } from "@/features/items";
import { PagedList } from "@/features/paging";
import type { ShopScope } from "@/platform/http/shop-scope";
import { useTexts } from "@/platform/i18n";
import { useInfiniteQuery } from "@/platform/query";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { InView } from "@/ui/plain/in-view";
import { storeItemsQuery } from "../api/get-store-items";
import type { MenuGroup } from "./menu-groups";
import { goToMenuSection } from "./menu-section";
import { type MenuLayout, MenuSection } from "./menu-section-view";
import styles from "./menu-sections.module.css";

const MenuRest = lazy(() => import("./menu-rest"));

/** Only ahead, and not behind the bars: what is loaded above would push away what is read. */
const loadAhead = "-200px 0px 900px 0px";
/** Cards that keep a section's room until it is loaded. */
const roomOfCards = 4;

function Room({ layout }: { readonly layout: MenuLayout }) {
  return (
    <div className={styles.room}>
      <ItemGridSkeleton layout={layout} count={roomOfCards} />
    </div>
  );
}

/** Once, when the sections are seen: an address that names one begins there. */
function useStartAt(category: number): void {
  const start = useRef(category);
  useEffect(() => {
    if (start.current !== 0) void pageSeen().then(() => goToMenuSection(start.current));
  }, []);
}

/** A menu that one response holds, section by section. */
export const GroupedMenu = memo(function GroupedMenu({
  groups,
  layout,
  start,
}: {
  readonly groups: readonly MenuGroup[];
  readonly layout: MenuLayout;
  /** The category that the address names; 0 for none. */
  readonly start: number;
}) {
  useStartAt(start);
  return groups.map(({ category, items }) => (
    <MenuSection key={category.id} category={category}>
      <ItemGrid items={items} layout={layout} storeName={false} />
    </MenuSection>
  ));
});

export interface PagedMenuProps {
  readonly store: StoreDetails;
  readonly scope: ShopScope;
  readonly layout: MenuLayout;
  readonly start: number;
  /** Names what is in none of the store's categories. */
  readonly rest: MenuGroup["category"];
  readonly onRestFound: () => void;
  /** See `CachedCopyNote`. */
  readonly below: readonly unknown[];
}

/** A long menu: each section is loaded, page by page, when it comes near the screen. */
export const PagedMenu = memo(function PagedMenu(props: PagedMenuProps) {
  const { store, scope, start, layout, rest, onRestFound } = props;
  const client = useQueryClient();
  useStartAt(start);
  const sections = store.category_details.map((category, index) => {
    const { queryKey } = storeItemsQuery(scope, { id: store.id, moduleId: store.module_id }, category.id, "");
    const section = <PagedSection {...props} categoryId={category.id} />;
    const atOnce =
      category.id === start || (start === 0 && index === 0) || client.getQueryData(queryKey) !== undefined;
    return (
      <MenuSection key={category.id} category={category}>
        {atOnce ? (
          section
        ) : (
          <InView nearness={loadAhead} placeholder={<Room layout={layout} />}>
            {section}
          </InView>
        )}
      </MenuSection>
    );
  });
  return (
    <>
      {sections}
      <InView nearness={loadAhead} placeholder={null}>
        <Suspense fallback={null}>
          <MenuRest store={store} scope={scope} layout={layout} rest={rest} onFound={onRestFound} />
        </Suspense>
      </InView>
    </>
  );
});

function PagedSection({
  store,
  scope,
  layout,
  below,
  categoryId,
}: PagedMenuProps & { readonly categoryId: number }) {
  const t = useTexts("catalogue");
  const query = useInfiniteQuery(
    storeItemsQuery(scope, { id: store.id, moduleId: store.module_id }, categoryId, ""),
  );
  return (
    <PagedList
      query={query}
      skeleton={<Room layout={layout} />}
      empty={<p className={styles.empty}>{t("list.itemsNotFound")}</p>}
      noteBelow={below}
    >
      {(items) => <ItemGrid items={items} layout={layout} storeName={false} />}
    </PagedList>
  );
}
