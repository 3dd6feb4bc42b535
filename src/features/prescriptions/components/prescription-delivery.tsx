import type { DeliveryPlace } from "@/features/checkout";
import { AddressFields, ContactFields, FormSection, PickOnMap } from "@/features/order-form";
import { useTexts } from "@/platform/i18n";
import { askInOverlay } from "@/stores/ask-overlay";
import type { PrescriptionValues } from "@/stores/prescription-draft";
import type { PrescriptionField } from "../check-prescription";
import { doorOf } from "../use-prescription-values";

interface Props {
  readonly values: PrescriptionValues;
  readonly place: DeliveryPlace;
  readonly emailNeeded: boolean;
  /** What is wrong with a field, in words. */
  readonly errorOf: (field: PrescriptionField) => string | undefined;
  readonly onChange: (changes: Partial<PrescriptionValues>) => void;
}

/** Where the order goes, and who is called. */
export function PrescriptionDelivery({ values, place, emailNeeded, errorOf, onChange }: Props) {
  const t = useTexts("prescriptions");
  const pick = async () => {
    const picked = await askInOverlay({ kind: "location-picker", purpose: "address" });
    if (picked && (await place.moveTo(picked.position, picked.text))) onChange(doorOf(picked.text));
  };
  return (
    <>
      <FormSection title={t("address.title")}>
        <PickOnMap
          label={t("address.pick")}
          loading={place.lookingUp}
          error={errorOf("place")}
          onPick={pick}
        />
        <AddressFields own error={errorOf("address")} {...{ values, onChange }} />
      </FormSection>
      <FormSection title={t("contact.title")}>
        <ContactFields own {...{ values, emailNeeded, errorOf, onChange }} />
      </FormSection>
    </>
  );
}
