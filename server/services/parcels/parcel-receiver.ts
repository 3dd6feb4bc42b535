/** A parcel's receiver, as the request writes it: JSON in a text. */
import type { DeliveryAddress } from "@/contract";
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import type { Place } from "@/domain/distance";
import { cleanName } from "@/domain/written-text";
import { canonicalEmail, type ReadPhone } from "../contacts/contacts";
import { refuse } from "../refusals";
import { placeOf } from "../zones/zones-of-place";

export interface NamedReceiver {
  address: DeliveryAddress;
  place: Place;
  /** The zone that the client found the place in; null where it names none. */
  zoneId: number | null;
}

/** The same lengths as the fields of a sender. */
const maxLength = { name: 191, address: 500, part: 191, type: 50 } as const;

function parse(details: string | null | undefined): Record<string, unknown> {
  let value: unknown = null;
  try {
    value = JSON.parse(details ?? "");
  } catch {
    throw refuse("receiver_missing");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw refuse("receiver_missing");
  return value as Record<string, unknown>;
}

/** NUL, and halves of surrogate pairs, are text that no database can hold; in JSON within text they come escaped. */
const unstorable = /[\p{Surrogate}\0]/gu;

const text = (value: unknown, limit: number): string | null =>
  typeof value === "string" ? value.trim().slice(0, limit).replace(unstorable, "").trim() || null : null;

/** Reads the receiver. Refuses with the field that is missing or wrong. */
export function readReceiver(
  { receiver_details }: Pick<PlaceOrderRequest, "receiver_details">,
  readPhone: ReadPhone,
): NamedReceiver {
  const fields = parse(receiver_details);
  const name = cleanName(text(fields.contact_person_name, maxLength.name) ?? "");
  if (!name) throw refuse("receiver_name");
  const phone = readPhone(text(fields.contact_person_number, 64));
  if (!phone) throw refuse("receiver_number");
  const writtenEmail = text(fields.contact_person_email, 255);
  const email = canonicalEmail(writtenEmail);
  if (writtenEmail && !email) throw refuse("receiver_email");
  const address = text(fields.address, maxLength.address);
  if (!address) throw refuse("receiver_address");
  const place = placeOf(fields.latitude, fields.longitude);
  if (!place) throw refuse("receiver_place");
  const zoneId = Number(fields.zone_id ?? Number.NaN);
  return {
    place,
    zoneId: Number.isSafeInteger(zoneId) ? zoneId : null,
    address: {
      contact_person_name: name,
      contact_person_number: phone,
      contact_person_email: email,
      address_type: text(fields.address_type, maxLength.type),
      address,
      floor: text(fields.floor, maxLength.part),
      road: text(fields.road, maxLength.part),
      house: text(fields.house, maxLength.part),
      longitude: String(place.lng),
      latitude: String(place.lat),
    },
  };
}
