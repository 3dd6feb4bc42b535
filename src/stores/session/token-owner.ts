/** Whose token it is: the key of a customer's account, and the call that says whose it is. */
import { textHash } from "@/domain/text-hash";
import { get } from "@/platform/http/client";
import { fields, identifier } from "@/platform/http/normalise/readers";

export const customerKey = (text: string): string => `customer:${textHash(text)}`;
export const keyOfCustomer = (id: number): string => customerKey(`customer ${id}`);

/** Id of the customer whose token it is, null when the answer names nobody. Rejects when the call fails. */
export async function askWhoseToken(token: string, timeoutMs: number): Promise<number | null> {
  const { data } = await get({
    path: "/customer/info",
    authenticated: false,
    cache: "no-store",
    headers: { Authorization: `Bearer ${token}` },
    timeoutMs,
    normalise: (response) => identifier(fields(response)?.id),
  });
  return data;
}
