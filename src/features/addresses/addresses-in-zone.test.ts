import { describe, expect, it } from "vitest";
import type { Address } from "@/contract";
import { addressesInZone } from "./addresses-in-zone";

describe("addresses of a zone", () => {
  const rows = [
    { id: 1, zone_ids: [1, 2] },
    { id: 2, zone_ids: [3] },
  ] as Address[];

  it("are those whose zones include it", () => {
    expect(addressesInZone(rows, 2).map((row) => row.id)).toEqual([1]);
    expect(addressesInZone(rows, undefined)).toHaveLength(2);
    expect(addressesInZone(rows, 9)).toEqual([]);
  });
});
