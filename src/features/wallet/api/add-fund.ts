import { post } from "@/platform/http/client";
import { requireEntity, requireObject, text } from "@/platform/http/normalise/readers";

/** The payment page's address. Only an address of the web is opened. */
const normaliseStarted = (response: unknown): string => {
  const link = text(requireObject(response).redirect_link);
  return requireEntity(/^https?:\/\//.test(link) ? link : null);
};

/** Begins to add an amount (major units) to the wallet. Returns the address at which it is paid; it leads back to `callback`. */
export async function startAddFund(
  { amount, gateway, callback }: { amount: number; gateway: string; callback: string },
  idempotencyKey: string,
): Promise<string> {
  const { data } = await post({
    path: "/customer/wallet/add-fund",
    body: { amount, payment_method: gateway, payment_platform: "web", callback },
    authenticated: true,
    idempotencyKey,
    normalise: normaliseStarted,
  });
  return data;
}
