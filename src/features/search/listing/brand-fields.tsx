import { useState } from "react";
import type { Brand } from "@/contract";
import { nameHasWords } from "@/domain/search-text";
import { useTexts } from "@/platform/i18n";
import { Checkbox } from "@/ui/plain/checkbox";
import { SearchField } from "@/ui/plain/search-field";
import styles from "./filter-fields.module.css";
import { FilterGroup } from "./filter-group";
import type { ListingControlsProps } from "./listing-chips";

/** The search field is shown from this number of brands. */
const minSearchableBrands = 10;

/** The filter by brands; a long list has a search field, and chosen brands always stay visible. */
export function BrandFields({
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
  const [searchText, setSearchText] = useState("");
  const shown = brands.filter((brand) => chosen.includes(brand.id) || nameHasWords(brand.name, searchText));
  return (
    <FilterGroup title={text("brands.filter")}>
      {brands.length >= minSearchableBrands ? (
        <SearchField
          label={text("brands.find")}
          placeholder={text("brands.find")}
          clearLabel={shell("app.clear")}
          value={searchText}
          onValueChange={setSearchText}
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
    </FilterGroup>
  );
}
