import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import { ShopAnswer, ShopAnswerRequest } from "@/contract/calls/chat";
import { Id } from "@/contract/schema";
import { onceOnly } from "../../plugins/idempotency";
import { networkAddressKey } from "../../plugins/rate-limit";
import { answerAsShop, checkShopKey, countShopAnswer } from "../../services/chat/answer-as-shop";

/** Answers of the shop's own system to customers, with the operator's key. */
export const shopRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  // Before the body is looked at: nobody learns from an error what a call without a key would take.
  app.addHook("onRequest", async (request) =>
    checkShopKey(context, request.headers.authorization, networkAddressKey(request.ip)),
  );

  app.post(
    "/shop/conversations/:id/messages",
    {
      config: { perMinute: 600 },
      schema: {
        tags: ["shop"],
        params: Type.Object({ id: Id }),
        body: ShopAnswerRequest,
        response: { 200: ShopAnswer },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await countShopAnswer(context, id);
      return onceOnly(request, reply, (tx) => answerAsShop(tx, context, id, request.body.message), {
        callerName: "shop",
      });
    },
  );
};
