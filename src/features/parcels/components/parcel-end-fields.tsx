import type { Address } from "@/contract";
import { wordsOfPlace } from "@/domain/words-of-place";
import {
  AddressFields,
  type ContactFieldName,
  ContactFields,
  FormSection,
  PickOnMap,
} from "@/features/order-form";
import { addressesQuery } from "@/features/saved-addresses";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { askInOverlay } from "@/stores/confirm";
import type { ParcelEnd } from "@/stores/parcel-draft";
import { useAccountKey } from "@/stores/session";
import { SelectField } from "@/ui/plain/select-field";
import type { EndName } from "../check-parcel";

interface Props {
  readonly name: EndName;
  readonly end: ParcelEnd;
  readonly onChange: (changes: Partial<ParcelEnd>) => void;
  readonly emailNeeded: boolean;
  /** A field's fault, in words. */
  readonly errorOf: (field: ContactFieldName | "address" | "place") => string | undefined;
}

/** The person and place at one end of the way. The shopper's own place stays as it is, whatever is picked. */
export function ParcelEndFields({ name, end, onChange, emailNeeded, errorOf }: Props) {
  const t = useTexts("parcels");
  const { data: saved } = useQuery(addressesQuery(useAccountKey()));
  const addresses = saved?.rows ?? [];
  const pick = async () => {
    const picked = await askInOverlay({
      kind: "location-picker",
      purpose: "receiver",
      start: end.position ?? undefined,
    });
    // The door of the place before would lead the courier astray.
    if (!picked) return;
    const address = wordsOfPlace(picked.text);
    onChange({ position: picked.position, address, road: "", house: "", floor: "" });
  };
  const own = name === "sender";
  return (
    <FormSection title={t(`${name}.title`)}>
      {addresses.length > 0 ? (
        <SelectField
          label={t("end.saved")}
          value=""
          onChange={({ target }) => {
            const chosen = addresses.find(({ id }) => String(id) === target.value);
            if (chosen) onChange(endOfAddress(chosen));
          }}
          options={[
            { value: "", label: t("end.chooseSaved") },
            ...addresses.map((address) => ({ value: String(address.id), label: address.address })),
          ]}
        />
      ) : null}
      <PickOnMap
        label={t(end.position === null ? `${name}.pick` : "end.pickAgain")}
        error={errorOf("place")}
        onPick={pick}
      />
      <AddressFields values={end} error={errorOf("address")} {...{ own, onChange }} />
      <ContactFields values={end} {...{ own, emailNeeded, errorOf, onChange }} />
    </FormSection>
  );
}

/** A saved address with who is there, so that nothing has to be typed again. */
function endOfAddress(address: Address): Partial<ParcelEnd> {
  return {
    position: { lat: Number(address.latitude), lng: Number(address.longitude) },
    address: address.address,
    road: address.road ?? "",
    house: address.house ?? "",
    floor: address.floor ?? "",
    name: address.contact_person_name,
    phone: address.contact_person_number,
  };
}
