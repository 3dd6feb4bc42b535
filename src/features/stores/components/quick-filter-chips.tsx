// @chunk lists

import { useSearchParams } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import { FilterChip } from "@/ui/window/chip";
import { quickFilters, quickFiltersOf, withQuickFilter } from "../quick-filters";
import styles from "./quick-filter-chips.module.css";

const names = {
  currently_open: "stores.openNow",
  fast_delivery: "stores.fast",
  free_delivery: "filter.freeDelivery",
} as const;

/** Open now, soon there, delivered for nothing: in view above a list of stores, kept in the address. */
export function QuickFilterChips() {
  const t = useTexts("catalogue");
  const [address, setAddress] = useSearchParams();
  const chosen = quickFiltersOf(address);
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{t("stores.quickFilters")}</legend>
      {quickFilters.map((filter) => (
        <FilterChip
          key={filter}
          selected={chosen.includes(filter)}
          onClick={() =>
            setAddress(withQuickFilter(address, filter), { replace: true, preventScrollReset: true })
          }
        >
          {t(names[filter])}
        </FilterChip>
      ))}
    </fieldset>
  );
}
