import type { Address } from "@/contract";

/** Addresses that lie where a store delivers; all of them without a zone. */
export function addressesInZone(addresses: readonly Address[], zoneId: number | undefined): Address[] {
  return addresses.filter((address) => zoneId === undefined || address.zone_ids.includes(zoneId));
}
