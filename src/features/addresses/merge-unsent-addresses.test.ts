import { describe, expect, it } from "vitest";
import type { Address } from "@/contract";
import type { AddressRow } from "@/platform/outbox";
import { mergeUnsentAddresses } from "./merge-unsent-addresses";

const saved = [
  { id: 1, address: "Pier 1" },
  { id: 2, address: "Pier 2" },
] as Address[];
const row = (payload: Partial<AddressRow["payload"]>) =>
  ({
    kind: "address",
    sequence: 9,
    payload: { op: "save", id: null, localId: "a", values: { address: "Pier 9" }, ...payload },
  }) as AddressRow;
const shown = (...rows: AddressRow[]) =>
  mergeUnsentAddresses(saved, rows).map(({ address, row: waits }) => [address.address, waits !== null]);

describe("addresses with unsent changes", () => {
  it("show a new one at the end", () =>
    expect(shown(row({}))).toEqual([
      ["Pier 1", false],
      ["Pier 2", false],
      ["Pier 9", true],
    ]));
  it("show a changed one with its new values, in its place", () =>
    expect(shown(row({ id: 1 }))).toEqual([
      ["Pier 9", true],
      ["Pier 2", false],
    ]));
  it("leave a deleted one out", () =>
    expect(shown(row({ id: 1, op: "delete" }))).toEqual([["Pier 2", false]]));
});
