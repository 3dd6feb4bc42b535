import { useEffect, useRef, useState } from "react";
import type { CustomerInfo } from "@/contract";
import { wordsOfPlace } from "@/domain/words-of-place";
import { customerQuery } from "@/features/auth";
import { useQuery } from "@/platform/query";
import { useGuestContactStore } from "@/stores/guest-contact";
import { deliveryLocation } from "@/stores/location";
import {
  type PrescriptionValues,
  prescriptionDraft,
  savePrescriptionDraft,
} from "@/stores/prescription-draft";
import { isSignedIn, session, useAccountKey } from "@/stores/session";

/** What the form begins with: what was typed before and not sent, else the shopper at their own place. */
function initialValues(): PrescriptionValues {
  const place = deliveryLocation().text ?? "";
  const draft = prescriptionDraft();
  // Another place was chosen since: its address is another one.
  if (draft) return draft.place === place ? draft : { ...draft, ...doorOf(place) };
  const contact = isSignedIn() ? null : useGuestContactStore.getState().contact;
  const isThere = contact?.place === undefined || contact.place === place;
  return {
    name: contact?.contact_person_name ?? "",
    phone: contact?.contact_person_number ?? "",
    email: contact?.contact_person_email ?? "",
    note: "",
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

/** The customer's profile where nobody is named yet. */
const withProfile = (values: PrescriptionValues, customer: CustomerInfo): PrescriptionValues => ({
  ...values,
  name: values.name || `${customer.f_name} ${customer.l_name}`.trim(),
  phone: values.phone || (customer.phone ?? ""),
  email: values.email || (customer.email ?? ""),
});

/** What is typed into the form; what the shopper changes is kept as their draft. */
export function usePrescriptionValues() {
  const { data: customer } = useQuery(customerQuery(useAccountKey()));
  const [values, setValues] = useState(initialValues);
  const latest = useRef(values);
  const [epoch] = useState(() => session().epoch);

  useEffect(() => {
    if (!customer) return;
    latest.current = withProfile(latest.current, customer);
    setValues(latest.current);
  }, [customer]);

  const change = (changes: Partial<PrescriptionValues>) => {
    // What somebody typed before they signed out, here or in another tab, is not kept for who comes next.
    if (session().epoch !== epoch) return;
    latest.current = { ...latest.current, ...changes };
    setValues(latest.current);
    savePrescriptionDraft(latest.current);
  };
  return { values, change };
}
