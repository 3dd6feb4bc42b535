import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { MessageBody } from "@/contract";
import { RefundRequest } from "@/contract/calls/orders";
import { maxRefundPhotos } from "@/domain/refunds";
import { onceWithPhotos } from "../../plugins/once-with-photos";
import { requestRefund } from "../../services/refunds/request-refund";
import { customerIdOf, messageFor } from "./request-caller";

/** Asking for the money of a delivered order. */
export const refundRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;

  app.post(
    "/customer/order/refund-request",
    {
      config: { caller: "customer", files: { image: maxRefundPhotos }, perMinute: 30 },
      schema: { tags: ["orders"], body: RefundRequest, response: { 200: MessageBody } },
    },
    (request, reply) =>
      onceWithPhotos(request, reply, "image", async (tx, photos) => {
        const { body } = request;
        await requestRefund(tx, context, {
          customerId: customerIdOf(request),
          orderId: body.order_id,
          reason: body.customer_reason.trim(),
          // Forms end lines with both characters.
          note: body.customer_note?.replaceAll("\r\n", "\n").trim() ?? "",
          photos,
        });
        return { message: messageFor(request, "refund_requested") };
      }),
  );
};
