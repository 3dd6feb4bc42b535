import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import { BoardNumbers, BoardNumbersQuery } from "@/contract/calls/board-numbers";
import { operatorRoles } from "@/contract/calls/board-sign-in";
import { operatorOf } from "../../plugins/operator";
import { ordersCsv } from "../../services/board/numbers/orders-csv";
import { readNumbers } from "../../services/board/numbers/read-numbers";

const tags = ["board"];
/** A year of a large shop costs the database a second. */
const config = { operator: operatorRoles, perMinute: 30 };

/** What the operator's stores earned. */
export const boardNumbersRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;

  app.get(
    "/board/numbers",
    { config, schema: { tags, querystring: BoardNumbersQuery, response: { 200: BoardNumbers } } },
    (request) => readNumbers(context, operatorOf(request), request.query),
  );

  app.get(
    "/board/numbers/orders.csv",
    { config, schema: { tags, querystring: BoardNumbersQuery, response: { 200: Type.String() } } },
    async (request, reply) => {
      const { from, until } = request.query;
      const csv = await ordersCsv(context, operatorOf(request), request.query);
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="orders-${from}-${until}.csv"`)
        .send(csv);
    },
  );
};
