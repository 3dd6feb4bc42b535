import { Link } from "react-router-dom";
import { QuerySection } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { ChevronEndIcon } from "@/ui/icons/chevron-end";
import { Picture } from "@/ui/plain/picture";
import { Skeleton } from "@/ui/plain/skeleton";
import { parcelCategoriesQuery } from "../api/get-parcel-categories";
import styles from "./parcel-categories.module.css";

const skeletons = 6;

/** 'We Deliver Everything': kinds of parcels. Choosing one begins the order. */
export function ParcelCategories() {
  const t = useTexts("parcels");
  const query = useQuery(parcelCategoriesQuery(useShopScope()));
  return (
    <QuerySection
      title={t("categories.title")}
      subtitle={t("categories.text")}
      query={query}
      isEmpty={(categories) => categories.length === 0}
      skeleton={
        <div className={styles.grid} aria-hidden="true">
          {Array.from({ length: skeletons }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are all alike
            <Skeleton key={index} className={styles.skeleton} />
          ))}
        </div>
      }
    >
      {(categories) => (
        <ul className={styles.grid}>
          {categories.map((category) => (
            <li key={category.id}>
              <Link to={paths.parcelDelivery.href(category.id)} className={styles.card}>
                <Picture src={category.image_full_url} alt="" maxWidth={96} className={styles.picture} />
                <span className={styles.words}>
                  <span className={styles.name}>{category.name}</span>
                  {category.description ? (
                    <span className={styles.description}>{category.description}</span>
                  ) : null}
                </span>
                <ChevronEndIcon size={20} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QuerySection>
  );
}
