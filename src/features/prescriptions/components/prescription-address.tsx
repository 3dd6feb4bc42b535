import type { StoreDetails } from "@/contract";
import type { DeliveryPlace } from "@/features/checkout";
import { AddressFields, FormSection, PickOnMap } from "@/features/order-form";
import { CollectPlace } from "@/features/stores";
import { useTexts } from "@/platform/i18n";
import { askInOverlay } from "@/stores/confirm";
import type { PrescriptionValues } from "@/stores/prescription-draft";
import { Suspense } from "@/ui/loading/suspense";
import { SkeletonText } from "@/ui/plain/skeleton";
import type { PrescriptionField } from "../check-prescription";
import { doorOf } from "../use-prescription-values";

interface Props {
  readonly values: PrescriptionValues;
  readonly place: DeliveryPlace;
  /** A field's fault, in words. */
  readonly errorOf: (field: PrescriptionField) => string | undefined;
  readonly onChange: (changes: Partial<PrescriptionValues>) => void;
}

/** Where the order goes. */
export function PrescriptionAddress({ values, place, errorOf, onChange }: Props) {
  const t = useTexts("prescriptions");
  const pick = async () => {
    const picked = await askInOverlay({ kind: "location-picker", purpose: "address" });
    if (picked && (await place.moveTo(picked.position, picked.text))) onChange(doorOf(picked.text));
  };
  return (
    <FormSection title={t("address.title")}>
      <PickOnMap label={t("address.pick")} loading={place.lookingUp} error={errorOf("place")} onPick={pick} />
      <AddressFields own error={errorOf("address")} {...{ values, onChange }} />
    </FormSection>
  );
}

/** Where it is collected. */
export function CollectAt({ store }: { readonly store: StoreDetails }) {
  const t = useTexts("checkout");
  return (
    <FormSection title={t("collect.title")}>
      <Suspense fallback={<SkeletonText lines={3} />}>
        <CollectPlace store={store} />
      </Suspense>
    </FormSection>
  );
}
