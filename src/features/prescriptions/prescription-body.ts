import type { PlaceOrderRequest } from "@/contract/calls/orders";
import { cleanEmail } from "@/domain/email";
import { cleanName } from "@/domain/written-text";
import type { ReadPhone } from "@/platform/phone/load-phones";
import type { Position } from "@/stores/location";
import type { PrescriptionValues } from "@/stores/prescription-draft";

interface Terms {
  storeId: number;
  position: Position;
  kilometers: number;
  /** The shop takes tips. */
  tips: boolean;
  readPhone: ReadPhone;
}

/** The request of a prescription, without its photos. Newer backends ask for a payment and an amount as well. */
export const prescriptionBody = (
  values: PrescriptionValues,
  { storeId, position, kilometers, tips, readPhone }: Terms,
): PlaceOrderRequest => ({
  order_type: "delivery",
  payment_method: "cash_on_delivery",
  order_amount: 0,
  store_id: storeId,
  distance: kilometers,
  address: values.address.trim(),
  latitude: String(position.lat),
  longitude: String(position.lng),
  road: values.road.trim() || null,
  house: values.house.trim() || null,
  floor: values.floor.trim() || null,
  contact_person_name: cleanName(values.name),
  contact_person_number: readPhone(values.phone) ?? values.phone.trim(),
  contact_person_email: cleanEmail(values.email) || null,
  order_note: values.note.trim() || null,
  dm_tips: tips ? values.tip : 0,
});
