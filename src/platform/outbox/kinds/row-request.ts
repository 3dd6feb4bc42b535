/** How a kind of row sends its requests: through the gate, as its owner, under its idempotency key. */
import type { ApiRequest } from "@/platform/http/api-request";
import type { HttpMethod, PathOf } from "@/platform/http/call-types";
import { request } from "@/platform/http/client";
import type { RowBase } from "../queue/row";
import type { Gate } from "../sender/gate";

/**
 * Sends one request of the row. Writes carry the row's idempotency key unless `call` has one of its own. Resolves to the
 * normalised response.
 */
export async function requestForRow<M extends HttpMethod, const P extends PathOf<M>, T>(
  row: RowBase,
  gate: Gate,
  call: ApiRequest<M, P, T> & { method: M },
): Promise<T> {
  const { data } = await gate((shop, signal) =>
    request<M, P, T>({
      ...(call.method === "GET" ? {} : { idempotencyKey: row.key }),
      ...call,
      authenticated: true,
      shop: { ...shop, ...call.shop },
      signal,
    }),
  );
  return data;
}

/** The server's sentence for the shopper, "" when it sent none. */
export function messageOf(response: { readonly message?: unknown } | null | undefined): string {
  const message = response?.message;
  return typeof message === "string" ? message : "";
}
