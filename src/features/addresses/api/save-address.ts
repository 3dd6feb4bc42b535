import { post, put } from "@/platform/http/client";
import { normaliseMessage } from "@/platform/http/normalise/customer";

export interface AddressValues {
  address_type: string;
  address_label: string;
  address: string;
  additional_information: string;
  contact_person_name: string;
  contact_person_number: string;
  contact_person_email: string;
  latitude: string;
  longitude: string;
  floor: string;
  road: string;
  house: string;
}

/** Adds an address, or changes the one with this id. The server's message is shown as success. */
export async function saveAddress(
  values: AddressValues,
  id: number | null,
  idempotencyKey: string,
): Promise<string> {
  const call = { body: { ...values }, authenticated: true, idempotencyKey, normalise: normaliseMessage };
  const answer =
    id === null
      ? await post({ path: "/customer/address/add", ...call })
      : await put({ path: `/customer/address/update/${id}`, ...call });
  return answer.data.message;
}
