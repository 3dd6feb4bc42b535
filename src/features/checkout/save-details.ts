import { saveAddress } from "@/features/addresses";
import { saveGuestContact, useGuestContactStore } from "@/stores/guest-contact";
import { deliveryLocation, type Position } from "@/stores/location";
import { showErrorTexts } from "@/stores/toasts";
import type { CheckoutFormValues } from "./checkout-form-schema";

const contactOf = (values: CheckoutFormValues) => ({
  contact_person_name: values.contact_person_name,
  contact_person_number: values.contact_person_number,
  contact_person_email: values.contact_person_email,
});
const addressOf = ({ address, road, house, floor }: CheckoutFormValues) => ({ address, road, house, floor });

/** Saves a guest's contact and, when they asked for it, their address; both stay on this device. */
export function saveGuestDetails(values: CheckoutFormValues, withAddress: boolean): void {
  const { contact } = useGuestContactStore.getState();
  const place = deliveryLocation().text ?? undefined;
  const address = withAddress ? { ...addressOf(values), place } : {};
  saveGuestContact({ ...contact, ...contactOf(values), ...address });
}

/** Adds the order's address to a customer's address book. The order does not wait for it. */
export async function saveCustomerAddress(values: CheckoutFormValues, position: Position): Promise<void> {
  const result = await saveAddress(
    {
      ...contactOf(values),
      ...addressOf(values),
      address_type: "home",
      address_label: "",
      additional_information: "",
      latitude: String(position.lat),
      longitude: String(position.lng),
    },
    null,
  );
  if (result.state === "refused") showErrorTexts([result.message]);
}
