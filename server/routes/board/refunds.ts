import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import {
  BoardRefundApproval,
  BoardRefundApproved,
  BoardRefundRejection,
  BoardRefunds,
  BoardShopRefund,
} from "@/contract/calls/board-refunds";
import { operatorRoles } from "@/contract/calls/board-sign-in";
import { onceOnly } from "../../plugins/idempotency";
import { operatorOf } from "../../plugins/operator";
import { operatorCaller } from "../../services/operators/operator";
import {
  approveOrderRefund,
  giveOrderRefund,
  listBoardRefunds,
  rejectOrderRefund,
} from "../../services/refunds/board-refunds";
import { OrderPath } from "./orders";

const tags = ["board"];

/** Refunds: people of a store read the requests of theirs, those of the shop decide, and give money back unasked. */
export const boardRefundRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const ofShop = { operator: ["owner", "dispatcher"], perMinute: 60 } as const;

  app.get(
    "/board/refunds",
    {
      config: { operator: operatorRoles, perMinute: 600 },
      schema: { tags, response: { 200: BoardRefunds } },
    },
    (request) => listBoardRefunds(context.database, operatorOf(request)),
  );

  app.post(
    "/board/orders/:id/refund",
    {
      config: ofShop,
      schema: { tags, params: OrderPath, body: BoardShopRefund, response: { 200: BoardRefundApproved } },
    },
    (request, reply) => {
      const step = { operator: operatorOf(request), orderId: request.params.id };
      return onceOnly(request, reply, (tx) => giveOrderRefund(tx, context, step, request.body), {
        callerName: operatorCaller(step.operator),
      });
    },
  );

  app.post(
    "/board/orders/:id/refund/approve",
    {
      config: ofShop,
      schema: { tags, params: OrderPath, body: BoardRefundApproval, response: { 200: BoardRefundApproved } },
    },
    (request, reply) => {
      const step = { operator: operatorOf(request), orderId: request.params.id };
      return onceOnly(request, reply, (tx) => approveOrderRefund(tx, context, step, request.body), {
        callerName: operatorCaller(step.operator),
      });
    },
  );

  app.post(
    "/board/orders/:id/refund/reject",
    {
      config: ofShop,
      schema: { tags, params: OrderPath, body: BoardRefundRejection, response: { 200: Type.Object({}) } },
    },
    (request, reply) => {
      const step = { operator: operatorOf(request), orderId: request.params.id };
      const reject = async (tx: Parameters<typeof rejectOrderRefund>[0]) => {
        await rejectOrderRefund(tx, context, step, request.body);
        return {};
      };
      return onceOnly(request, reply, reject, { callerName: operatorCaller(step.operator) });
    },
  );
};
