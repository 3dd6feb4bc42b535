/** Adds, changes or deletes one of a customer's addresses. */
import type { AddressRequest } from "@/contract/calls/customer";
import { ApiError } from "@/platform/http/api-error";
import { get, post, put, remove } from "@/platform/http/client";
import type { AddressRow } from "../queue/row";
import type { Gate } from "../sender/gate";
import { messageOf } from "./message-of";

/** Answers the server's message. One that is gone already needs no deleting. */
export async function sendAddress(row: AddressRow, gate: Gate): Promise<string> {
  const { op, id, values } = row.payload;
  try {
    const answer = await gate((shop, signal) => {
      const options = { authenticated: true, idempotencyKey: row.key, shop, signal, normalise: messageOf };
      if (op === "delete")
        return remove({ path: "/customer/address/delete", query: { address_id: id }, ...options });
      const body = { ...values } as AddressRequest;
      return id === null
        ? post({ path: "/customer/address/add", body, ...options })
        : put({ path: `/customer/address/update/${id}`, body, ...options });
    });
    return answer.data;
  } catch (error) {
    const gone = error instanceof ApiError && error.kind === "refused" && error.status === 404;
    if (op === "delete" && gone) return "";
    throw error;
  }
}

/** Whether an address that may have arrived at a backend without keys is there: one with the same values. */
export async function findAddress(row: AddressRow, gate: Gate): Promise<boolean> {
  const { id, values } = row.payload;
  const { data } = await gate((shop, signal) =>
    get({
      path: "/customer/address/list",
      query: { limit: 50, offset: 1 },
      authenticated: true,
      shop,
      signal,
      normalise: (answer): Record<string, unknown>[] => {
        const addresses = answer?.addresses;
        return Array.isArray(addresses) ? addresses : [];
      },
    }),
  );
  // Label and additional information are not kept by every backend.
  const compared = [
    "address_type",
    "address",
    "contact_person_name",
    "contact_person_number",
    "road",
    "house",
  ];
  return data.some(
    (address) =>
      (id === null || Number(address.id) === id) &&
      compared.every((name) => String(address[name] ?? "") === String(values[name] ?? "")),
  );
}
