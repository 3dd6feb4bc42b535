// @chunk home-more

import { Link } from "react-router-dom";
import type { Brand } from "@/contract";
import { useCarouselLabels } from "@/features/carousel-labels";
import { QuerySection } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { Carousel } from "@/ui/plain/carousel/carousel";
import { Picture } from "@/ui/plain/picture";
import { Section } from "@/ui/plain/section";
import { Skeleton } from "@/ui/plain/skeleton";
import { brandsQuery } from "../api/get-brands";
import styles from "./brands-preview.module.css";

/** Brands on the home, by the specification. */
export const maxBrandsOnHome = 9;

/** The first brands of the module, with a link to all of them. */
export function BrandsPreview() {
  const t = useTexts("promotions");
  const text = useTexts("catalogue");
  const carouselLabels = useCarouselLabels();
  const query = useQuery(brandsQuery(useShopScope()));
  const title = t("brands.title");
  return (
    <QuerySection
      title={title}
      action={<Link to={paths.allBrands.href()}>{t("brands.all")}</Link>}
      query={query}
      isEmpty={(brands) => brands.length === 0}
      skeleton={<BrandSkeletons />}
    >
      {(brands) => (
        <div className={styles.widths}>
          <Carousel
            label={text("carousel.of", { title })}
            labels={carouselLabels}
            slideWidth="var(--brand)"
            gap="var(--doorstep-spacing-3)"
            bleed
          >
            {brands.slice(0, maxBrandsOnHome).map((brand) => (
              <BrandCard key={brand.id} brand={brand} />
            ))}
          </Carousel>
        </div>
      )}
    </QuerySection>
  );
}

/** A brand with its picture, name and number of items; leads to its items. */
export function BrandCard({ brand }: { readonly brand: Brand }) {
  const t = useTexts("promotions");
  return (
    <Link to={paths.brandListing.href(brand)} className={styles.brand}>
      <span className={styles.picture}>
        <Picture src={brand.image_full_url} alt="" maxWidth={120} fit="contain" />
      </span>
      <span className={styles.name}>{brand.name}</span>
      <span className={styles.count}>{t("brands.items", { count: brand.items_count })}</span>
    </Link>
  );
}

function BrandSkeletons() {
  return (
    <div className={styles.strip} aria-hidden="true">
      {Array.from({ length: maxBrandsOnHome }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are all alike
        <span key={index} className={styles.brand}>
          <Skeleton ratio={1} className={styles.picture} />
          <span className={styles.name}>
            <Skeleton width="5rem" height="1.1em" shape="pill" />
          </span>
          <span className={styles.count}>
            <Skeleton width="3rem" height="1em" shape="pill" />
          </span>
        </span>
      ))}
    </div>
  );
}

export function BrandsSkeleton() {
  const t = useTexts("promotions");
  return (
    <Section title={t("brands.title")}>
      <BrandSkeletons />
    </Section>
  );
}
