import { useSearchParams } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import { FilterChip } from "@/ui/plain/chip";
import { SegmentedControl } from "@/ui/plain/segmented-control";
import type { AllStoresFilter } from "../api/get-store-list";
import { storeFilterOf, withStoreFilter } from "../store-filter";
import styles from "./store-type-filters.module.css";

/** Which of all stores, and delivered or taken away; kept in the address. */
export function StoreTypeFilters() {
  const t = useTexts("catalogue");
  const [address, setAddress] = useSearchParams();
  const filter = storeFilterOf(address);
  const choose = (change: Partial<AllStoresFilter>) =>
    setAddress(withStoreFilter(address, change), { replace: true, preventScrollReset: true });
  return (
    <>
      <fieldset className={styles.types}>
        <legend className="visually-hidden">{t("stores.show")}</legend>
        {(
          [
            ["all", "stores.allShort"],
            ["newly_joined", "stores.newlyJoined"],
            ["popular", "stores.popular"],
            ["top_rated", "stores.topRated"],
          ] as const
        ).map(([value, label]) => (
          <FilterChip
            key={value}
            selected={filter.store_type === value}
            onClick={() => choose({ store_type: value })}
          >
            {t(label)}
          </FilterChip>
        ))}
      </fieldset>
      <div className={styles.delivery}>
        <SegmentedControl
          size="sm"
          legend={t("stores.delivery")}
          value={filter.delivery}
          onValueChange={(delivery) => choose({ delivery })}
          segments={[
            { value: "all", label: t("stores.allShort") },
            { value: "delivery", label: t("stores.homeDelivery") },
            { value: "take_away", label: t("stores.takeAway") },
          ]}
        />
      </div>
    </>
  );
}
