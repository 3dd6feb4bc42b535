import type { CustomerInfo } from "@/contract";
import { wordsOfPlace } from "@/domain/words-of-place";
import { guestContact, withProfile } from "@/features/order-form";
import { deliveryLocation } from "@/stores/location";
import { type ParcelEnd, type ParcelValues, parcelDraft } from "@/stores/parcel-draft";

const nobody: ParcelEnd = {
  name: "",
  phone: "",
  email: "",
  address: "",
  road: "",
  house: "",
  floor: "",
  position: null,
};

/** The form's initial values: what was typed before and not ordered, else the shopper as sender at their own place. */
export function initialParcel(): ParcelValues {
  const draft = parcelDraft();
  if (draft) return draft;
  const { text, position } = deliveryLocation();
  const contact = guestContact();
  return {
    sender: {
      ...nobody,
      name: contact?.contact_person_name ?? "",
      phone: contact?.contact_person_number ?? "",
      email: contact?.contact_person_email ?? "",
      address: wordsOfPlace(text ?? ""),
      position,
    },
    receiver: nobody,
    instruction: "",
    note: "",
    payer: "sender",
    payment: "cash_on_delivery",
    gateway: "",
    tip: 0,
    collectAt: "",
  };
}

/** The customer's profile where the sender is not named yet. */
export const withSender = (values: ParcelValues, customer: CustomerInfo): ParcelValues => ({
  ...values,
  sender: withProfile(values.sender, customer),
});
