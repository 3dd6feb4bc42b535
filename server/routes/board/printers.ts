import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import { BoardPrinters, BoardPrintRequest } from "@/contract/calls/board-printers";
import { operatorRoles } from "@/contract/calls/board-sign-in";
import { Id } from "@/contract/schema";
import { onceOnly } from "../../plugins/idempotency";
import { operatorOf } from "../../plugins/operator";
import { listPrinters, printOrder, settleTicket } from "../../services/board/print-tickets";
import { operatorCaller } from "../../services/operators/operator";
import { OrderPath } from "./orders";

const tags = ["board"];
const config = { operator: operatorRoles, perMinute: 120 };
const response = { 200: Type.Object({}) };
const TicketPath = Type.Object({ id: Id });

/** Printers of the operator's stores. Each press prints once for its Idempotency-Key. */
export const boardPrinterRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;

  app.get(
    "/board/printers",
    {
      config: { operator: operatorRoles, perMinute: 600 },
      schema: { tags, response: { 200: BoardPrinters } },
    },
    (request) => listPrinters(context.database, operatorOf(request)),
  );

  app.post(
    "/board/orders/:id/print",
    { config, schema: { tags, params: OrderPath, body: BoardPrintRequest, response } },
    (request, reply) => {
      const operator = operatorOf(request);
      const step = { operator, orderId: request.params.id };
      const run = async (tx: Parameters<typeof printOrder>[0]) => {
        await printOrder(tx, context, step, request.body);
        return {};
      };
      return onceOnly(request, reply, run, { callerName: operatorCaller(operator) });
    },
  );

  for (const how of ["again", "dismiss"] as const)
    app.post(
      `/board/tickets/:id/${how}`,
      { config, schema: { tags, params: TicketPath, response } },
      (request, reply) => {
        const operator = operatorOf(request);
        const run = async (tx: Parameters<typeof settleTicket>[0]) => {
          await settleTicket(tx, context, { operator, id: request.params.id }, how);
          return {};
        };
        return onceOnly(request, reply, run, { callerName: operatorCaller(operator) });
      },
    );
};
