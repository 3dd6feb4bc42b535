import type { Address, CustomerInfo, LoginResult, Wishlist } from "@/contract";
import { itemRow } from "./item";
import { picture } from "./pictures";
import {
  type Fields,
  fields,
  flag,
  identifier,
  integer,
  integerOrNull,
  isOn,
  list,
  number,
  requireEntity,
  requireObject,
  rows,
  text,
  textOrNull,
} from "./readers";
import { storeRow } from "./store";

/** POST /auth/login and its relatives. `is_exist_user` may be [] for 'none'. */
export function normaliseLoginResult(response: unknown): LoginResult {
  const row = requireObject(response);
  const known = fields(row.is_exist_user);
  const knownId = identifier(known?.id);
  const merge = fields(row.cart_merge);
  const customerId = identifier(row.customer_id);
  return {
    token: textOrNull(row.token),
    // Old backends have neither field: a token then means that nothing is left to verify.
    is_phone_verified: flag(row.is_phone_verified, row.is_phone_verified === undefined),
    is_email_verified: flag(row.is_email_verified, row.is_email_verified === undefined),
    is_personal_info: flag(row.is_personal_info, row.is_personal_info === undefined),
    is_exist_user:
      known === null || knownId === null
        ? null
        : { id: knownId, name: text(known.name), image: picture(known, "image", "customer_image_url") },
    login_type: text(row.login_type, "manual"),
    email: textOrNull(row.email),
    ...(customerId === null ? {} : { customer_id: customerId }),
    ...(merge === null
      ? {}
      : {
          cart_merge: {
            removed: rows(merge.removed, (line) => {
              const itemId = identifier(line.item_id);
              return itemId === null ? null : { item_id: itemId, name: text(line.name) };
            }),
          },
        }),
  };
}

/** GET /customer/info. */
export function normaliseCustomerInfo(response: unknown): CustomerInfo {
  const row = requireObject(response);
  return {
    id: requireEntity(identifier(row.id)),
    f_name: text(row.f_name),
    l_name: text(row.l_name, text(row.last_name)),
    phone: textOrNull(row.phone),
    email: textOrNull(row.email),
    image: textOrNull(row.image),
    image_full_url: picture(row, "image", "customer_image_url"),
    is_phone_verified: flag(row.is_phone_verified),
    is_email_verified: flag(row.is_email_verified),
    wallet_balance: number(row.wallet_balance),
    loyalty_point: number(row.loyalty_point),
    ref_code: text(row.ref_code),
    ref_by: integerOrNull(row.ref_by),
    interest: textOrNull(row.interest),
    module_ids: textOrNull(row.module_ids),
    login_medium: textOrNull(row.login_medium),
    status: flag(row.status, true),
    zone_id: integerOrNull(row.zone_id),
    cm_firebase_token: textOrNull(row.cm_firebase_token),
    created_at: text(row.created_at),
    updated_at: text(row.updated_at),
    userinfo: null,
    order_count: integer(row.order_count),
    member_since_days: integer(row.member_since_days),
    selected_modules_for_interest: list(row.selected_modules_for_interest).flatMap(
      (id) => identifier(id) ?? [],
    ),
    is_valid_for_discount: isOn(row.is_valid_for_discount),
    discount_amount: number(row.discount_amount),
    discount_amount_type: text(row.discount_amount_type),
    validity: text(row.validity),
    storage: list(row.storage),
  };
}

export function addressRow(row: Fields): Address | null {
  const id = identifier(row.id);
  const address = textOrNull(row.address);
  if (id === null || address === null) return null;
  const zoneId = integer(row.zone_id);
  const zoneIds = list(row.zone_ids).flatMap((zone) => identifier(zone) ?? []);
  return {
    id,
    address_type: text(row.address_type, "other"),
    address_label: textOrNull(row.address_label),
    address,
    additional_information: textOrNull(row.additional_information),
    contact_person_name: text(row.contact_person_name),
    contact_person_number: text(row.contact_person_number),
    contact_person_email: textOrNull(row.contact_person_email),
    latitude: text(row.latitude),
    longitude: text(row.longitude),
    floor: textOrNull(row.floor),
    road: textOrNull(row.road),
    house: textOrNull(row.house),
    user_id: integer(row.user_id),
    zone_id: zoneId,
    zone_ids: zoneIds.length === 0 && zoneId > 0 ? [zoneId] : zoneIds,
    created_at: text(row.created_at),
    updated_at: text(row.updated_at),
  };
}

/** GET /customer/wish-list: singular keys on the wire, plural ones are read too. */
export function normaliseWishlist(response: unknown): Wishlist {
  const row = requireObject(response, ["item", "items", "store", "stores"]);
  return {
    item: rows(row.item ?? row.items, itemRow),
    store: rows(row.store ?? row.stores, storeRow),
  };
}

export { normaliseGuestRequest } from "./guest";
