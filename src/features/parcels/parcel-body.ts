import type { PlaceOrderRequest } from "@/contract/calls/orders";
import { cleanEmail } from "@/domain/email";
import { cleanName } from "@/domain/written-text";
import type { paymentFields } from "@/features/payment";
import type { ReadPhone } from "@/platform/phone/load-phones";
import type { ParcelEnd, ParcelValues } from "@/stores/parcel-draft";

export interface ParcelTerms {
  readPhone: ReadPhone;
  categoryId: number;
  /** The receiver's zone; null while it is unknown, as without a network. */
  receiverZoneId: number | null;
  /** Kilometres, for backends that believe them. */
  kilometers: number;
  /** Major units. */
  total: number;
  /** How it is paid. */
  payment: ReturnType<typeof paymentFields>;
  /** When it is collected, epoch ms; undefined as soon as possible. */
  collectAt: number | undefined;
  /** Wishes of the shop's tips are off otherwise. */
  tips: boolean;
}

const contact = ({ name, phone, email }: ParcelEnd, readPhone: ReadPhone) => ({
  contact_person_name: cleanName(name),
  contact_person_number: readPhone(phone) ?? phone.trim(),
  contact_person_email: cleanEmail(email) || undefined,
});

const place = ({ address, road, house, floor, position }: ParcelEnd) => ({
  address: address.trim(),
  road: road.trim(),
  house: house.trim(),
  floor: floor.trim(),
  latitude: position ? String(position.lat) : "",
  longitude: position ? String(position.lng) : "",
});

/** The request that has a parcel brought, by the contract's section 4.1. The order's own address is the sender's. */
export function parcelBody(values: ParcelValues, terms: ParcelTerms): PlaceOrderRequest {
  const { sender, receiver } = values;
  return {
    order_type: "parcel",
    ...contact(sender, terms.readPhone),
    ...place(sender),
    ...terms.payment,
    charge_payer: values.payer,
    parcel_category_id: terms.categoryId,
    receiver_details: JSON.stringify({
      ...contact(receiver, terms.readPhone),
      ...place(receiver),
      address_type: "Home",
      zone_id: terms.receiverZoneId ?? undefined,
    }),
    distance: terms.kilometers,
    order_amount: terms.total,
    order_note: values.note.trim() || undefined,
    delivery_instruction: values.instruction || undefined,
    dm_tips: terms.tips && values.tip > 0 ? values.tip : undefined,
    schedule_at: terms.collectAt === undefined ? undefined : new Date(terms.collectAt).toISOString(),
  };
}
