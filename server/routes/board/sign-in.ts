import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import {
  BoardInvitationRequest,
  BoardMe,
  BoardSession,
  BoardSignInRequest,
  operatorRoles,
} from "@/contract/calls/board-sign-in";
import { operatorLoginOf, operatorOf } from "../../plugins/operator";
import { networkAddressKey } from "../../plugins/rate-limit";
import { boardMe } from "../../services/operators/board-me";
import { endOperatorSession } from "../../services/operators/operator-sessions";
import { acceptInvitation, signInOperator } from "../../services/operators/operator-sign-in";

const tags = ["board"];

/** People of the shop sign in to the board and out of it. */
export const boardSignInRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;

  app.post(
    "/board/sign-in",
    {
      config: { perMinute: 60 },
      schema: { tags, body: BoardSignInRequest, response: { 200: BoardSession } },
    },
    (request) => signInOperator(context, request.body, networkAddressKey(request.ip)),
  );

  app.post(
    "/board/invitations/accept",
    {
      config: { perMinute: 30 },
      schema: { tags, body: BoardInvitationRequest, response: { 200: BoardSession } },
    },
    (request) => acceptInvitation(context, request.body, networkAddressKey(request.ip)),
  );

  app.post(
    "/board/sign-out",
    {
      config: { operator: operatorRoles, peopleOnly: true, perMinute: 60 },
      schema: { tags, response: { 200: Type.Object({}) } },
    },
    async (request) => {
      const { operator, tokenHash } = operatorLoginOf(request);
      await endOperatorSession(context.database, operator.id, tokenHash);
      return {};
    },
  );

  app.get(
    "/board/me",
    {
      config: { operator: operatorRoles, perMinute: 240 },
      schema: { tags, response: { 200: BoardMe } },
    },
    (request) => boardMe(context, operatorOf(request)),
  );
};
