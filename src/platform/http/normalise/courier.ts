// @chunk running-orders
import type { CourierPosition, DeliveryMan } from "@/contract";
import { picture } from "./pictures";
import {
  fields,
  identifier,
  integer,
  isNothing,
  list,
  number,
  requireObject,
  text,
  textOrNull,
} from "./readers";

/** GET /delivery-man/last-location; null when it says nothing. */
export function normaliseCourierPosition(response: unknown): CourierPosition | null {
  if (isNothing(response)) return null;
  const row = requireObject(response);
  const latitude = textOrNull(row.latitude);
  const longitude = textOrNull(row.longitude);
  if (latitude === null || longitude === null) return null;
  return {
    id: integer(row.id),
    delivery_man_id: integer(row.delivery_man_id),
    latitude,
    longitude,
    location: textOrNull(row.location),
    time: text(row.time, text(row.created_at)),
  };
}

/** An object in most backends, an array of one in some. */
export function deliveryMan(value: unknown): DeliveryMan | null {
  const row = fields(list(value)[0] ?? value);
  const id = identifier(row?.id);
  if (row === null || id === null) return null;
  return {
    id,
    f_name: text(row.f_name),
    l_name: text(row.l_name),
    phone: text(row.phone),
    email: textOrNull(row.email),
    image: textOrNull(row.image),
    image_full_url: picture(row, "image", "delivery_man_image_url"),
    avg_rating: number(row.avg_rating),
    rating_count: integer(row.rating_count),
    lat: textOrNull(row.lat),
    lng: textOrNull(row.lng),
    location: textOrNull(row.location),
  };
}
