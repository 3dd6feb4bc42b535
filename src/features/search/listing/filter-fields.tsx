import { type ReactNode, useState } from "react";
import type { Brand, Category } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { StarIcon } from "@/ui/icons/star";
import { Checkbox } from "@/ui/window/checkbox";
import { FilterChip } from "@/ui/window/chip";
import { SearchField } from "@/ui/window/search-field";
import { idsWithChildren, toggleCategory, toggleChild } from "./category-choice";
import styles from "./filter-fields.module.css";
import { filterTexts } from "./filter-texts";
import { filtersOf } from "./listing-address";
import type { ListingControlsProps } from "./listing-chips";
import { PriceFilter } from "./price-filter";

const ratings = [4, 3, 2] as const;
/** From so many brands on there is a search field. */
const minSearchableBrands = 10;

/** All filters of a listing: beside it on wide screens, in a drawer elsewhere. */
export function FilterFields({ listing, moduleType, categories, brands, onChange }: ListingControlsProps) {
  const t = useTexts("catalogue");
  const toggle = (filter: string) =>
    onChange({
      filters: listing.filters.includes(filter)
        ? listing.filters.filter((other) => other !== filter)
        : [...listing.filters, filter],
    });
  return (
    <div className={styles.fields}>
      <Group title={t("filter.by")}>
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
      </Group>
      <Group title={t("filter.rating")}>
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
      </Group>
      {listing.tab === "items" ? (
        <PriceFilter minPrice={listing.minPrice} maxPrice={listing.maxPrice} onChange={onChange} />
      ) : null}
      <CategoryFields chosen={listing.categories} categories={categories} onChange={onChange} />
      {moduleType === "ecommerce" && listing.tab === "items" && brands.length > 0 ? (
        <BrandFields chosen={listing.brands} brands={brands} onChange={onChange} />
      ) : null}
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

function CategoryFields({
  chosen,
  categories,
  onChange,
}: {
  readonly chosen: readonly number[];
  readonly categories: readonly Category[];
  readonly onChange: ListingControlsProps["onChange"];
}) {
  const t = useTexts("catalogue");
  const top = categories.filter((category) => category.parent_id === 0);
  if (top.length === 0) return null;
  const everything = top.flatMap(idsWithChildren);
  const all = everything.every((id) => chosen.includes(id));
  return (
    <Group title={t("filter.categories")}>
      <Checkbox
        label={t("filter.allCategories")}
        checked={all}
        onChange={() => onChange({ categories: all ? [] : everything })}
      />
      {top.map((category) => (
        <OneCategory
          key={category.id}
          category={category}
          chosen={chosen}
          onChange={(next) => onChange({ categories: next })}
        />
      ))}
    </Group>
  );
}

/** A category; its children are shown once some of it is chosen. */
function OneCategory({
  category,
  chosen,
  onChange,
}: {
  readonly category: Category;
  readonly chosen: readonly number[];
  readonly onChange: (chosen: number[]) => void;
}) {
  const text = useTexts("browse");
  const whole = chosen.includes(category.id);
  const part = !whole && category.childes.some(({ id }) => chosen.includes(id));
  return (
    <>
      <Checkbox
        ref={(box) => {
          if (box) box.indeterminate = part;
        }}
        label={category.name}
        checked={whole}
        onChange={() => onChange(toggleCategory(chosen, category))}
      />
      {(whole || part) && category.childes.length > 0 ? (
        <fieldset className={styles.children}>
          <legend className="visually-hidden">{text("filter.showChildren", { name: category.name })}</legend>
          {category.childes.map((child) => (
            <Checkbox
              key={child.id}
              label={child.name}
              checked={chosen.includes(child.id)}
              onChange={() => onChange(toggleChild(chosen, category, child.id))}
            />
          ))}
        </fieldset>
      ) : null}
    </>
  );
}

function BrandFields({
  chosen,
  brands,
  onChange,
}: {
  readonly chosen: readonly number[];
  readonly brands: readonly Brand[];
  readonly onChange: ListingControlsProps["onChange"];
}) {
  const text = useTexts("browse");
  const shell = useTexts("shell");
  const [sought, setSought] = useState("");
  const fits = (brand: Brand) => brand.name.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase());
  const shown = brands.filter((brand) => chosen.includes(brand.id) || fits(brand));
  return (
    <Group title={text("brands.filter")}>
      {brands.length >= minSearchableBrands ? (
        <SearchField
          label={text("brands.find")}
          placeholder={text("brands.find")}
          clearLabel={shell("app.clear")}
          value={sought}
          onValueChange={setSought}
        />
      ) : null}
      <div className={styles.brands}>
        {shown.map((brand) => (
          <Checkbox
            key={brand.id}
            label={brand.name}
            endSlot={brand.items_count > 0 ? brand.items_count : undefined}
            checked={chosen.includes(brand.id)}
            onChange={() =>
              onChange({
                brands: chosen.includes(brand.id)
                  ? chosen.filter((id) => id !== brand.id)
                  : [...chosen, brand.id],
              })
            }
          />
        ))}
        {shown.length === 0 ? <p className={styles.none}>{text("brands.none")}</p> : null}
      </div>
    </Group>
  );
}
