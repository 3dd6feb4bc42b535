import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { memo, type ReactNode, useEffect, useRef } from "react";
import type { StoreDetails } from "@/contract";
import { ItemGrid, ItemGridSkeleton } from "@/features/items";
import { PagedList } from "@/features/paging";
import type { ShopScope } from "@/platform/http/shop-scope";
import { useTexts } from "@/platform/i18n";
import { NearView } from "@/ui/window/near-view";
import { storeItemsQuery } from "../api/get-store-items";
import type { MenuGroup } from "./menu-groups";
import { goToMenuSection, menuSectionId } from "./menu-section";
import styles from "./menu-sections.module.css";

type Layout = "row" | "tile";

/** Only ahead, and not behind the bars: what is loaded above would push away what is read. */
const loadAhead = "-200px 0px 900px 0px";
/** Cards that keep a section's room until it is loaded. */
const roomOfCards = 4;

function Room({ layout }: { readonly layout: Layout }) {
  return (
    <div className={styles.room}>
      <ItemGridSkeleton layout={layout} count={roomOfCards} />
    </div>
  );
}

function Section({ category, children }: { category: MenuGroup["category"]; children: ReactNode }) {
  return (
    <section
      id={menuSectionId(category.id)}
      className={styles.section}
      aria-labelledby={`${menuSectionId(category.id)}-title`}
    >
      <h2 id={`${menuSectionId(category.id)}-title`} className={styles.title} tabIndex={-1}>
        {category.name}
      </h2>
      {children}
    </section>
  );
}

/** Once, when the sections appear: an address that names one begins there. */
function useStartAt(category: number): void {
  const start = useRef(category);
  useEffect(() => {
    if (start.current !== 0) goToMenuSection(start.current);
  }, []);
}

/** A menu that one response holds, section by section. */
export const GroupedMenu = memo(function GroupedMenu({
  groups,
  layout,
  start,
}: {
  readonly groups: readonly MenuGroup[];
  readonly layout: Layout;
  /** The category that the address names; 0 for none. */
  readonly start: number;
}) {
  useStartAt(start);
  return groups.map(({ category, items }) => (
    <Section key={category.id} category={category}>
      <ItemGrid items={items} layout={layout} storeName={false} />
    </Section>
  ));
});

export interface PagedMenuProps {
  readonly store: StoreDetails;
  readonly scope: ShopScope;
  readonly layout: Layout;
  readonly start: number;
  /** See `CachedCopyNote`. */
  readonly below: readonly unknown[];
}

/** A long menu: each section is loaded, page by page, when it comes near the screen. */
export const PagedMenu = memo(function PagedMenu(props: PagedMenuProps) {
  const { store, scope, start, layout } = props;
  const client = useQueryClient();
  useStartAt(start);
  return store.category_details.map((category, index) => {
    const { queryKey } = storeItemsQuery(scope, { id: store.id, moduleId: store.module_id }, category.id, "");
    const section = <PagedSection {...props} categoryId={category.id} />;
    const atOnce =
      category.id === start || (start === 0 && index === 0) || client.getQueryData(queryKey) !== undefined;
    return (
      <Section key={category.id} category={category}>
        {atOnce ? (
          section
        ) : (
          <NearView nearness={loadAhead} placeholder={<Room layout={layout} />}>
            {section}
          </NearView>
        )}
      </Section>
    );
  });
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
