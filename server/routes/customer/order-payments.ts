import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { MessageBody } from "@/contract";
import { UnpaidOrder, UnpaidOrderQuery, WalletPaymentRequest } from "@/contract/calls/payments";
import { payUnpaidFromWallet, readUnpaidOrder } from "../../services/payments/unpaid-order";
import { closingPayments } from "./closing-payments";
import { customerIdOf, messageFor, ownerOf } from "./request-caller";

/** Orders that are to be paid first and are not paid. */
export const orderPaymentRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const tags = ["orders"];

  app.get(
    "/customer/order/payment-failed",
    {
      config: { caller: "any", perMinute: 120 },
      schema: { tags, querystring: UnpaidOrderQuery, response: { 200: UnpaidOrder } },
    },
    (request) => readUnpaidOrder(context, ownerOf(request), request.query.order_id),
  );

  app.post(
    "/customer/order/wallet-payment",
    {
      config: { caller: "customer" },
      schema: { tags, body: WalletPaymentRequest, response: { 200: MessageBody } },
    },
    (request, reply) => {
      const customerId = customerIdOf(request);
      const { order_id: orderId } = request.body;
      return closingPayments(orderId, { kind: "customer", customerId }, request, reply, async (tx) => {
        await payUnpaidFromWallet(tx, context, customerId, orderId);
        return { message: messageFor(request, "order_paid") };
      });
    },
  );
};
