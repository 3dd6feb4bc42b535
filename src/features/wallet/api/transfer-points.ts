import { post } from "@/platform/http/client";
import { normaliseMessage } from "@/platform/http/normalise/message";

/** Exchanges so many points for money in the wallet. Returns the server's message. */
export async function transferPoints(point: number, idempotencyKey: string): Promise<string> {
  const { data } = await post({
    path: "/customer/loyalty-point/point-transfer",
    body: { point },
    authenticated: true,
    idempotencyKey,
    normalise: normaliseMessage,
  });
  return data.message;
}
