// @chunk listing
import { useTexts } from "@/platform/i18n";
import { FilterIcon } from "@/ui/icons/filter";
import { GridIcon } from "@/ui/icons/grid";
import { ListIcon } from "@/ui/icons/list";
import { IconButton } from "@/ui/plain/icon-button";
import { SegmentedControl } from "@/ui/plain/segmented-control";
import { SelectField } from "@/ui/plain/select-field";
import { chosenSortTexts, sortTexts } from "./filter-texts";
import { type Listing, type ListingChange, sortsOf } from "./listing-address";
import styles from "./listing-bar.module.css";

/** The number of active filters, for the badge of the button. */
export function countActiveFilters(listing: Listing): number {
  return (
    listing.filters.length +
    (listing.categories.length > 0 ? 1 : 0) +
    (listing.tab === "items" ? listing.brands.length : 0) +
    (listing.rating === null ? 0 : 1) +
    (listing.minPrice === null && listing.maxPrice === null ? 0 : 1)
  );
}

/** Sort, filters and layout of a listing. */
export function ListingBar({
  listing,
  onChange,
  onFilter,
}: {
  readonly listing: Listing;
  readonly onChange: (change: ListingChange) => void;
  readonly onFilter: () => void;
}) {
  const t = useTexts("catalogue");
  const count = countActiveFilters(listing);
  return (
    <div className={styles.bar}>
      <span className={styles.filter}>
        <IconButton
          variant="outline"
          label={count === 0 ? t("filter.title") : t("filter.count", { count })}
          badge={count === 0 ? undefined : count}
          aria-haspopup="dialog"
          onClick={onFilter}
        >
          <FilterIcon size={20} />
        </IconButton>
      </span>
      <span className={styles.sort}>
        <SelectField
          label={t("sort.title")}
          labelHidden
          value={listing.sort ?? ""}
          onChange={(event) => onChange({ sort: event.target.value || null })}
          options={[
            { value: "", label: t("sort.default") },
            ...sortsOf(listing.tab).map((sort) => ({
              value: sort,
              label: t(sort === listing.sort ? chosenSortTexts[sort] : sortTexts[sort]),
            })),
          ]}
        />
      </span>
      <span className={styles.layout}>
        <SegmentedControl
          legend={t("list.view")}
          value={listing.layout}
          onValueChange={(layout) => onChange({ layout })}
          segments={[
            { value: "grid", label: <Hidden text={t("list.grid")} />, icon: <GridIcon size={18} /> },
            { value: "list", label: <Hidden text={t("list.list")} />, icon: <ListIcon size={18} /> },
          ]}
        />
      </span>
    </div>
  );
}

function Hidden({ text }: { readonly text: string }) {
  return <span className="visually-hidden">{text}</span>;
}
