import type { Address } from "@/contract";
import { commaList } from "@/platform/format/comma-list";
import { useQuery } from "@/platform/query";
import { useAccountKey } from "@/stores/session";
import { FilterChip } from "@/ui/plain/chip";
import { addressesQuery } from "../api/get-addresses";
import styles from "./saved-address-chips.module.css";

/** More of them are in the dialog. */
const maxChips = 3;

interface Props {
  readonly label: string;
  /** The zone that they must lie in; null for all. */
  readonly zoneId: number | null;
  /** The address that is chosen, as it is written. */
  readonly current: string | null;
  readonly onChoose: (address: Address) => void;
}

/** The customer's saved addresses, one tap each: at the map and at the checkout. */
export default function SavedAddressChips({ label, zoneId, current, onChoose }: Props) {
  const { data } = useQuery(addressesQuery(useAccountKey()));
  const addresses = (data?.rows ?? [])
    .filter((address) => zoneId === null || address.zone_ids.includes(zoneId))
    .slice(0, maxChips);
  if (addresses.every(({ address }) => address === current)) return null;
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {addresses.map((address) => (
        <FilterChip key={address.id} selected={address.address === current} onClick={() => onChoose(address)}>
          <bdi className={styles.chip}>{commaList([address.house, address.address])}</bdi>
        </FilterChip>
      ))}
    </fieldset>
  );
}
