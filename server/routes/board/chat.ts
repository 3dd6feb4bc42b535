import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import { BoardAnswer, BoardChat, BoardMessage } from "@/contract/calls/board-chat";
import { operatorRoles } from "@/contract/calls/board-sign-in";
import { onceOnly } from "../../plugins/idempotency";
import { operatorOf } from "../../plugins/operator";
import {
  answerOrderChat,
  countBoardAnswer,
  markOrderChatRead,
  readOrderChat,
} from "../../services/board/order-chat";
import { operatorCaller } from "../../services/operators/operator";
import { OrderPath } from "./orders";

const tags = ["board"];
const config = { operator: operatorRoles, perMinute: 600 };

/** What a store and its customer write to each other. */
export const boardChatRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;

  app.get(
    "/board/orders/:id/chat",
    { config, schema: { tags, params: OrderPath, response: { 200: BoardChat } } },
    (request) =>
      readOrderChat(context.database, { operator: operatorOf(request), orderId: request.params.id }),
  );

  app.post(
    "/board/orders/:id/chat",
    { config, schema: { tags, params: OrderPath, body: BoardAnswer, response: { 200: BoardMessage } } },
    async (request, reply) => {
      const step = { operator: operatorOf(request), orderId: request.params.id };
      await countBoardAnswer(context, step);
      return onceOnly(request, reply, (tx) => answerOrderChat(tx, context, step, request.body), {
        callerName: operatorCaller(step.operator),
      });
    },
  );

  app.post(
    "/board/orders/:id/chat/read",
    { config, schema: { tags, params: OrderPath, response: { 200: Type.Object({}) } } },
    (request, reply) => {
      const step = { operator: operatorOf(request), orderId: request.params.id };
      const mark = async (tx: Parameters<typeof markOrderChatRead>[0]) => {
        await markOrderChatRead(tx, step);
        return {};
      };
      return onceOnly(request, reply, mark, { callerName: operatorCaller(step.operator) });
    },
  );
};
