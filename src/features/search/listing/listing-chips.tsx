import type { Category, ModuleType } from "@/contract";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { Chip } from "@/ui/chip";
import { type Listing, type ListingChange, type ListingFilter, priceRange } from "./listing-address";
import styles from "./listing-chips.module.css";
import { filterTexts } from "./listing-words";

export interface ListingControlsProps {
  readonly listing: Listing;
  readonly moduleType: ModuleType;
  readonly categories: readonly Category[];
  readonly onChange: (change: ListingChange) => void;
}

/** What is filtered by, each to be taken away again. */
export function ListingChips({ listing, categories, onChange }: ListingControlsProps) {
  const t = useTexts("catalogue");
  const money = useMoney();
  const chips: { key: string; text: string; without: ListingChange }[] = [
    ...listing.filters.map((filter) => ({
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
    ...categories
      .filter((category) => listing.categories.includes(category.id))
      .map((category) => ({
        key: `category-${category.id}`,
        text: category.name,
        without: {
          categories: listing.categories.filter(
            (id) => id !== category.id && !category.childes.some((child) => child.id === id),
          ),
        },
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
