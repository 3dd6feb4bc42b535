import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  BoardAcceptRequest,
  BoardCourierRequest,
  BoardCouriers,
  BoardCouriersQuery,
  BoardOrder,
  BoardRefuseRequest,
  BoardStepRequest,
} from "@/contract/calls/board-orders";
import { operatorRoles } from "@/contract/calls/board-sign-in";
import { onceOnly } from "../../plugins/idempotency";
import { operatorOf } from "../../plugins/operator";
import { listCouriers } from "../../services/board/list-couriers";
import { acceptOrder, assignCourier, moveOrder, refuseOrder } from "../../services/board/order-steps";
import { operatorCaller } from "../../services/operators/operator";
import { OrderPath } from "./orders";

const tags = ["board"];
const config = { operator: operatorRoles, perMinute: 600 };
const response = { 200: BoardOrder };

const moves = [
  ["ready", "ready"],
  ["hand-over", "hand_over"],
  ["deliver", "deliver"],
] as const;

/** Steps of orders. Each happens once for its Idempotency-Key. */
export const boardStepRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;

  app.post(
    "/board/orders/:id/accept",
    { config, schema: { tags, params: OrderPath, body: BoardAcceptRequest, response } },
    (request, reply) => {
      const step = { operator: operatorOf(request), orderId: request.params.id };
      return onceOnly(request, reply, (tx) => acceptOrder(tx, context, step, request.body), {
        callerName: operatorCaller(step.operator),
      });
    },
  );

  app.post(
    "/board/orders/:id/refuse",
    { config, schema: { tags, params: OrderPath, body: BoardRefuseRequest, response } },
    (request, reply) => {
      const step = { operator: operatorOf(request), orderId: request.params.id };
      return onceOnly(request, reply, (tx) => refuseOrder(tx, context, step, request.body), {
        callerName: operatorCaller(step.operator),
      });
    },
  );

  for (const [path, action] of moves)
    app.post(
      `/board/orders/:id/${path}`,
      { config, schema: { tags, params: OrderPath, body: BoardStepRequest, response } },
      (request, reply) => {
        const step = { operator: operatorOf(request), orderId: request.params.id };
        return onceOnly(request, reply, (tx) => moveOrder(tx, context, step, { ...request.body, action }), {
          callerName: operatorCaller(step.operator),
        });
      },
    );

  app.post(
    "/board/orders/:id/courier",
    { config, schema: { tags, params: OrderPath, body: BoardCourierRequest, response } },
    (request, reply) => {
      const step = { operator: operatorOf(request), orderId: request.params.id };
      return onceOnly(request, reply, (tx) => assignCourier(tx, context, step, request.body.courier_id), {
        callerName: operatorCaller(step.operator),
      });
    },
  );

  app.get(
    "/board/couriers",
    { config, schema: { tags, querystring: BoardCouriersQuery, response: { 200: BoardCouriers } } },
    (request) => listCouriers(context.database, operatorOf(request), request.query),
  );
};
