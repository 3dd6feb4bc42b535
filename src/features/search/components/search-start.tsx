import { type MouseEvent, type ReactNode, useId } from "react";
import { Link, useNavigate } from "react-router-dom";
import { categoriesQuery } from "@/features/categories";
import { itemListQuery, popularItemsLimit } from "@/features/items";
import { queryProgress, SectionFailure } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { queryWith, useQuery } from "@/platform/query";
import { closeOverlaysAndNavigate } from "@/stores/overlay";
import { useShopScope } from "@/stores/shop-scope";
import { Skeleton } from "@/ui/plain/skeleton";
import styles from "./search-start.module.css";

/** Number of names and of categories that are offered. */
const maxOffered = 8;

/** Popular items and the categories, for shoppers who open the search without a word in mind. */
export function SearchStart({ onPick }: { readonly onPick: (text: string) => void }) {
  const t = useTexts("browse");
  const shell = useTexts("shell");
  const navigate = useNavigate();
  const scope = useShopScope();
  const categories = useQuery(categoriesQuery(scope));
  const popular = useQuery(itemListQuery(scope, "popular", popularItemsLimit));
  const progress = [popular, categories].map(queryProgress);
  const names = [...new Set(popular.data?.rows.map(({ name }) => name))].slice(0, maxOffered);
  const go = (event: MouseEvent, path: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    closeOverlaysAndNavigate((options) => void navigate(path, options));
  };
  // Without a place nothing is asked for.
  if (scope.zoneId === null || scope.moduleId === null) return null;
  if (progress.every((each) => each === "failed"))
    return (
      <div className={styles.failure}>
        <SectionFailure
          query={queryWith(popular, {
            refetch: () => Promise.all([popular.refetch(), categories.refetch()]),
          })}
        />
      </div>
    );
  return (
    <>
      <Offers title={t("search.popular")} count={names.length} loading={progress[0] === "loading"}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" className={styles.offer} onClick={() => onPick(name)}>
              <bdi>{name}</bdi>
            </button>
          </li>
        ))}
      </Offers>
      <Offers
        title={shell("nav.categories")}
        count={categories.data?.length ?? 0}
        loading={progress[1] === "loading"}
      >
        {categories.data?.slice(0, maxOffered).map((category) => (
          <li key={category.id}>
            <Link
              to={paths.category.href(category)}
              className={styles.offer}
              onClick={(event) => go(event, paths.category.href(category))}
            >
              <bdi>{category.name}</bdi>
            </Link>
          </li>
        ))}
      </Offers>
    </>
  );
}

function Offers({
  title,
  count,
  loading,
  children,
}: {
  readonly title: string;
  readonly count: number;
  readonly loading: boolean;
  readonly children: ReactNode;
}) {
  const id = useId();
  if (count === 0 && !loading) return null;
  return (
    <section aria-labelledby={id} aria-busy={loading}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      {loading ? (
        <div className={styles.offers} aria-hidden="true">
          <Skeleton width="9rem" height="2.75rem" shape="pill" />
          <Skeleton width="7rem" height="2.75rem" shape="pill" />
        </div>
      ) : (
        <ul className={styles.offers}>{children}</ul>
      )}
    </section>
  );
}
