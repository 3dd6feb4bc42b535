import type { CustomerInfo } from "@/contract";
import type { ReadPhone } from "@/platform/phone/load-phones";
import { type GuestContact, saveGuestContact, useGuestContactStore } from "@/stores/guest-contact";
import { isSignedIn } from "@/stores/session";
import type { ContactFieldName } from "./check-contact";

type Contact = Readonly<Record<ContactFieldName, string>>;

/** The contact that a guest gave before; null where there is none, or a customer is signed in. */
export const guestContact = (): GuestContact | null =>
  isSignedIn() ? null : useGuestContactStore.getState().contact;

/** Keeps a guest's contact for their next order; a customer has a profile. */
export function keepGuestContact({ name, phone, email }: Contact, readPhone: ReadPhone): void {
  if (isSignedIn()) return;
  saveGuestContact({
    ...useGuestContactStore.getState().contact,
    contact_person_name: name.trim(),
    contact_person_number: readPhone(phone) ?? phone.trim(),
    contact_person_email: email.trim(),
  });
}

/** Fills in from a customer's profile what nobody has typed yet. */
export const withProfile = <Values extends Contact>(values: Values, customer: CustomerInfo): Values => ({
  ...values,
  name: values.name || `${customer.f_name} ${customer.l_name}`.trim(),
  phone: values.phone || (customer.phone ?? ""),
  email: values.email || (customer.email ?? ""),
});
