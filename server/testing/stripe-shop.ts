/** A shop that is paid through Stripe, whose API is stood in for, and what its tests do in it. */
import Stripe from "stripe";
import { openPaymentGateways } from "../services/payments/payment-gateways";
import { signPayment } from "../services/payments/payment-token";
import { writeSetting } from "../services/settings/settings";
import { onlineOrders } from "./online-orders";
import { present } from "./present";
import { openShopServer } from "./shop-server";
import { newGuest, type Shopper } from "./shoppers";
import { openStripeStandIn } from "./stripe-stand-in";

const webhookSecret = "whsec_test";
const stripe = new Stripe("sk_test_123");

/** Opens both. The test file closes them. */
export async function openStripeShop() {
  const api = await openStripeStandIn();
  const open = await openShopServer({
    stripe: { secretKey: "sk_test_123", webhookSecret, address: api.address },
  });
  const { server } = open;
  await writeSetting(server.context.database, "digital_payment", true);
  const online = onlineOrders(open);
  const { orderOnline, paymentOf, orderRow } = online;
  const get = (url: string) => server.inject({ method: "GET", url, headers: { host: "localhost:8080" } });
  let messages = 0;
  return {
    ...open,
    ...online,
    api,
    get,
    /** From now on the shop counts in another currency, as if it had been started with it. */
    switchCurrency: async (currency: string, digits: number) => {
      const { context } = server;
      Object.assign(context.settings, { currency });
      context.paymentGateways = await openPaymentGateways(context.settings, context);
      await writeSetting(context.database, "digit_after_decimal_point", digits);
    },
    /** Orders a soup and opens Stripe's page for it. */
    begin: async (who?: Shopper) => {
      const order = await orderOnline(who ?? (await newGuest(server)));
      const query = new URLSearchParams({
        order_id: String(order.order_id),
        signature: await signPayment(server.context.database, "order", String(order.order_id)),
        payment_method: "stripe",
        callback: "http://localhost:8080/home",
      });
      const opened = await get(`/payment-mobile?${query}`);
      if (opened.statusCode !== 303) throw new Error(`Stripe's page was not opened: ${opened.body}`);
      const payment = await paymentOf(order);
      const session = present(api.sessions.get(present(payment.session)));
      if (opened.headers.location !== session.url) throw new Error("Another page was opened.");
      return { order, session, page: `/payment-mobile?${query}` };
    },
    /** A message of Stripe, signed by its own package. */
    send: (
      type: string,
      object: object,
      { id = "", secret = webhookSecret, ageSeconds = 0, change = (body: string) => body } = {},
    ) => {
      messages += 1;
      const payload = JSON.stringify({
        id: id || `evt_${messages}`,
        object: "event",
        api_version: "2026-01-01",
        type,
        data: { object },
      });
      const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
      const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return server.inject({
        method: "POST",
        url: "/payment-mobile/webhook/stripe",
        headers: { "content-type": "application/json", "stripe-signature": signature },
        payload: change(payload),
      });
    },
    statusOf: async (order: { order_id: number }) => {
      const [{ status, paymentStatus }, payment] = [await orderRow(order), await paymentOf(order)];
      return [status, paymentStatus, payment.status];
    },
    close: async () => {
      await server.close();
      await api.close();
    },
  };
}
