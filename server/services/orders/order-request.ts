/** Checks of an order request that need no look at the shop: contact, address, payment, time. */
import type { DeliveryAddress } from "@/contract";
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import type { Place } from "@/domain/distance";
import type { TimeZone } from "@/domain/time-zone";
import { instantAtWall } from "@/domain/wall-time";
import { cleanName } from "@/domain/written-text";
import { canonicalEmail, type ReadPhone } from "../contacts/contacts";
import { readWallTime } from "../dates/calendar-dates";
import { type Refusal, refuse } from "../refusals";
import { placeOf } from "../zones/zones-of-place";

/** The customer's own data, where the request leaves a field out; null for guests. */
export interface ContactDefaults {
  name: string;
  phone: string | null;
  email: string | null;
}

/** Refuses kinds of order that come from no store. */
export function checkKind(body: PlaceOrderRequest): "delivery" | "take_away" {
  if (body.order_type === "parcel") throw refuse("order_type");
  return body.order_type;
}

const text = (value: string | null | undefined): string | null => value?.trim() || null;

/**
 * The order's address with its contact. Guests name all three of person, phone and e-mail, the last one unless it is optional;
 * a delivery or a parcel has an address and a point. Refuses with the field's name.
 */
export function readAddress(
  body: PlaceOrderRequest,
  defaults: ContactDefaults | null,
  readPhone: ReadPhone,
  { isEmailOptional = defaults !== null }: { isEmailOptional?: boolean } = {},
): { address: DeliveryAddress; place: Place | null } | Refusal {
  const name = cleanName(body.contact_person_name ?? "") || defaults?.name || null;
  if (!name) return refuse("contact_name_missing");
  const phone = readPhone(text(body.contact_person_number) ?? defaults?.phone);
  if (!phone) return refuse("contact_number_invalid");
  const writtenEmail = text(body.contact_person_email);
  const email = canonicalEmail(writtenEmail ?? defaults?.email);
  if (!email && (writtenEmail || !isEmailOptional)) return refuse("contact_email_invalid");
  const place = placeOf(body.latitude, body.longitude);
  if (body.order_type !== "take_away") {
    if (!text(body.address)) return refuse("address_missing");
    if (!place) return refuse("coordinates_invalid");
  }
  return {
    place,
    address: {
      contact_person_name: name,
      contact_person_number: phone,
      contact_person_email: email,
      address_type: text(body.address_type),
      address: text(body.address) ?? "",
      floor: text(body.floor),
      road: text(body.road),
      house: text(body.house),
      longitude: place ? String(place.lng) : "",
      latitude: place ? String(place.lat) : "",
    },
  };
}

/** Orders can be made for this many days ahead. */
const maxDaysAhead = 30;

/**
 * `schedule_at`: ISO with an offset, or `YYYY-MM-DD HH:mm[:ss]` on the shop's wall clock, whose repeated hour is the first.
 * Null is now. Refuses with `schedule_at` what is no time, too far ahead or in an hour that a clock change skips, and with
 * `order_time` what has passed.
 */
export function readSchedule(
  value: string | null | undefined,
  now: Date,
  timeZone: TimeZone,
): Date | null | Refusal {
  const written = text(value);
  if (written === null) return null;
  let instant: number | null;
  if (/(Z|[+-]\d{2}:?\d{2})$/.test(written)) {
    instant = Date.parse(written);
  } else {
    const wall = readWallTime(written);
    instant = wall === null ? null : instantAtWall(wall, timeZone);
  }
  if (instant === null || !Number.isFinite(instant)) return refuse("schedule_invalid");
  if (instant <= now.getTime()) return refuse("schedule_past");
  if (instant > now.getTime() + maxDaysAhead * 86_400_000) return refuse("schedule_invalid");
  return new Date(instant);
}
