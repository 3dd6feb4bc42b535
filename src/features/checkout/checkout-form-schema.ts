/** What the shopper tells about where, to whom and how: the form of the checkout and its rules. */

import { type ObjectSchema, object, string } from "yup";
import { latinDigits } from "@/platform/format/latin-digits";

export interface CheckoutFormValues {
  contact_person_name: string;
  contact_person_number: string;
  contact_person_email: string;
  address: string;
  road: string;
  house: string;
  floor: string;
  order_note: string;
}

export interface CheckoutFormMessages {
  name: string;
  phone: string;
  phoneShort: string;
  email: string;
  emailInvalid: string;
  address: string;
}

/** Rules by who orders and how: guests give all three ways to reach them; take-away needs no address. */
export function checkoutFormSchema(
  messages: CheckoutFormMessages,
  { guest, delivery }: { guest: boolean; delivery: boolean },
): ObjectSchema<CheckoutFormValues> {
  const text = () => string().trim().max(191).default("");
  return object({
    contact_person_name: text().required(messages.name),
    contact_person_number: text()
      .transform(latinDigits)
      .required(messages.phone)
      .matches(/^\+?[\d\s()-]{7,20}$/, messages.phoneShort),
    contact_person_email: guest
      ? text().required(messages.email).email(messages.emailInvalid)
      : text().email(messages.emailInvalid),
    address: delivery ? text().max(500).required(messages.address) : text().max(500),
    road: text(),
    house: text(),
    floor: text(),
    order_note: string().trim().max(1000).default(""),
  });
}
