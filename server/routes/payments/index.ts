import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { gatewayWebhookRoutes } from "./gateway-webhooks";
import { paymentPageRoutes } from "./payment-page";
import { sandboxRoutes } from "./sandbox-page";

/** The payment pages of the server and the messages of its gateways, at the root. */
export const paymentRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(paymentPageRoutes);
  await app.register(sandboxRoutes);
  await app.register(gatewayWebhookRoutes);
};
