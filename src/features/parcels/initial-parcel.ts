import type { CustomerInfo } from "@/contract";
import { wordsOfPlace } from "@/domain/words-of-place";
import { useGuestContactStore } from "@/stores/guest-contact";
import { deliveryLocation } from "@/stores/location";
import { type ParcelEnd, type ParcelValues, parcelDraft } from "@/stores/parcel-draft";
import { isSignedIn } from "@/stores/session";

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

/** What the form begins with: what was typed before and not ordered, else the shopper as sender at their own place. */
export function initialParcel(): ParcelValues {
  const draft = parcelDraft();
  if (draft) return draft;
  const { text, position } = deliveryLocation();
  const contact = isSignedIn() ? null : useGuestContactStore.getState().contact;
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
export function withProfile(values: ParcelValues, customer: CustomerInfo): ParcelValues {
  const { sender } = values;
  return {
    ...values,
    sender: {
      ...sender,
      name: sender.name || `${customer.f_name} ${customer.l_name}`.trim(),
      phone: sender.phone || (customer.phone ?? ""),
      email: sender.email || (customer.email ?? ""),
    },
  };
}
