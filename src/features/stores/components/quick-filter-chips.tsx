import { useSearchParams } from "react-router-dom";
import { preloadTexts, useTexts } from "@/platform/i18n";
import { FilterChip } from "@/ui/plain/chip";
import { quickFilters, quickFiltersOf, withQuickFilter } from "../quick-filters";
import styles from "./quick-filter-chips.module.css";

void preloadTexts("browse");

/** Open now, soon there, delivered for nothing: in view above a list of stores, kept in the address. */
export function QuickFilterChips() {
  const t = useTexts("browse");
  const catalogue = useTexts("catalogue");
  const names = {
    currently_open: t("stores.openNow"),
    fast_delivery: t("stores.fast"),
    free_delivery: catalogue("filter.freeDelivery"),
  };
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
          {names[filter]}
        </FilterChip>
      ))}
    </fieldset>
  );
}
