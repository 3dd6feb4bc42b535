import { remove } from "@/platform/http/client";
import { normaliseMessage } from "@/platform/http/normalise/customer";

export async function deleteAddress(id: number, idempotencyKey: string): Promise<string> {
  const answer = await remove({
    path: "/customer/address/delete",
    query: { address_id: id },
    authenticated: true,
    idempotencyKey,
    normalise: normaliseMessage,
  });
  return answer.data.message;
}
