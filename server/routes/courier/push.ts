import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import { BoardPushKey, BoardPushRemoval, BoardPushRequest } from "@/contract/calls/board-push";
import type { Transaction } from "../../context";
import { courierLoginOf, courierOf } from "../../plugins/courier";
import { onceOnly } from "../../plugins/idempotency";
import { removeCourierDevice, saveCourierDevice } from "../../services/courier-push/courier-devices";
import { courierCaller } from "../../services/couriers/courier";

const tags = ["courier"];
const config = { courier: true, perMinute: 60 } as const;
const response = { 200: Type.Object({}) };

/** Devices on which couriers hear of their orders while the page is closed. */
export const courierPushRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;

  app.get("/courier/push", { config, schema: { tags, response: { 200: BoardPushKey } } }, async () => ({
    key: await context.push.webPushKey(),
  }));

  app.post(
    "/courier/push/subscribe",
    { config, schema: { tags, body: BoardPushRequest, response } },
    async (request, reply) => {
      const login = courierLoginOf(request);
      const device = { language: request.shop.language, serverKey: await context.push.webPushKey() };
      const save = async (tx: Transaction) => {
        await saveCourierDevice(tx, context, login, request.body, device);
        return {};
      };
      return onceOnly(request, reply, save, { callerName: courierCaller(login.courier) });
    },
  );

  app.post(
    "/courier/push/unsubscribe",
    { config, schema: { tags, body: BoardPushRemoval, response } },
    (request, reply) => {
      const courier = courierOf(request);
      const remove = async (tx: Transaction) => {
        await removeCourierDevice(tx, courier.id, request.body.endpoint);
        return {};
      };
      return onceOnly(request, reply, remove, { callerName: courierCaller(courier) });
    },
  );
};
