/** Adds, changes or deletes one of a customer's addresses. */
import { ApiError } from "@/platform/http/api-error";
import { get, post, put, remove } from "@/platform/http/client";
import { requireObject, requireReadable } from "@/platform/http/normalise/readers";
import type { Gate } from "../gate/gate";
import type { AddressRow } from "../rows/row";
import { messageOf, readThroughGate, writeThroughGate } from "./row-request";

/** Resolves to the server's message. An address that is gone already counts as deleted. */
export async function sendAddress(row: AddressRow, gate: Gate): Promise<string> {
  const { payload } = row;
  const { id } = payload;
  if (payload.op === "save") {
    const call = { body: payload.values, normalise: messageOf };
    return writeThroughGate(row, gate, (options) =>
      id === null
        ? post({ path: "/customer/address/add", ...call, ...options })
        : put({ path: `/customer/address/update/${id}`, ...call, ...options }),
    );
  }
  if (id === null) return "";
  try {
    const query = { address_id: id };
    return await writeThroughGate(row, gate, (options) =>
      remove({ path: "/customer/address/delete", query, normalise: messageOf, ...options }),
    );
  } catch (error) {
    const gone = error instanceof ApiError && error.kind === "refused" && error.status === 404;
    if (gone) return "";
    throw error;
  }
}

/** Compared with the server's addresses. Label and additional information are not kept by every backend. */
const comparedFields = [
  "address_type",
  "address",
  "contact_person_name",
  "contact_person_number",
  "road",
  "house",
] as const;

/** Whether a backend without keys has an address with these values, saved by an earlier try. */
export async function findAddress(row: AddressRow, gate: Gate): Promise<boolean> {
  const { payload } = row;
  if (payload.op === "delete") return false;
  const { id, values } = payload;
  const addresses = await readThroughGate(gate, (options) =>
    get({
      path: "/customer/address/list",
      query: { limit: 50, offset: 1 },
      normalise: (response) => requireReadable(requireObject(response).addresses, (address) => address),
      ...options,
    }),
  );
  return addresses.some(
    (address) =>
      (id === null || Number(address.id) === id) &&
      comparedFields.every((name) => String(address[name] ?? "") === String(values[name] ?? "")),
  );
}
