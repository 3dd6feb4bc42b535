import { CachedQueryNote, LoadFailure, queryProgress } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { EmptyState } from "@/ui/plain/empty-state";
import { categoriesQuery } from "../api/get-categories";
import styles from "./category-tiles.module.css";
import { CategoryTile, CategoryTileSkeleton } from "./featured-categories";

/** All top categories of the module. */
export function CategoryGrid() {
  const t = useTexts("shell");
  const options = categoriesQuery(useShopScope());
  const query = useQuery(options);
  const progress = queryProgress(query);
  if (progress === "failed") return <LoadFailure query={query} />;
  if (progress === "loading" || query.data === undefined) {
    return (
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: 12 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are all alike
          <CategoryTileSkeleton key={index} />
        ))}
      </div>
    );
  }
  const top = query.data.filter((category) => category.parent_id === 0);
  if (top.length === 0)
    return <EmptyState illustration={<NothingFoundPicture />} title={t("empty.notFound")} />;
  return (
    <>
      <CachedQueryNote queryKey={options.queryKey} />
      <ul className={styles.grid}>
        {top.map((category) => (
          <li key={category.id}>
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
    </>
  );
}
