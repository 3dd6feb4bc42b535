/** Requests and responses of the customer's own calls: wishlist, addresses, device token, notifications. */
import { Address, AddressType } from "../entities/customer";
import { Item } from "../entities/item";
import { Store } from "../entities/store";
import { Id, nullable, oneOf, page, type Static, Type } from "../schema";
import { ownerProofFields } from "./passkeys";

const closed = { additionalProperties: false } as const;
const shortText = Type.Optional(nullable(Type.String({ maxLength: 191 })));

/** POST /customer/wish-list/add and DELETE /customer/wish-list/remove: exactly one of the two, in query or body. */
export const WishlistRequest = Type.Object(
  { item_id: Type.Optional(nullable(Id)), store_id: Type.Optional(nullable(Id)) },
  closed,
);
export type WishlistRequest = Static<typeof WishlistRequest>;

/** POST /customer/address/add and PUT /customer/address/update/{id}. */
export const AddressRequest = Type.Object(
  {
    address_type: AddressType,
    address: Type.String({ minLength: 1, maxLength: 500 }),
    contact_person_name: Type.String({ minLength: 1, maxLength: 191 }),
    contact_person_number: Type.String({ minLength: 1, maxLength: 64 }),
    contact_person_email: Type.Optional(nullable(Type.String({ maxLength: 255 }))),
    latitude: Type.Union([Type.String({ maxLength: 32 }), Type.Number()]),
    longitude: Type.Union([Type.String({ maxLength: 32 }), Type.Number()]),
    floor: shortText,
    road: shortText,
    house: shortText,
    address_label: shortText,
    additional_information: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
  },
  closed,
);
export type AddressRequest = Static<typeof AddressRequest>;

export const AddressPage = page("addresses", Address);
export type AddressPage = Static<typeof AddressPage>;

/** Response of address/add. */
export const AddressAdded = Type.Object({ message: Type.String(), zone_ids: Type.Array(Id) });
export type AddressAdded = Static<typeof AddressAdded>;

/** Response of address/update. */
export const AddressUpdated = Type.Object({ message: Type.String(), zone_id: Id, zone_ids: Type.Array(Id) });
export type AddressUpdated = Static<typeof AddressUpdated>;

/** DELETE /customer/address/delete. */
export const AddressDeleteRequest = Type.Object({ address_id: Id }, closed);
export type AddressDeleteRequest = Static<typeof AddressDeleteRequest>;

/** PUT /customer/cm-firebase-token; "@" clears the token. */
export const DeviceTokenRequest = Type.Object(
  { cm_firebase_token: Type.String({ minLength: 1, maxLength: 4096 }) },
  closed,
);
export type DeviceTokenRequest = Static<typeof DeviceTokenRequest>;

/**
 * POST /customer/update-profile, a form with the photo as `image`. Other contacts need `current_password`. `button_type` says
 * what else is done, with name and contacts as they are: `change_password` brings `password` and `current_password`, `phone`
 * and `email` ask to verify what the account has. With `otp` it confirms what an earlier response asked for.
 */
export const UpdateProfileRequest = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 191 }),
    email: Type.String({ minLength: 1, maxLength: 255 }),
    phone: Type.String({ minLength: 1, maxLength: 64 }),
    button_type: Type.Optional(oneOf(["change_password", "phone", "email", ""])),
    password: Type.Optional(nullable(Type.String({ maxLength: 128 }))),
    current_password: Type.Optional(nullable(Type.String({ maxLength: 128 }))),
    otp: Type.Optional(nullable(Type.String({ maxLength: 16 }))),
    verification_on: Type.Optional(nullable(Type.String({ maxLength: 16 }))),
    verification_medium: Type.Optional(nullable(Type.String({ maxLength: 16 }))),
    session_info: Type.Optional(nullable(Type.String({ maxLength: 4096 }))),
  },
  closed,
);
export type UpdateProfileRequest = Static<typeof UpdateProfileRequest>;

/** A code is needed before the change is made: the same fields are sent again with `otp`. As 403 the code was wrong or not sent. */
export const ProfileCodeNeeded = Type.Object({
  verification_on: oneOf(["phone", "email"]),
  verification_medium: Type.String(),
  otp_send: Type.Boolean(),
  message: Type.String(),
});
export type ProfileCodeNeeded = Static<typeof ProfileCodeNeeded>;

/** POST /customer/update-interest: ids of upper categories of the module in the headers; none of them is an answer too. */
export const UpdateInterestRequest = Type.Object({ interest: Type.Array(Id, { maxItems: 100 }) }, closed);
export type UpdateInterestRequest = Static<typeof UpdateInterestRequest>;

/** DELETE /customer/remove-account, in the body: the password of an account that has one. */
export const RemoveAccountRequest = Type.Object(ownerProofFields, closed);
export type RemoveAccountRequest = Static<typeof RemoveAccountRequest>;

/**
 * One row of GET /customer/notifications: what the customer was told, newest first. `data` is the data of the push, with
 * `description` in place of `body`; its `order_id` is "" where it is about no order of theirs.
 */
export const CustomerNotification = Type.Object({
  id: Id,
  title: Type.String(),
  description: Type.String(),
  image_full_url: nullable(Type.String()),
  data: Type.Record(Type.String(), Type.Unknown()),
  created_at: Type.String(),
  updated_at: Type.String(),
});
export type CustomerNotification = Static<typeof CustomerNotification>;

/** One row of GET /customer/visit-again: a store that the customer has ordered from. */
export const VisitedStore = Type.Object({
  ...Store.properties,
  items: Type.Array(Item),
  items_count: Type.Integer(),
});
export type VisitedStore = Static<typeof VisitedStore>;
