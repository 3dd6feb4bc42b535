import type { AddressRequest } from "@/contract/calls/customer";
import { randomUuid } from "@/platform/random-uuid";
import { type ChangeResult, changeByOutbox } from "@/stores/change-by-outbox";

/** The request of an address as the form sends it: every field of the contract, as text. */
export type AddressValues = Record<keyof AddressRequest, string>;

/** Adds an address (`id` null) or changes the one with this id. */
export const saveAddress = (values: AddressValues, id: number | null): Promise<ChangeResult> =>
  changeByOutbox({
    kind: "address",
    payload: { op: "save", id, localId: randomUuid(), values },
  });

export const deleteAddress = (id: number): Promise<ChangeResult> =>
  changeByOutbox({ kind: "address", payload: { op: "delete", id, localId: "" } });
