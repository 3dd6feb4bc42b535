import type { Address } from "@/contract";
import type { AddressRow, OutboxRow } from "@/platform/outbox";

/** An address as it will be, and the row that still has to reach the server. */
export interface ListedAddress {
  address: Address;
  row: AddressRow | null;
}

/** The saved addresses with what waits: changed ones in their place, deleted ones left out, new ones at the end. */
export function mergeUnsentAddresses(saved: readonly Address[], rows: readonly OutboxRow[]): ListedAddress[] {
  const waiting = rows.filter((row): row is AddressRow => row.kind === "address");
  const shown = saved.flatMap((address): ListedAddress[] => {
    const row = waiting.findLast((candidate) => candidate.payload.id === address.id);
    if (!row) return [{ address, row: null }];
    if (row.payload.op === "delete") return [];
    return [{ address: { ...address, ...row.payload.values }, row }];
  });
  for (const row of waiting) {
    if (row.payload.id !== null) continue;
    const { values } = row.payload;
    shown.push({ address: { ...values, id: -row.sequence, zone_ids: [] } as unknown as Address, row });
  }
  return shown;
}
