import { useQuery } from "@tanstack/react-query";
import type { Address } from "@/contract";
import { addressesQuery } from "@/features/addresses";
import { useTexts } from "@/platform/i18n";
import { useAccountKey } from "@/stores/session";
import { FilterChip } from "@/ui/window/chip";
import styles from "./sections.module.css";

/** More of them are in the dialog. */
const maxChips = 3;

interface Props {
  /** The store's zone; null when it delivers everywhere. */
  readonly zoneId: number | null;
  /** The address that is chosen, as it is written. */
  readonly current: string | null;
  readonly onChoose: (address: Address) => void;
}

/** The customer's saved addresses that the store delivers to, one tap each. */
export default function SavedAddressChips({ zoneId, current, onChoose }: Props) {
  const t = useTexts("checkout");
  const { data } = useQuery(addressesQuery(useAccountKey()));
  const addresses = (data?.rows ?? [])
    .filter((address) => zoneId === null || address.zone_ids.includes(zoneId))
    .slice(0, maxChips);
  if (addresses.every(({ address }) => address === current)) return null;
  return (
    <fieldset className={styles.chips} aria-label={t("address.title")}>
      {addresses.map((address) => (
        <FilterChip key={address.id} selected={address.address === current} onClick={() => onChoose(address)}>
          <bdi className={styles.chip}>{[address.house, address.address].filter(Boolean).join(", ")}</bdi>
        </FilterChip>
      ))}
    </fieldset>
  );
}
