import { wordsOfPlace } from "@/domain/words-of-place";
import { guestContact, useDraftValues, withProfile } from "@/features/order-form";
import { deliveryLocation } from "@/stores/location";
import {
  type PrescriptionValues,
  prescriptionDraft,
  savePrescriptionDraft,
} from "@/stores/prescription-draft";

/** The form's initial values: what was typed before and not sent, else the shopper at their own place. */
function initialValues(): PrescriptionValues {
  const place = deliveryLocation().text ?? "";
  const draft = prescriptionDraft();
  // Another place was chosen since: its address is another one.
  if (draft) return draft.place === place ? draft : { ...draft, ...doorOf(place) };
  const contact = guestContact();
  const isThere = contact?.place === undefined || contact.place === place;
  return {
    name: contact?.contact_person_name ?? "",
    phone: contact?.contact_person_number ?? "",
    email: contact?.contact_person_email ?? "",
    note: "",
    kind: null,
    tip: 0,
    ...doorOf(place),
    ...(contact && isThere
      ? {
          address: contact.address || wordsOfPlace(place),
          road: contact.road ?? "",
          house: contact.house ?? "",
          floor: contact.floor ?? "",
        }
      : {}),
  };
}

/** Another place: the door of the one before would lead the courier astray. */
export const doorOf = (place: string) => ({
  place,
  address: wordsOfPlace(place),
  road: "",
  house: "",
  floor: "",
});

/** The values of the form of an order by prescription. */
export const usePrescriptionValues = () =>
  useDraftValues({ initial: initialValues, withProfile, save: savePrescriptionDraft });
