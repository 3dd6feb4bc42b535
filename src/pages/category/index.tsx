import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import type { Category } from "@/contract";
import {
  categoriesQuery,
  KeptNote,
  LoadFailure,
  LoadMore,
  NothingFoundPicture,
  progressOf,
  useDocumentTitle,
} from "@/features/catalogue";
import { categoryItemsQuery, ItemGrid, ItemGridSkeleton } from "@/features/items";
import { preloadTexts, useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useShopScope } from "@/stores/scope";
import { ButtonLink } from "@/ui/button";
import { Container } from "@/ui/container";
import { EmptyState } from "@/ui/empty-state";
import styles from "./category.module.css";

void preloadTexts("catalogue");

/** Rows a page, by the specification. */
const pageSize = 20;

/** `/category/{id}`: the items of one category, with its children. */
export default function CategoryPage() {
  const t = useTexts("catalogue");
  const { id = "" } = useParams();
  const scope = useShopScope();
  const categories = useQuery(categoriesQuery(scope));
  const query = useInfiniteQuery(categoryItemsQuery(scope, id, pageSize));
  const family = familyOf(id, categories.data);
  useDocumentTitle(family?.name);
  const progress = progressOf(query);
  const items = query.data?.pages.flatMap((page) => page.data.rows) ?? [];
  return (
    <Container className={styles.page}>
      <h1 className={styles.title}>{family?.name ?? "\u00a0"}</h1>
      {family ? (
        <nav className={styles.family} aria-label={t("category.children")}>
          <ChildLink to={paths.category.href(family.parent)} current={family.parent.id === family.id}>
            {t("category.all")}
          </ChildLink>
          {family.parent.childes.map((child) => (
            <ChildLink key={child.id} to={paths.category.href(child)} current={child.id === family.id}>
              {child.name}
            </ChildLink>
          ))}
          <ButtonLink
            as={Link}
            variant="ghost"
            size="sm"
            to={paths.listing.href("category", { id: id, name: family.name, tab: "stores" })}
          >
            {t("category.stores")}
          </ButtonLink>
        </nav>
      ) : null}
      <h2 className="visually-hidden">{t("search.items")}</h2>
      <KeptNote data={query.data} />
      {progress === "failed" ? (
        <LoadFailure query={query} />
      ) : progress === "loading" ? (
        <ItemGridSkeleton count={12} />
      ) : items.length === 0 ? (
        <EmptyState illustration={<NothingFoundPicture />} title={t("category.empty")} />
      ) : (
        <>
          <ItemGrid items={items} />
          <LoadMore query={query} />
        </>
      )}
    </Container>
  );
}

function ChildLink({
  to,
  current,
  children,
}: {
  readonly to: string;
  readonly current: boolean;
  readonly children: string;
}) {
  return (
    <ButtonLink
      as={Link}
      size="sm"
      variant={current ? "solid" : "outline"}
      aria-current={current ? "page" : undefined}
      to={to}
      replace
    >
      {children}
    </ButtonLink>
  );
}

/** The category of the address and the one at the head of its family; undefined while or when unknown. */
function familyOf(
  idOrSlug: string,
  categories: readonly Category[] | undefined,
): { id: number; name: string; parent: Category } | undefined {
  const is = (row: { id: number; slug: string }) => String(row.id) === idOrSlug || row.slug === idOrSlug;
  for (const parent of categories ?? []) {
    if (is(parent)) return { id: parent.id, name: parent.name, parent };
    const child = parent.childes.find(is);
    if (child) return { id: child.id, name: child.name, parent };
  }
  return undefined;
}
