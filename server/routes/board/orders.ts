import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import {
  BoardChanges,
  BoardChangesQuery,
  BoardOrderDetails,
  BoardOrders,
  BoardOrdersQuery,
} from "@/contract/calls/board-orders";
import { operatorRoles } from "@/contract/calls/board-sign-in";
import { operatorOf } from "../../plugins/operator";
import { boardChanges, listBoardOrders } from "../../services/board/list-orders";
import { boardOrderDetails } from "../../services/board/order-details";

const tags = ["board"];
const config = { operator: operatorRoles, perMinute: 600 };

/** The number of an order in an address. */
export const OrderPath = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });

/** Orders as the board lists and shows them. */
export const boardOrderRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;

  app.get(
    "/board/orders",
    { config, schema: { tags, querystring: BoardOrdersQuery, response: { 200: BoardOrders } } },
    (request) => listBoardOrders(context.database, operatorOf(request), request.query),
  );

  app.get(
    "/board/orders/:id",
    { config, schema: { tags, params: OrderPath, response: { 200: BoardOrderDetails } } },
    (request) => boardOrderDetails(context, operatorOf(request), request.params.id),
  );

  app.get(
    "/board/changes",
    { config, schema: { tags, querystring: BoardChangesQuery, response: { 200: BoardChanges } } },
    (request) => boardChanges(context.database, operatorOf(request), request.query.after),
  );
};
