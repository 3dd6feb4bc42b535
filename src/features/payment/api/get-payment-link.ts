import { post } from "@/platform/http/client";
import { requireEntity, requireObject, text } from "@/platform/http/normalise/readers";

/** Only an address of the web is opened. */
const normaliseLink = (response: unknown): string => {
  const link = text(requireObject(response).redirect_link);
  return requireEntity(/^https?:\/\//.test(link) ? link : null);
};

/** The payment page of a shopper's own order, signed by the shop; it leads back to `callback`. */
export async function getPaymentLink({
  orderId,
  gateway,
  callback,
}: {
  orderId: number;
  gateway: string;
  callback: string;
}): Promise<string> {
  const { data } = await post({
    path: "/customer/order/payment-link",
    body: { order_id: orderId, payment_method: gateway, callback },
    authenticated: true,
    normalise: normaliseLink,
  });
  return data;
}
