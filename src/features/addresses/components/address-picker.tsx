import type { Address } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { RadioCards } from "@/ui/chakra/radio-cards";
import { addressTypeOf } from "../address-type";
import { addressIcons, addressLine, useAddressName } from "./address-labels";
import styles from "./addresses.module.css";

export interface AddressPickerProps {
  readonly addresses: readonly Address[];
  /** Id of the chosen address. */
  readonly value: number | null;
  readonly onValueChange: (address: Address) => void;
}

/** Saved addresses as choices, each with its type and text. */
export default function AddressPicker({ addresses, value, onValueChange }: AddressPickerProps) {
  const t = useTexts("account");
  const nameOf = useAddressName();
  if (addresses.length === 0) return <p className={styles.muted}>{t("address.noneToSelect")}</p>;
  return (
    <RadioCards
      legend={t("address.saved")}
      legendHidden
      value={value === null ? undefined : String(value)}
      onValueChange={(id) => {
        const chosen = addresses.find((address) => String(address.id) === id);
        if (chosen) onValueChange(chosen);
      }}
      options={addresses.map((address) => ({
        value: String(address.id),
        label: nameOf(address),
        hint: <bdi>{addressLine(address, t)}</bdi>,
        icon: addressIcons[addressTypeOf(address.address_type)],
      }))}
    />
  );
}
