// @chunk listing
import type { Brand, Category, ModuleType } from "@/contract";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { Chip } from "@/ui/plain/chip";
import { chosenNames } from "./category-choice";
import { filterTexts } from "./filter-texts";
import {
  type Listing,
  type ListingChange,
  type ListingFilter,
  priceRange,
  quickStoreFilters,
} from "./listing-address";
import styles from "./listing-chips.module.css";

export interface ListingControlsProps {
  readonly listing: Listing;
  readonly moduleType: ModuleType;
  readonly categories: readonly Category[];
  readonly brands: readonly Brand[];
  readonly onChange: (change: ListingChange) => void;
}

interface Props extends ListingControlsProps {
  /** Some filters of stores are switched by chips of their own above the list. */
  readonly hasQuickChips: boolean;
}

/** The active filters as chips, each with a remove button. */
export function ListingChips({ listing, categories, brands, onChange, hasQuickChips }: Props) {
  const t = useTexts("catalogue");
  const money = useMoney();
  const chips: { key: string; text: string; without: ListingChange }[] = [
    ...listing.filters
      .filter((filter) => !hasQuickChips || !(quickStoreFilters as readonly string[]).includes(filter))
      .map((filter) => ({
        key: filter,
        text: t(filterTexts[filter as ListingFilter]),
        without: { filters: listing.filters.filter((other) => other !== filter) },
      })),
    ...(listing.rating === null
      ? []
      : [{ key: "rating", text: t("filter.stars", { count: listing.rating }), without: { rating: null } }]),
    ...(listing.minPrice === null && listing.maxPrice === null
      ? []
      : [
          {
            key: "price",
            text: `${money(listing.minPrice ?? priceRange.min)} – ${money(listing.maxPrice ?? priceRange.max)}`,
            without: { minPrice: null, maxPrice: null },
          },
        ]),
    ...chosenNames(listing.categories, categories).map(({ id, name, without }) => ({
      key: `category-${id}`,
      text: name,
      without: { categories: without },
    })),
    ...(listing.tab === "items" ? brands : [])
      .filter((brand) => listing.brands.includes(brand.id))
      .map((brand) => ({
        key: `brand-${brand.id}`,
        text: brand.name,
        without: { brands: listing.brands.filter((id) => id !== brand.id) },
      })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t("filter.applied")}>
      {chips.map(({ key, text, without }) => (
        <li key={key}>
          <Chip onRemove={() => onChange(without)} removeLabel={t("filter.remove", { name: text })}>
            <bdi>{text}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
