/** The address form: its values, their rules with the specification's messages, and the request it sends. */

import { type ObjectSchema, object, string } from "yup";
import type { Address } from "@/contract";
import { cleanEmail, isEmailAddress } from "@/domain/email";
import { cleanName } from "@/domain/written-text";
import { phoneRule } from "@/features/phone-rules";
import type { Translate } from "@/platform/i18n";
import type { ReadPhone } from "@/platform/phone/load-phones";
import type { Position } from "@/stores/location";
import type { AddressType } from "./address-type";
import type { AddressValues } from "./api/change-address";

export interface AddressFormValues {
  address: string;
  address_label: string;
  contact_person_name: string;
  contact_person_number: string;
  contact_person_email: string;
  road: string;
  house: string;
  floor: string;
  additional_information: string;
}

/** Rules by who saves: a guest may have to say how to be reached by e-mail. */
export function addressFormSchema(
  t: Translate<"account">,
  emailNeeded: boolean,
  readPhone: ReadPhone,
): ObjectSchema<AddressFormValues> {
  const text = () => string().trim().max(191).default("");
  return object({
    address: string().trim().max(500).required(t("address.required")),
    address_label: text(),
    contact_person_name: text().transform(cleanName).required(t("address.nameRequired")),
    contact_person_number: phoneRule(readPhone, {
      required: t("address.phoneRequired"),
      short: t("address.phoneInvalid"),
      wrong: t("auth.phoneWrong"),
    }),
    contact_person_email: (emailNeeded
      ? text().transform(cleanEmail).required(t("auth.emailRequired"))
      : text().transform(cleanEmail)
    ).test("email", t("auth.emailInvalid"), (value) => value === "" || isEmailAddress(value)),
    road: text(),
    house: text(),
    floor: text(),
    additional_information: string().trim().max(1000).default(""),
  });
}

/** Initial values for a saved address, or for a new one from what is known. */
export function initialAddressValues(
  address: Address | undefined,
  otherwise: Partial<AddressFormValues>,
): AddressFormValues {
  return {
    address: address?.address ?? otherwise.address ?? "",
    address_label: address?.address_label ?? otherwise.address_label ?? "",
    contact_person_name: address?.contact_person_name || otherwise.contact_person_name || "",
    contact_person_number: address?.contact_person_number || otherwise.contact_person_number || "",
    contact_person_email: address?.contact_person_email || otherwise.contact_person_email || "",
    road: address?.road ?? otherwise.road ?? "",
    house: address?.house ?? otherwise.house ?? "",
    floor: address?.floor ?? otherwise.floor ?? "",
    additional_information: address?.additional_information ?? otherwise.additional_information ?? "",
  };
}

/** A label is sent with the type 'other' only. */
export function toAddressRequest(
  fields: AddressFormValues,
  type: AddressType,
  position: Position,
): AddressValues {
  return {
    ...fields,
    address_type: type,
    address_label: type === "other" ? fields.address_label : "",
    latitude: String(position.lat),
    longitude: String(position.lng),
  };
}
