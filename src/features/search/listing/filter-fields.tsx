import { useTexts } from "@/platform/i18n";
import { StarIcon } from "@/ui/icons/star";
import { FilterChip } from "@/ui/plain/chip";
import { BrandFields } from "./brand-fields";
import { categoryIdsOf, chooseCategories } from "./category-choice";
import { CategoryFields } from "./category-fields";
import styles from "./filter-fields.module.css";
import { FilterGroup } from "./filter-group";
import { filterTexts } from "./filter-texts";
import { filtersOf } from "./listing-address";
import type { ListingControlsProps } from "./listing-chips";
import { PriceFilter } from "./price-filter";

const ratings = [4, 3, 2] as const;

/** All filters of a listing: beside it on wide screens, in a drawer elsewhere. */
export function FilterFields({ listing, moduleType, categories, brands, onChange }: ListingControlsProps) {
  const t = useTexts("catalogue");
  const toggle = (filter: string) =>
    onChange({
      filters: listing.filters.includes(filter)
        ? listing.filters.filter((other) => other !== filter)
        : [...listing.filters, filter],
    });
  // The category of the page is chosen too.
  const named = listing.kind === "category" ? (categoryIdsOf(listing.id, categories) ?? []) : [];
  return (
    <div className={styles.fields}>
      <FilterGroup title={t("filter.by")}>
        <div className={styles.chips}>
          {filtersOf(listing.tab, moduleType).map((filter) => (
            <FilterChip
              key={filter}
              selected={listing.filters.includes(filter)}
              onClick={() => toggle(filter)}
            >
              {t(filterTexts[filter])}
            </FilterChip>
          ))}
        </div>
      </FilterGroup>
      <FilterGroup title={t("filter.rating")}>
        <div className={styles.chips}>
          {ratings.map((stars) => (
            <FilterChip
              key={stars}
              selected={listing.rating === stars}
              icon={<StarIcon size={14} filled />}
              aria-label={t("filter.stars", { count: stars })}
              onClick={() => onChange({ rating: listing.rating === stars ? null : stars })}
            >
              <bdi dir="ltr">{stars}+</bdi>
            </FilterChip>
          ))}
        </div>
      </FilterGroup>
      {listing.tab === "items" ? (
        <PriceFilter minPrice={listing.minPrice} maxPrice={listing.maxPrice} onChange={onChange} />
      ) : null}
      <CategoryFields
        chosen={[...new Set([...named, ...listing.categories])]}
        categories={categories}
        onChange={(chosen) => onChange(chooseCategories(named, chosen))}
      />
      {moduleType === "ecommerce" && listing.tab === "items" && brands.length > 0 ? (
        <BrandFields chosen={listing.brands} brands={brands} onChange={onChange} />
      ) : null}
    </div>
  );
}
