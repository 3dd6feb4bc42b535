import { Link } from "react-router-dom";
import type { Category, ModuleType } from "@/contract";
import { useCarouselLabels } from "@/features/carousel-labels";
import { QuerySection } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { Carousel } from "@/ui/plain/carousel/carousel";
import { Picture } from "@/ui/plain/picture";
import { Skeleton } from "@/ui/plain/skeleton";
import { featuredCategoriesQuery } from "../api/get-categories";
import styles from "./category-tiles.module.css";

/** The row loops from this number on, by the specification. */
export const minToLoop = 7;

/** Skeletons while loading, by the specification. */
export const skeletonCounts: Record<ModuleType, number> = {
  food: 15,
  grocery: 8,
  pharmacy: 8,
  ecommerce: 5,
  parcel: 0,
};

/** The categories that the operator features. */
export function FeaturedCategories({ moduleType }: { readonly moduleType: ModuleType }) {
  const t = useTexts("shell");
  const text = useTexts("catalogue");
  const carouselLabels = useCarouselLabels();
  const query = useQuery(featuredCategoriesQuery(useShopScope()));
  return (
    <QuerySection
      title={text("home.categories")}
      action={<Link to={paths.categories.href()}>{t("app.viewAll")}</Link>}
      query={query}
      isEmpty={(categories) => featured(categories).length === 0}
      skeleton={
        <div className={styles.strip} aria-hidden="true">
          {Array.from({ length: skeletonCounts[moduleType] }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are all alike
            <CategoryTileSkeleton key={index} />
          ))}
        </div>
      }
    >
      {(categories) => (
        <Carousel
          label={text("carousel.of", { title: text("home.categories") })}
          labels={carouselLabels}
          slideWidth="var(--category-tile, clamp(5rem, 3.6rem + 4.6vw, 7.5rem))"
          gap="var(--doorstep-spacing-3)"
          loop={featured(categories).length >= minToLoop}
          bleed
        >
          {featured(categories).map((category) => (
            <CategoryTile key={category.id} category={category} />
          ))}
        </Carousel>
      )}
    </QuerySection>
  );
}

const featured = (categories: readonly Category[]) =>
  categories.filter((category) => category.featured === 1);

/** A category as a picture with its name; leads to its listing. */
export function CategoryTile({
  category,
}: {
  readonly category: Pick<Category, "id" | "slug" | "name" | "image_full_url" | "module_id">;
}) {
  return (
    <Link to={paths.categoryListing.href(category)} className={styles.tile}>
      <span className={styles.picture}>
        <Picture src={category.image_full_url} alt="" maxWidth={128} />
      </span>
      <span className={styles.name}>{category.name}</span>
    </Link>
  );
}

export function CategoryTileSkeleton() {
  return (
    <span className={styles.tile} aria-hidden="true">
      <Skeleton ratio={1} className={styles.picture} />
      <span className={styles.name}>
        <Skeleton width="4rem" height="0.8em" shape="pill" />
      </span>
    </span>
  );
}
