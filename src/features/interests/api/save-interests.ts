import { post } from "@/platform/http/client";
import { normaliseMessage } from "@/platform/http/normalise/message";
import { type ShopScope, scopeHeaders } from "@/platform/http/shop-scope";

/** Stores the categories (ids) that the customer likes in the scope's module. Returns the server's message. */
export async function saveInterests(interest: number[], scope: ShopScope): Promise<string> {
  const { data } = await post({
    path: "/customer/update-interest",
    body: { interest },
    authenticated: true,
    shop: scopeHeaders(scope),
    normalise: normaliseMessage,
  });
  return data.message;
}
