import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { receiveWebhook } from "../../services/payments/receive-webhook";

/** Messages of gateways. Their signatures are over the body as it was sent. */
export const gatewayWebhookRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Params: { gateway: string } }>(
    "/payment-mobile/webhook/:gateway",
    { config: { perMinute: 600 }, schema: { hide: true } },
    async (request, reply) => {
      const body = typeof request.body === "string" ? request.body : "";
      const taken = await receiveWebhook(app.context, request.params.gateway, body, request.headers);
      return reply.status(taken ? 200 : 400).send({ received: taken });
    },
  );
};
