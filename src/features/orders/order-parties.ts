import type { Order } from "@/contract";
import { addressDoor } from "@/domain/address-door";
import { parsePosition } from "@/domain/parse-position";
import type { Translate } from "@/platform/i18n";
import type { Position } from "@/stores/location";

export interface Party {
  name: string;
  address: string;
  position: Position | null;
}

/** Who sends and who receives: a parcel names both, everything else goes from the store to the address. */
export function orderParties(order: Order, t: Translate<"orders">): { sender: Party; receiver: Party } {
  const { delivery_address: address, receiver_details: receiver, store } = order;
  const partyOf = (row: typeof address): Party => ({
    name: row.contact_person_name,
    address: [row.address, addressDoor(row, (floor) => t("party.floor", { floor }))]
      .filter(Boolean)
      .join(", "),
    position: parsePosition(row.latitude, row.longitude),
  });
  if (order.order_type === "parcel" && receiver)
    return { sender: partyOf(address), receiver: partyOf(receiver) };
  const sender: Party = {
    name: store?.name ?? "",
    address: store?.address ?? "",
    position: store ? parsePosition(store.latitude, store.longitude) : null,
  };
  const collected = order.order_type === "take_away" && !address.address;
  return { sender, receiver: collected ? { ...partyOf(address), position: null } : partyOf(address) };
}
