import type { StoreDetails } from "@/contract";
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import { cleanEmail } from "@/domain/email";
import type { OrderKind } from "@/domain/order-kinds";
import { cleanName } from "@/domain/written-text";
import type { ReadPhone } from "@/platform/phone/load-phones";
import type { Position } from "@/stores/location";
import type { PrescriptionValues } from "@/stores/prescription-draft";

interface Terms {
  store: Pick<StoreDetails, "id" | "name" | "address" | "latitude" | "longitude">;
  kind: OrderKind;
  /** Where it is delivered. */
  position: Position;
  kilometers: number;
  /** The shop takes tips. */
  tips: boolean;
  readPhone: ReadPhone;
}

/** The request of a prescription, without its photos. Newer backends ask for a payment and an amount as well. */
export const prescriptionBody = (
  values: PrescriptionValues,
  { store, kind, position, kilometers, tips, readPhone }: Terms,
): PlaceOrderRequest => ({
  order_type: kind,
  payment_method: "cash_on_delivery",
  order_amount: 0,
  store_id: store.id,
  ...(kind === "delivery"
    ? {
        distance: kilometers,
        address: values.address.trim(),
        latitude: String(position.lat),
        longitude: String(position.lng),
        road: values.road.trim() || null,
        house: values.house.trim() || null,
        floor: values.floor.trim() || null,
      }
    : // The request needs a place: it is collected at the store's.
      {
        distance: 0,
        address: store.address.trim() || store.name,
        latitude: store.latitude,
        longitude: store.longitude,
      }),
  contact_person_name: cleanName(values.name),
  contact_person_number: readPhone(values.phone) ?? values.phone.trim(),
  contact_person_email: cleanEmail(values.email) || null,
  order_note: values.note.trim() || null,
  dm_tips: tips && kind === "delivery" ? values.tip : 0,
});
