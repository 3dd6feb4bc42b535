import type { Address } from "@/contract";
import type { AddressRequest } from "@/contract/calls/customer";
import type { AddressRow, OutboxRow } from "@/platform/outbox";

/** The fields of an address that a list shows. */
export type AddressEntry = Pick<
  Address,
  | "id"
  | "address_type"
  | "address_label"
  | "address"
  | "road"
  | "house"
  | "floor"
  | "contact_person_name"
  | "contact_person_number"
>;

/** A saved address, or one as it will be with the row that the outbox still has to send. */
export type ListedAddress = { address: Address; row: null } | { address: AddressEntry; row: AddressRow };

/** Every field may be missing: the row was stored by this or an earlier version. */
type StoredValues = Partial<Pick<AddressRequest, Exclude<keyof AddressEntry, "id">>>;

const entryOf = (id: number, values: StoredValues): AddressEntry => ({
  id,
  address_type: values.address_type ?? "other",
  address_label: values.address_label ?? null,
  address: values.address ?? "",
  road: values.road ?? null,
  house: values.house ?? null,
  floor: values.floor ?? null,
  contact_person_name: values.contact_person_name ?? "",
  contact_person_number: values.contact_person_number ?? "",
});

/** The saved addresses with the unsent changes: changed ones in their place, deleted ones left out, new ones at the end. */
export function mergeUnsentAddresses(saved: readonly Address[], rows: readonly OutboxRow[]): ListedAddress[] {
  const unsent = rows.filter((row) => row.kind === "address");
  const listed = saved.flatMap((address): ListedAddress[] => {
    const row = unsent.findLast((candidate) => candidate.payload.id === address.id);
    if (!row) return [{ address, row: null }];
    if (row.payload.op === "delete") return [];
    return [{ address: entryOf(address.id, row.payload.values), row }];
  });
  for (const row of unsent) {
    // Until the server names it, an unsent address has a negative id.
    if (row.payload.id === null && row.payload.op === "save")
      listed.push({ address: entryOf(-row.sequence, row.payload.values), row });
  }
  return listed;
}
