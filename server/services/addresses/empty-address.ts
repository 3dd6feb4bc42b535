import type { DeliveryAddress } from "@/contract";

/** An empty address, for a contact that nobody has named yet or a removed account. */
export const emptyAddress: DeliveryAddress = {
  contact_person_name: "",
  contact_person_number: "",
  contact_person_email: null,
  address_type: null,
  address: "",
  floor: null,
  road: null,
  house: null,
  longitude: "",
  latitude: "",
};
