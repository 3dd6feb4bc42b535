import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import {
  BoardDecisions,
  BoardOfflineDenial,
  BoardOfflinePayments,
  BoardOfflineVerification,
} from "@/contract/calls/board-decisions";
import { operatorRoles } from "@/contract/calls/board-sign-in";
import type { Transaction } from "../../context";
import { onceOnly } from "../../plugins/idempotency";
import { operatorOf } from "../../plugins/operator";
import { countDecisions } from "../../services/board/decisions";
import {
  denyBoardPayment,
  listBoardOfflinePayments,
  verifyBoardPayment,
} from "../../services/board/offline-payments";
import { operatorCaller } from "../../services/operators/operator";
import { OrderPath } from "./orders";

const tags = ["board"];
const none = { 200: Type.Object({}) };

/** What waits for a decision, and payments outside of the app: people of a store read theirs, those of the shop decide. */
export const boardDecisionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const ofShop = { operator: ["owner", "dispatcher"], perMinute: 60 } as const;
  const config = { operator: operatorRoles, perMinute: 600 };

  app.get("/board/decisions", { config, schema: { tags, response: { 200: BoardDecisions } } }, (request) =>
    countDecisions(context, operatorOf(request)),
  );

  app.get(
    "/board/offline-payments",
    { config, schema: { tags, response: { 200: BoardOfflinePayments } } },
    (request) => listBoardOfflinePayments(context.database, operatorOf(request), request.shop.language),
  );

  app.post(
    "/board/orders/:id/offline-payment/verify",
    { config: ofShop, schema: { tags, params: OrderPath, body: BoardOfflineVerification, response: none } },
    (request, reply) => {
      const step = { operator: operatorOf(request), orderId: request.params.id };
      const verify = async (tx: Transaction) => {
        await verifyBoardPayment(tx, context, step, request.body);
        return {};
      };
      return onceOnly(request, reply, verify, { callerName: operatorCaller(step.operator) });
    },
  );

  app.post(
    "/board/orders/:id/offline-payment/deny",
    { config: ofShop, schema: { tags, params: OrderPath, body: BoardOfflineDenial, response: none } },
    (request, reply) => {
      const step = { operator: operatorOf(request), orderId: request.params.id };
      const deny = async (tx: Transaction) => {
        await denyBoardPayment(tx, context, step, request.body);
        return {};
      };
      return onceOnly(request, reply, deny, { callerName: operatorCaller(step.operator) });
    },
  );
};
