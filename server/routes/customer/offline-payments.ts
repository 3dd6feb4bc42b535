import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  OfflinePaymentMethods,
  OfflinePaymentRequest,
  OfflinePaymentTaken,
  OfflinePaymentUpdate,
} from "@/contract/calls/payments";
import { submitOfflinePayment, updateOfflinePayment } from "../../services/payments/offline-payment";
import { listOfflineMethods } from "../../services/payments/records/offline-payments-of-order";
import { closingPayments } from "./closing-payments";
import { ownerOf } from "./request-caller";

/** Paying outside of the app: how it can be done, and what the shopper says of it. */
export const offlinePaymentRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const config = { caller: "any", perMinute: 30 } as const;
  const tags = ["orders"];
  const response = { 200: OfflinePaymentTaken };

  app.get(
    "/offline_payment_method_list",
    { config: { publicCache: "revalidated" }, schema: { tags, response: { 200: OfflinePaymentMethods } } },
    (request) => listOfflineMethods(context.database, request.shop.language),
  );

  app.put(
    "/customer/order/offline-payment",
    { config, schema: { tags, body: OfflinePaymentRequest, response } },
    (request, reply) => {
      const { body, shop } = request;
      const owner = ownerOf(request);
      return closingPayments(body.order_id, owner, request, reply, async (tx) => {
        await submitOfflinePayment(tx, context, owner, body, shop.language);
        return { payment: "success" };
      });
    },
  );

  app.put(
    "/customer/order/offline-payment-update",
    { config, schema: { tags, body: OfflinePaymentUpdate, response } },
    (request, reply) => {
      const { body, shop } = request;
      const owner = ownerOf(request);
      return closingPayments(body.order_id, owner, request, reply, async (tx) => {
        await updateOfflinePayment(tx, context, owner, body, shop.language);
        return { payment: "Payment_Info_Updated_successfully" };
      });
    },
  );
};
