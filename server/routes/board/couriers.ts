import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import { operatorRoles } from "@/contract/calls/board-sign-in";
import { BoardCashRequest, BoardCourierLink, BoardCourierLinkRequest } from "@/contract/calls/couriers";
import { Id } from "@/contract/schema";
import { onceOnly } from "../../plugins/idempotency";
import { operatorOf } from "../../plugins/operator";
import { linkForOrder } from "../../services/board/courier-links";
import { handInCash } from "../../services/courier-cash/courier-cash";
import { inviteCourier } from "../../services/couriers/courier-invitations";
import { operatorCaller } from "../../services/operators/operator";
import { OrderPath } from "./orders";

const tags = ["board"];
const CourierPath = Type.Object({ id: Id });

/** What the board does with couriers beside their orders: links to sign in, and cash. */
export const boardCourierRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const ofShop = { operator: ["owner", "dispatcher"], perMinute: 60 } as const;

  // Sent again it makes a new link: a stored response would keep the secret of the old one.
  app.post(
    "/board/orders/:id/courier-link",
    {
      config: { operator: operatorRoles, perMinute: 60 },
      schema: { tags, params: OrderPath, body: BoardCourierLinkRequest, response: { 200: BoardCourierLink } },
    },
    (request) =>
      linkForOrder(context, { operator: operatorOf(request), orderId: request.params.id }, request.body),
  );

  app.post(
    "/board/couriers/:id/invitation",
    { config: ofShop, schema: { tags, params: CourierPath, response: { 200: BoardCourierLink } } },
    async (request) => ({ link: await inviteCourier(context, request.params.id, operatorOf(request)) }),
  );

  app.post(
    "/board/couriers/:id/cash",
    {
      config: ofShop,
      schema: { tags, params: CourierPath, body: BoardCashRequest, response: { 200: Type.Object({}) } },
    },
    (request, reply) => {
      const operator = operatorOf(request);
      const count = { operator, courierId: request.params.id };
      return onceOnly(
        request,
        reply,
        async (tx) => {
          await handInCash(tx, { ...count, now: context.clock.now() }, request.body.amount);
          return {};
        },
        { callerName: operatorCaller(operator) },
      );
    },
  );
};
