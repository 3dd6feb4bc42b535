import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { MessageBody } from "@/contract";
import {
  PushSettings,
  PushSubscribed,
  PushSubscriptionRemoval,
  PushSubscriptionRequest,
} from "@/contract/calls/push";
import { onceOnly } from "../../plugins/idempotency";
import { recipientOf } from "../../services/push/server-secrets";
import { changeSubscription, removeSubscription, saveSubscription } from "../../services/push/subscriptions";
import { messageFor, ownerOf, subscriberOf } from "./request-caller";

/** Section 8 of the contract, push: the devices of a customer or guest, and what is pushed to them. */
export const pushRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const config = { caller: "any", perMinute: 60 } as const;
  const path = "/push/subscriptions";

  app.get("/push/settings", { schema: { tags: ["push"], response: { 200: PushSettings } } }, async () => ({
    vapid_public_key: await context.push.webPushKey(),
    firebase: context.push.firebase,
  }));

  app.post(
    path,
    { config, schema: { tags: ["push"], body: PushSubscriptionRequest, response: { 200: PushSubscribed } } },
    async (request, reply) => {
      const device = { language: request.shop.language, serverKey: await context.push.webPushKey() };
      return onceOnly(request, reply, async (tx) => {
        const owner = ownerOf(request);
        await saveSubscription(tx, context, subscriberOf(request), request.body, device);
        return {
          message: messageFor(request, "push_on"),
          recipient: await recipientOf(tx, owner),
        };
      });
    },
  );

  app.put(
    path,
    { config, schema: { tags: ["push"], body: PushSubscriptionRequest, response: { 200: PushSubscribed } } },
    (request, reply) =>
      onceOnly(request, reply, async (tx) => {
        const owner = ownerOf(request);
        await changeSubscription(tx, context, owner, request.body, request.shop.language);
        return {
          message: messageFor(request, "push_saved"),
          recipient: await recipientOf(tx, owner),
        };
      }),
  );

  app.delete(
    path,
    {
      config,
      schema: {
        tags: ["push"],
        querystring: PushSubscriptionRemoval,
        response: { 200: MessageBody },
      },
    },
    (request, reply) =>
      onceOnly(request, reply, async (tx) => {
        await removeSubscription(tx, ownerOf(request), request.query);
        return { message: messageFor(request, "push_off") };
      }),
  );
};
