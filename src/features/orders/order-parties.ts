import type { Order } from "@/contract";
import { addressDoor } from "@/domain/address-door";
import { parsePosition } from "@/domain/parse-position";
import { commaList } from "@/platform/format/comma-list";
import type { Translate } from "@/platform/i18n";
import type { Position } from "@/stores/location";

export interface Party {
  name: string;
  address: string;
  position: Position | null;
}

/**
 * Sender and receiver: a parcel names both, everything else goes from the store to the address. What is collected goes
 * nowhere: whoever ordered has no address in it.
 */
export function orderParties(order: Order, t: Translate<"orders">): { sender: Party; receiver: Party } {
  const { delivery_address: address, receiver_details: details, store } = order;
  const partyOf = (row: typeof address): Party => ({
    name: row.contact_person_name,
    address: commaList([row.address, ...addressDoor(row, (floor) => t("party.floor", { floor }))]),
    position: parsePosition(row.latitude, row.longitude),
  });
  if (order.order_type === "parcel" && details)
    return { sender: partyOf(address), receiver: partyOf(details) };
  const sender: Party = {
    name: store?.name ?? "",
    address: store?.address ?? "",
    position: store ? parsePosition(store.latitude, store.longitude) : null,
  };
  const receiver = partyOf(address);
  if (order.order_type === "take_away")
    return { sender, receiver: { ...receiver, address: "", position: null } };
  return { sender, receiver };
}
