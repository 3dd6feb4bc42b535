/** How a kind of row sends its requests: through the gate, as its owner, writes under an idempotency key. */
import type { ApiResponse } from "@/platform/http/api-request";
import { normaliseMessage } from "@/platform/http/normalise/message";
import type { ShopHeaderValues } from "@/platform/http/shop-headers";
import type { Gate } from "../gate/gate";
import type { RowBase } from "../rows/row";

interface ReadOptions {
  authenticated: true;
  shop: ShopHeaderValues;
  signal: AbortSignal;
}
interface WriteOptions extends ReadOptions {
  idempotencyKey: string;
}

/** Sends a read. Resolves to the normalised response. */
export async function readThroughGate<T>(
  gate: Gate,
  send: (options: ReadOptions) => Promise<ApiResponse<T>>,
): Promise<T> {
  const { data } = await gate((shop, signal) => send({ authenticated: true, shop, signal }));
  return data;
}

/** Sends a write of the row, by default under the row's own key. Resolves to the normalised response. */
export async function writeThroughGate<T>(
  row: RowBase,
  gate: Gate,
  send: (options: WriteOptions) => Promise<ApiResponse<T>>,
  idempotencyKey: string = row.key,
): Promise<T> {
  const { data } = await gate((shop, signal) => send({ authenticated: true, idempotencyKey, shop, signal }));
  return data;
}

/** The server's sentence for the shopper, "" when it sent none. Unusable when the response is not a whole one. */
export const messageOf = (response: unknown): string => normaliseMessage(response).message;
