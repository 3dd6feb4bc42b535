import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { StoreDetails } from "@/contract";
import { ItemGrid, ItemGridSkeleton } from "@/features/items";
import { PagedList } from "@/features/paging";
import { useTexts } from "@/platform/i18n";
import { keepPreviousInScope } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { usePendingPart } from "@/ui/loading/pending-parts";
import { Container } from "@/ui/window/container";
import { EmptyState } from "@/ui/window/empty-state";
import { SearchField } from "@/ui/window/search-field";
import { Tabs } from "@/ui/window/tabs";
import { useDebouncedText } from "@/ui/window/use-debounced-text";
import { storeItemsQuery } from "../api/get-store-items";
import { scopeOfStore } from "../store-scope";
import styles from "./store-menu.module.css";

/** Pause after the last key press before the search starts, ms. */
const searchDebounceMs = 400;

/** What the store sells: its categories, which stay visible while scrolling, and a search. `below`: see `CachedCopyNote`. */
export function StoreMenu({
  store,
  below,
}: {
  readonly store: StoreDetails;
  readonly below: readonly unknown[];
}) {
  const t = useTexts("catalogue");
  const shell = useTexts("shell");
  const [address, setAddress] = useSearchParams();
  const asked = Number(address.get("category"));
  const category = store.category_details.some(({ id }) => id === asked) ? asked : 0;
  const [typed, setTyped] = useState(address.get("q") ?? "");
  const text = useDebouncedText(typed, searchDebounceMs);
  const layout = store.module_type === "food" ? "row" : "tile";
  const top = useRef<HTMLDivElement>(null);

  const scope = scopeOfStore(useShopScope(), store);
  const query = useInfiniteQuery({
    ...storeItemsQuery(scope, { id: store.id, moduleId: store.module_id }, category, text),
    placeholderData: keepPreviousInScope(scope),
  });
  // Rows are rendered at low priority, so that typing stays responsive.
  const shown = useDeferredValue(query.data);
  usePendingPart(query.data !== undefined && shown === undefined);

  const write = (name: string, value: string) => {
    const next = new URLSearchParams(address);
    if (value === "") next.delete(name);
    else next.set(name, value);
    setAddress(next, { replace: true, preventScrollReset: true });
  };
  const choose = (value: string) => {
    write("category", value === "0" ? "" : value);
    // Another category starts at its top.
    const start = top.current?.getBoundingClientRect().top ?? 0;
    if (start < 0) top.current?.scrollIntoView({ block: "start" });
  };

  return (
    <div ref={top} className={styles.menu}>
      <div className={styles.bar}>
        <Container className={styles.barContent}>
          <Tabs
            className={styles.tabs}
            label={t("store.categories")}
            value={String(category)}
            onValueChange={choose}
            items={[
              { value: "0", label: t("store.allCategories") },
              ...store.category_details.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          <div className={styles.search}>
            <SearchField
              label={t("store.search", { name: store.name })}
              placeholder={t("store.searchShort")}
              value={typed}
              onValueChange={(value) => {
                setTyped(value);
                write("q", value.trim());
              }}
              clearLabel={shell("app.clear")}
              busy={query.isFetching && query.isPlaceholderData}
            />
          </div>
        </Container>
      </div>
      <Container className={styles.list}>
        <h2 className="visually-hidden">
          {store.category_details.find(({ id }) => id === category)?.name ?? t("store.allItems")}
        </h2>
        <PagedList
          query={query}
          data={shown}
          skeleton={
            <div data-part-pending={query.data ? "" : undefined}>
              <ItemGridSkeleton layout={layout} count={8} />
            </div>
          }
          empty={<EmptyState illustration={<NothingFoundPicture />} title={t("list.itemsNotFound")} />}
          noteBelow={below}
          fadesStaleRows
        >
          {(items) => <ItemGrid items={items} layout={layout} storeName={false} />}
        </PagedList>
      </Container>
    </div>
  );
}
