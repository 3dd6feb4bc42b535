// @chunk store-menu
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { StoreDetails } from "@/contract";
import { ItemGrid, ItemGridSkeleton } from "@/features/items";
import { PagedList, pagedRows } from "@/features/paging";
import { useTexts } from "@/platform/i18n";
import { keepPreviousInScope, useInfiniteQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { usePendingPart } from "@/ui/loading/pending-parts";
import { Container } from "@/ui/plain/container";
import { EmptyState } from "@/ui/plain/empty-state";
import { useDebouncedText } from "@/ui/plain/use-debounced-text";
import { storeItemsQuery } from "../api/get-store-items";
import { scopeOfStore } from "../store-scope";
import { MenuBar } from "./menu-bar";
import { groupMenu } from "./menu-groups";
import { goToMenuSection } from "./menu-section";
import { GroupedMenu, PagedMenu } from "./menu-sections";
import styles from "./store-menu.module.css";

/** Pause after the last key press before the search starts, ms. */
const searchDebounceMs = 400;
/** Stands for what is in none of the store's categories. */
const restId = -1;

/** Brings the list's start, when it is above the view, under the bar. */
function showStart(list: HTMLElement | null): void {
  if (list === null) return;
  const margin = Number.parseFloat(getComputedStyle(list).scrollMarginBlockStart) || 0;
  if (list.getBoundingClientRect().top < margin) list.scrollIntoView({ block: "start", behavior: "instant" });
}

/**
 * The store's menu, section by section, with a bar that leads to each, and a search. A menu that fits the first page
 * is grouped here; a longer one asks for each section when it comes near. `below`: see `CachedCopyNote`.
 */
export function StoreMenu({
  store,
  below,
}: {
  readonly store: StoreDetails;
  readonly below: readonly unknown[];
}) {
  const t = useTexts("catalogue");
  const [address, setAddress] = useSearchParams();
  const start = Number(address.get("category")) || 0;
  const [typed, setTyped] = useState(address.get("q") ?? "");
  const text = useDebouncedText(typed.trim(), searchDebounceMs);
  const layout = store.module_type === "food" ? "row" : "tile";

  const here = useShopScope();
  const scope = useMemo(() => scopeOfStore(here, store), [here, store]);
  const query = useInfiniteQuery({
    ...storeItemsQuery(scope, { id: store.id, moduleId: store.module_id }, 0, text),
    placeholderData: keepPreviousInScope(scope),
  });
  const { data, hasNextPage } = query;
  const ofMenu = text === "" && !query.isPlaceholderData;
  // Rows are rendered at low priority, so that typing stays responsive.
  const shown = useDeferredValue(useMemo(() => ({ data, hasNextPage, ofMenu }), [data, hasNextPage, ofMenu]));
  usePendingPart(data !== undefined && shown.data === undefined);

  const rest = useMemo(() => ({ id: restId, name: t("store.moreItems") }), [t]);
  const [hasRest, setHasRest] = useState(false);
  const findRest = useCallback(() => setHasRest(true), []);
  const list = useRef<HTMLDivElement>(null);
  const searched = text !== "" && !query.isPlaceholderData && shown.data === data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every searched text begins at its first hit.
  useLayoutEffect(() => {
    if (searched) showStart(list.current);
  }, [searched, text]);

  const whole = shown.data !== undefined && shown.ofMenu;
  const groups = useMemo(
    () =>
      whole && !shown.hasNextPage
        ? groupMenu(pagedRows(shown.data), store.category_details, rest)
        : undefined,
    [whole, shown, store, rest],
  );
  const long = whole && shown.hasNextPage && store.category_details.length > 1;
  const sectioned = long || (groups !== undefined && groups.length > 1);
  const categories = useMemo(
    () =>
      groups && groups.length > 1
        ? groups.map(({ category }) => category)
        : [...store.category_details, ...(hasRest ? [rest] : [])],
    [groups, store, hasRest, rest],
  );

  const addressWith = (change: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries(change)) {
      if (value === "") next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  const write = (change: Readonly<Record<string, string>>) =>
    setAddress(addressWith(change), { replace: true, preventScrollReset: true });
  const linkTo = (category: number) => ({ category: String(category), q: "" });

  return (
    <div className={styles.menu}>
      <MenuBar
        storeName={store.name}
        categories={categories}
        sectionsShown={sectioned}
        hrefOf={(category) => `?${addressWith(linkTo(category))}`}
        onGoTo={(category) => {
          setTyped("");
          write(linkTo(category));
          goToMenuSection(category, true);
        }}
        searched={typed}
        onSearch={(value) => {
          setTyped(value);
          write({ q: value.trim() });
        }}
        busy={query.isFetching && query.isPlaceholderData}
      />
      <Container>
        <div ref={list} className={styles.start} />
        {long ? (
          <PagedMenu
            store={store}
            scope={scope}
            layout={layout}
            start={start}
            rest={rest}
            onRestFound={findRest}
            below={below}
          />
        ) : (
          <>
            {sectioned ? null : <h2 className="visually-hidden">{t("store.allItems")}</h2>}
            <PagedList
              query={query}
              shown={shown}
              skeleton={
                <div data-part-pending={query.data ? "" : undefined}>
                  <ItemGridSkeleton layout={layout} count={8} />
                </div>
              }
              empty={<EmptyState illustration={<NothingFoundPicture />} title={t("list.itemsNotFound")} />}
              noteBelow={below}
              fadesStaleRows
            >
              {(items) =>
                groups && sectioned ? (
                  <GroupedMenu groups={groups} layout={layout} start={start} />
                ) : (
                  <div className={styles.flat}>
                    <ItemGrid items={items} layout={layout} storeName={false} />
                  </div>
                )
              }
            </PagedList>
          </>
        )}
      </Container>
    </div>
  );
}
