import { useQueryClient } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router-dom";
import type { Category } from "@/contract";
import { categoriesQuery, moduleOfCategoryQuery } from "@/features/categories";
import { useDocumentTitle } from "@/features/document-title";
import { categoryItemsQuery, ItemGridSkeleton, PagedItems } from "@/features/items";
import { useModuleOfContent } from "@/features/modules";
import { PagedList } from "@/features/paging";
import { queryProgress } from "@/features/query-state";
import { StoreGrid, StoreGridSkeleton } from "@/features/stores";
import { useTexts } from "@/platform/i18n";
import { paths, withQuery } from "@/platform/navigation/paths";
import { useInfiniteQuery, useQuery } from "@/platform/query";
import { useModuleType } from "@/stores/module";
import { useShopScope } from "@/stores/shop-scope";
import { FilterIcon } from "@/ui/icons/filter";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { Suspense } from "@/ui/loading/suspense";
import { ButtonLink } from "@/ui/plain/button";
import { Container } from "@/ui/plain/container";
import { EmptyState } from "@/ui/plain/empty-state";
import { RelatedLinks } from "@/ui/plain/related-links";
import { Skeleton } from "@/ui/plain/skeleton";
import { Tabs } from "@/ui/plain/tabs";
import { TitledPage } from "@/ui/plain/titled-page";
import { listingStoresQuery } from "../api/get-listing";
import { categoryIdsOf } from "../listing/category-choice";
import { listingRequest, parseListing } from "../listing/listing-address";
import styles from "./category-view.module.css";

/** Rows per page, by the specification. */
export const categoryPageSize = 20;

/** A category: its subcategories as chips, its items, and the stores that sell them. */
export function CategoryView({ idOrSlug }: { readonly idOrSlug: string }) {
  const t = useTexts("catalogue");
  const text = useTexts("browse");
  const shell = useTexts("shell");
  const [address, setAddress] = useSearchParams();
  const tab = address.get("tab") === "stores" ? "stores" : "items";
  const food = useModuleType() === "food";
  const scope = useShopScope();
  const moduleId = scope.moduleId ?? undefined;
  const categories = useQuery(categoriesQuery(scope));
  // Requested along with the categories, which are shown first.
  const items = useInfiniteQuery({
    ...categoryItemsQuery(scope, idOrSlug, categoryPageSize),
    enabled: tab === "items",
  });
  const family = familyOf(idOrSlug, categories.data);
  const isElsewhere = categories.data !== undefined && family === undefined;
  // A link may lead into another module.
  const elsewhere = useQuery({
    ...moduleOfCategoryQuery(useQueryClient(), scope, idOrSlug),
    enabled: isElsewhere,
  });
  useModuleOfContent(elsewhere.data ?? undefined);
  const unknown = isElsewhere && (elsewhere.data === null || elsewhere.isError);
  useDocumentTitle(family?.name ?? (unknown ? shell("empty.notFound") : undefined));
  if (unknown) {
    return (
      <Container>
        <EmptyState
          headingLevel={1}
          illustration={<NothingFoundPicture />}
          title={text("category.unknown")}
          action={
            <ButtonLink as={Link} to={paths.categories.href()} variant="soft">
              {shell("nav.categories")}
            </ButtonLink>
          }
        />
      </Container>
    );
  }
  const link = (category: { id: number; slug: string }) =>
    withQuery(paths.category.href(category), { tab: tab === "items" ? undefined : tab });
  const failed = queryProgress(categories) === "failed";
  // Chips and button need their place from the start: the rest below would jump away under a finger.
  if (!family && !failed) return <CategorySkeleton />;
  return (
    <TitledPage title={family?.name ?? shell("nav.categories")}>
      {family && family.parent.childes.length > 0 ? (
        <RelatedLinks
          label={t("category.children")}
          links={[{ ...family.parent, name: t("category.all") }, ...family.parent.childes].map((entry) => ({
            key: entry.id,
            to: link(entry),
            text: entry.name,
            current: entry.id === family.id,
          }))}
        />
      ) : null}
      <Tabs
        label={text("category.tabs")}
        value={tab}
        onValueChange={(value) => {
          const next = new URLSearchParams(address);
          if (value === "items") next.delete("tab");
          else next.set("tab", value);
          setAddress(next, { replace: true });
        }}
        items={[
          { value: "items", label: text("category.items") },
          { value: "stores", label: t(food ? "list.restaurants" : "category.stores") },
        ]}
      />
      {family ? (
        <ButtonLink
          as={Link}
          to={withQuery(paths.categoryListing.href({ ...family, module_id: moduleId }), {
            tab: tab === "items" ? undefined : tab,
          })}
          variant="outline"
          size="sm"
          className={styles.filter}
          startIcon={<FilterIcon size={16} />}
        >
          {text("category.filter")}
        </ButtonLink>
      ) : null}
      <h2 className="visually-hidden">{tab === "items" ? text("category.items") : t("category.stores")}</h2>
      {tab === "items" ? (
        <Suspense fallback={<ItemGridSkeleton count={12} />}>
          <PagedItems key={idOrSlug} query={items} emptyTitle={text("category.nothingYet")} />
        </Suspense>
      ) : (
        <CategoryStores key={idOrSlug} idOrSlug={idOrSlug} categories={categories.data} />
      )}
    </TitledPage>
  );
}

/** Placeholders of title, chips, tabs, button and rows, each in its later place. */
function CategorySkeleton() {
  return (
    <TitledPage title={"\u00a0"}>
      <span className={styles.chips} aria-hidden="true">
        {[4, 8, 7].map((width) => (
          <Skeleton key={width} width={`${width}rem`} height="2.5rem" shape="pill" />
        ))}
      </span>
      <Skeleton width="14rem" height="3rem" />
      <Skeleton width="9rem" height="2.25rem" />
      <ItemGridSkeleton count={12} />
    </TitledPage>
  );
}

/** Stores that sell something of the category, nearest first: the same call as the listing. */
function CategoryStores({
  idOrSlug,
  categories,
}: {
  readonly idOrSlug: string;
  readonly categories: readonly Category[] | undefined;
}) {
  const t = useTexts("catalogue");
  const ids = categoryIdsOf(idOrSlug, categories);
  const listing = parseListing(new URLSearchParams({ data_type: "category", tab: "stores" }));
  const query = useInfiniteQuery({
    ...listingStoresQuery(useShopScope(), listingRequest(listing, ids ?? [])),
    enabled: ids !== null,
  });
  return (
    <PagedList
      query={query}
      skeleton={<StoreGridSkeleton count={9} />}
      empty={<EmptyState illustration={<NothingFoundPicture />} title={t("list.storesNotFound")} />}
      showsCount
    >
      {(stores) => <StoreGrid stores={stores} />}
    </PagedList>
  );
}

/** The category of the address and its parent (itself for a top category); undefined while loading or when unknown. */
function familyOf(
  idOrSlug: string,
  categories: readonly Category[] | undefined,
): { id: number; slug: string; name: string; parent: Category } | undefined {
  const is = (row: { id: number; slug: string }) => String(row.id) === idOrSlug || row.slug === idOrSlug;
  for (const parent of categories ?? []) {
    const found = is(parent) ? parent : parent.childes.find(is);
    if (found) return { id: found.id, slug: found.slug, name: found.name, parent };
  }
  return undefined;
}
