/** Where an order goes, and who brings it. */
import { Id, Instant, nullable, PictureAddress, type Static, Type } from "../schema";

export const DeliveryAddress = Type.Object({
  contact_person_name: Type.String(),
  contact_person_number: Type.String(),
  contact_person_email: nullable(Type.String()),
  address_type: nullable(Type.String()),
  address: Type.String(),
  floor: nullable(Type.String()),
  road: nullable(Type.String()),
  house: nullable(Type.String()),
  longitude: Type.String(),
  latitude: Type.String(),
});
export type DeliveryAddress = Static<typeof DeliveryAddress>;

/** A parcel's receiver, with the zone that their place lies in. */
export const ParcelReceiver = Type.Object({ ...DeliveryAddress.properties, zone_id: Type.Integer() });
export type ParcelReceiver = Static<typeof ParcelReceiver>;

export const DeliveryMan = Type.Object({
  id: Id,
  f_name: Type.String(),
  l_name: Type.String(),
  phone: Type.String(),
  email: nullable(Type.String()),
  image: nullable(Type.String()),
  image_full_url: PictureAddress,
  avg_rating: Type.Number(),
  rating_count: Type.Integer(),
  lat: nullable(Type.String()),
  lng: nullable(Type.String()),
  location: nullable(Type.String()),
});
export type DeliveryMan = Static<typeof DeliveryMan>;

/** Where the courier is. Returned only to the order's owner while it runs. */
export const CourierPosition = Type.Object({
  id: Id,
  delivery_man_id: Id,
  longitude: Type.String(),
  latitude: Type.String(),
  location: nullable(Type.String()),
  time: Instant,
});
export type CourierPosition = Static<typeof CourierPosition>;
