import { useTexts } from "@/platform/i18n";
import { FilterChip } from "@/ui/plain/chip";
import { filterTexts } from "./filter-texts";
import { type Listing, type ListingChange, quickStoreFilters } from "./listing-address";
import styles from "./quick-listing-chips.module.css";

interface Props {
  readonly listing: Listing;
  readonly onChange: (change: ListingChange) => void;
}

/** The most used filters of stores, one press each. */
export default function QuickListingChips({ listing, onChange }: Props) {
  const t = useTexts("catalogue");
  const { filters } = listing;
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{t("filter.title")}</legend>
      {quickStoreFilters.map((filter) => {
        const selected = filters.includes(filter);
        const others = filters.filter((other) => other !== filter);
        return (
          <FilterChip
            key={filter}
            selected={selected}
            onClick={() => onChange({ filters: selected ? others : [...others, filter] })}
          >
            {t(filterTexts[filter])}
          </FilterChip>
        );
      })}
    </fieldset>
  );
}
