import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import { BoardPushKey, BoardPushRemoval, BoardPushRequest } from "@/contract/calls/board-push";
import { operatorRoles } from "@/contract/calls/board-sign-in";
import { onceOnly } from "../../plugins/idempotency";
import { operatorLoginOf, operatorOf } from "../../plugins/operator";
import { removeBoardDevice, saveBoardDevice } from "../../services/board-push/board-devices";
import { operatorCaller } from "../../services/operators/operator";

const tags = ["board"];
const config = { operator: operatorRoles, peopleOnly: true, perMinute: 60 } as const;
const response = { 200: Type.Object({}) };

/** Devices that hear of new orders while their board is closed. */
export const boardPushRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;

  app.get("/board/push", { config, schema: { tags, response: { 200: BoardPushKey } } }, async () => ({
    key: await context.push.webPushKey(),
  }));

  app.post(
    "/board/push/subscribe",
    { config, schema: { tags, body: BoardPushRequest, response } },
    async (request, reply) => {
      const login = operatorLoginOf(request);
      const device = { language: request.shop.language, serverKey: await context.push.webPushKey() };
      const save = async (tx: Parameters<typeof saveBoardDevice>[0]) => {
        await saveBoardDevice(tx, context, login, request.body, device);
        return {};
      };
      return onceOnly(request, reply, save, { callerName: operatorCaller(login.operator) });
    },
  );

  app.post(
    "/board/push/unsubscribe",
    { config, schema: { tags, body: BoardPushRemoval, response } },
    (request, reply) => {
      const operator = operatorOf(request);
      const remove = async (tx: Parameters<typeof removeBoardDevice>[0]) => {
        await removeBoardDevice(tx, operator.id, request.body.endpoint);
        return {};
      };
      return onceOnly(request, reply, remove, { callerName: operatorCaller(operator) });
    },
  );
};
