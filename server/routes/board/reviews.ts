import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import {
  BoardReviewAnswer,
  BoardReviewHiding,
  BoardReviews,
  BoardReviewsQuery,
} from "@/contract/calls/board-reviews";
import { operatorRoles } from "@/contract/calls/board-sign-in";
import { Id } from "@/contract/schema";
import type { Transaction } from "../../context";
import { onceOnly } from "../../plugins/idempotency";
import { operatorOf } from "../../plugins/operator";
import { answerReview, hideReview, listBoardReviews } from "../../services/board/reviews";
import { operatorCaller } from "../../services/operators/operator";

const tags = ["board"];
const params = Type.Object({ id: Id });
const none = { 200: Type.Object({}) };

/** Reviews of the operator's stores: everybody answers theirs, owners hide them. */
export const boardReviewRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const config = { operator: operatorRoles, perMinute: 600 };

  app.get(
    "/board/reviews",
    { config, schema: { tags, querystring: BoardReviewsQuery, response: { 200: BoardReviews } } },
    (request) => listBoardReviews(context.database, operatorOf(request), request.query),
  );

  app.put(
    "/board/reviews/:id/answer",
    {
      config: { ...config, perMinute: 60 },
      schema: { tags, params, body: BoardReviewAnswer, response: none },
    },
    (request, reply) => {
      const step = { operator: operatorOf(request), reviewId: request.params.id };
      const answer = async (tx: Transaction) => {
        await answerReview(tx, context, step, request.body);
        return {};
      };
      return onceOnly(request, reply, answer, { callerName: operatorCaller(step.operator) });
    },
  );

  app.put(
    "/board/reviews/:id/hidden",
    {
      config: { operator: ["owner"], perMinute: 60 },
      schema: { tags, params, body: BoardReviewHiding, response: none },
    },
    (request, reply) => {
      const step = { operator: operatorOf(request), reviewId: request.params.id };
      const hide = async (tx: Transaction) => {
        await hideReview(tx, context, step, request.body);
        return {};
      };
      return onceOnly(request, reply, hide, { callerName: operatorCaller(step.operator) });
    },
  );
};
