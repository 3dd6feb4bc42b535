import { useDraftValues } from "@/features/order-form";
import { type ParcelEnd, saveParcelDraft } from "@/stores/parcel-draft";
import type { EndName } from "./check-parcel";
import { initialParcel, withSender } from "./initial-parcel";

/** The values of a parcel's form. Changes of one end keep the other values that it has by then. */
export function useParcelValues() {
  const { values, change } = useDraftValues({
    initial: initialParcel,
    withProfile: withSender,
    save: saveParcelDraft,
  });
  const changeEnd = (name: EndName, changes: Partial<ParcelEnd>) =>
    change((latest) => ({ [name]: { ...latest[name], ...changes } }));

  return { values, change, changeEnd };
}
