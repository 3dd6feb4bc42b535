import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { MessageBody } from "@/contract";
import {
  PaymentLink,
  PaymentLinkRequest,
  UnpaidOrder,
  UnpaidOrderQuery,
  WalletPaymentRequest,
} from "@/contract/calls/payments";
import { orderPaymentPath } from "../../services/payments/paying-owner";
import { payUnpaidFromWallet, readUnpaidOrder } from "../../services/payments/unpaid-order";
import { requireCallback } from "../payments/payment-callback";
import { ownOriginOf } from "../payments/payment-page";
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
    "/customer/order/payment-link",
    {
      config: { caller: "any", perMinute: 120, idempotent: false },
      schema: { tags, body: PaymentLinkRequest, response: { 200: PaymentLink } },
    },
    async (request) => {
      const { body } = request;
      const callback = requireCallback(request, body.callback);
      const path = await orderPaymentPath(context.database, ownerOf(request), { ...body, callback });
      return { redirect_link: `${ownOriginOf(request)}${path}` };
    },
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
