import { useEffect, useRef, useState } from "react";
import { useTexts } from "@/platform/i18n";
import { Checkbox } from "@/ui/checkbox";
import { FilterChip } from "@/ui/chip";
import { StarIcon } from "@/ui/icons/star";
import { TextField } from "@/ui/text-field";
import { toggleCategory, withChildren } from "./category-choice";
import styles from "./filter-fields.module.css";
import { filtersOf, type ListingChange, priceRange } from "./listing-address";
import type { ListingControlsProps } from "./listing-chips";
import { filterTexts } from "./listing-words";

const ratings = [4, 3, 2] as const;
/** After the last key in a price the list follows, ms. */
const typingPause = 600;

/** All filters of a listing: at its side where there is room, in a drawer elsewhere. */
export function FilterFields({ listing, moduleType, categories, onChange }: ListingControlsProps) {
  const t = useTexts("catalogue");
  const toggle = (filter: string) =>
    onChange({
      filters: listing.filters.includes(filter)
        ? listing.filters.filter((other) => other !== filter)
        : [...listing.filters, filter],
    });
  const top = categories.filter((category) => category.parent_id === 0);
  const everything = top.flatMap(withChildren);
  const all = everything.length > 0 && everything.every((id) => listing.categories.includes(id));
  return (
    <div className={styles.fields}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t("filter.by")}</legend>
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
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t("filter.rating")}</legend>
        <div className={styles.chips}>
          {ratings.map((stars) => (
            <FilterChip
              key={stars}
              selected={listing.rating === stars}
              icon={<StarIcon size={14} filled />}
              aria-label={t("filter.stars", { count: stars })}
              onClick={() => onChange({ rating: listing.rating === stars ? null : stars })}
            >
              {stars}+
            </FilterChip>
          ))}
        </div>
      </fieldset>
      {listing.tab === "items" ? (
        <PriceFields minPrice={listing.minPrice} maxPrice={listing.maxPrice} onChange={onChange} />
      ) : null}
      {top.length > 0 ? (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t("filter.categories")}</legend>
          <Checkbox
            label={t("filter.allCategories")}
            checked={all}
            onChange={() => onChange({ categories: all ? [] : everything })}
          />
          {top.map((category) => (
            <Checkbox
              key={category.id}
              label={category.name}
              checked={listing.categories.includes(category.id)}
              onChange={() => onChange({ categories: toggleCategory(listing.categories, category) })}
            />
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

/** From and to; the list follows a moment after the last key. */
function PriceFields({
  minPrice,
  maxPrice,
  onChange,
}: {
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly onChange: (change: ListingChange) => void;
}) {
  const t = useTexts("catalogue");
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t("filter.price")}</legend>
      <div className={styles.prices}>
        <PriceField
          label={t("filter.from")}
          value={minPrice}
          placeholder={priceRange.min}
          onValueChange={(value) => onChange({ minPrice: value })}
        />
        <PriceField
          label={t("filter.to")}
          value={maxPrice}
          placeholder={priceRange.max}
          onValueChange={(value) => onChange({ maxPrice: value })}
        />
      </div>
    </fieldset>
  );
}

function PriceField({
  label,
  value,
  placeholder,
  onValueChange,
}: {
  readonly label: string;
  readonly value: number | null;
  readonly placeholder: number;
  readonly onValueChange: (value: number | null) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const tell = useRef(onValueChange);
  tell.current = onValueChange;
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      const number = Number(typed);
      const usable = typed !== "" && number >= priceRange.min && number <= priceRange.max;
      tell.current(usable ? Math.round(number) : null);
      setTyped(null);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={priceRange.min}
      max={priceRange.max}
      placeholder={String(placeholder)}
      value={typed ?? value ?? ""}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
